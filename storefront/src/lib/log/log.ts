import { format } from "node:util";
import { redact } from "@confiserie/domain/personal-data/redact";
import pino, { type DestinationStream, type Logger } from "pino";

/** Lines are written in batches of this many bytes or this much time: no page waits for the disk. */
const BATCH_BYTES = 4096;
const BATCH_MS = 250;
/** Medusa's values of LOG_LEVEL, where pino has others. */
const LEVELS: Record<string, string> = { http: "debug", verbose: "debug", silly: "trace" };

/** Whether lines are JSON. Throws an Error that names the variable at fault. */
export function isJson({ LOG_FORMAT, NODE_ENV }: NodeJS.ProcessEnv): boolean {
	const form = LOG_FORMAT || (NODE_ENV === "production" ? "json" : "pretty");
	if (form !== "json" && form !== "pretty") throw new Error(`LOG_FORMAT must be "json" or "pretty"; it is "${form}".`);
	return form === "json";
}

/** Opens a log of one JSON object per line, in the backend's format. */
export function openLog(level: string | undefined, output: DestinationStream): Logger {
	const known = LEVELS[level ?? ""] ?? level ?? "";
	return pino(
		{
			level: known in pino.levels.values ? known : "info",
			base: { service: "storefront", pid: process.pid },
			messageKey: "message",
			timestamp: pino.stdTimeFunctions.isoTime,
			formatters: { level: (label) => ({ level: label }) },
		},
		output,
	);
}

export function bufferedOutput(): DestinationStream {
	const output = pino.destination({ dest: 1, sync: false, minLength: BATCH_BYTES });
	setInterval(() => output.flush(), BATCH_MS).unref();
	return output;
}

/** Sends what Next and others write to the console to the log, without personal data. */
export function takeConsole(log: Logger): void {
	for (const name of ["debug", "info", "warn", "error"] as const)
		console[name] = (...parts: unknown[]) => log[name](redact(format(...parts)));
	console.log = console.info;
}
