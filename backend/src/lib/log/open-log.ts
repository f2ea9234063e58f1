import { format } from "node:util";
import pino from "pino";
import { type FieldLogger, jsonLogger } from "./json-logger";

/** Lines are written together, at this many bytes or this much time: a page does not wait for the disk. */
const TOGETHER_BYTES = 4096;
const TOGETHER_MS = 250;

let current: FieldLogger | undefined;

/** Makes JSON lines on standard output the only log of this process, console output included. Called once. */
export function openJsonLog(level: string, mode: string, redact: (text: string) => string): FieldLogger {
	if (current) return current;
	const output = pino.destination({ dest: 1, sync: false, minLength: TOGETHER_BYTES });
	setInterval(() => output.flush(), TOGETHER_MS).unref();
	const log = jsonLogger(level, { service: "backend", mode, pid: process.pid }, output, redact);
	for (const [name, at] of Object.entries(CONSOLE))
		Reflect.set(console, name, (...parts: unknown[]) => log[at](format(...parts)));
	current = log;
	return log;
}

/** The log with fields; undefined where lines are for a terminal. */
export function jsonLog(): FieldLogger | undefined {
	return current;
}

const CONSOLE = { debug: "debug", log: "info", info: "info", warn: "warn", error: "error" } as const;
