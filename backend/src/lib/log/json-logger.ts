import { randomUUID } from "node:crypto";
import { format } from "node:util";
import type { Logger } from "@medusajs/framework/types";
import pino, { type DestinationStream, type Level } from "pino";

/** What one line may say beside its message; never a person's data, never an address as it was asked for. */
export type LogFields = Record<string, string | number | undefined>;

/** Medusa's logger, with lines that have fields. */
export interface FieldLogger extends Logger {
	line(level: "info" | "debug", message: string, fields: LogFields): void;
}

/** Medusa's levels, most severe first, as pino's. */
const LEVELS: Record<string, Level> = {
	error: "error",
	warn: "warn",
	info: "info",
	http: "debug",
	verbose: "debug",
	debug: "debug",
	silly: "trace",
};

/**
 * A logger for programs to read: one JSON object a line, with `time`, `level`, `message` and the fields of `base`.
 * Every text passes `redact`, which hides what no log may hold; of an error only name, code and stack are logged, never its other properties.
 */
export function jsonLogger(
	level: string,
	base: LogFields,
	destination: DestinationStream,
	redact: (text: string) => string,
): FieldLogger {
	const given = LEVELS[level] ?? "info";
	const log = pino(
		{
			level: given,
			base,
			messageKey: "message",
			timestamp: pino.stdTimeFunctions.isoTime,
			formatters: { level: (label) => ({ level: label }) },
		},
		destination,
	);
	const write = (at: Level, message: unknown, fields: LogFields = {}) => log[at](fields, redact(textOf(message)));
	const since = new Map<string, number>();
	const end = (at: Level, id: string, message: string) => {
		const durationMs = Math.round(performance.now() - (since.get(id) ?? performance.now()));
		since.delete(id);
		write(at, message, { durationMs });
		return { duration: durationMs };
	};
	return {
		line: (at, message, fields) => log[at](fields, message),
		error: (what, error) => write("error", what, errorFields(what instanceof Error ? what : error, redact)),
		warn: (message) => write("warn", message),
		info: (message) => write("info", message),
		http: (message) => write("debug", message),
		verbose: (message) => write("debug", message),
		debug: (message) => write("debug", message),
		silly: (message) => write("trace", message),
		log: (...parts) => write("info", format(...parts)),
		panic: (data) => {
			write("error", data);
			process.exit(1);
		},
		// Medusa's own line for a request tells its whole address; ours does not (http/request-log.ts).
		shouldLog: (at) => at !== "http" && log.isLevelEnabled(LEVELS[at] ?? "info"),
		setLogLevel: (at) => {
			log.level = LEVELS[at] ?? given;
		},
		unsetLogLevel: () => {
			log.level = given;
		},
		activity: (message) => {
			const id = randomUUID();
			since.set(id, performance.now());
			write("info", message);
			return id;
		},
		progress: (_id, message) => write("info", message),
		success: (id, message) => end("info", id, message),
		failure: (id, message) => end("error", id, message),
	};
}

function errorFields(error: Error | undefined, redact: (text: string) => string): LogFields {
	if (!error) return {};
	const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
	return { error: error.name, code, stack: redact(String(error.stack ?? error.message)) };
}

function textOf(message: unknown): string {
	if (message instanceof Error) return message.message;
	return typeof message === "string" ? message : format(message);
}
