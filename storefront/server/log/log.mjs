// @ts-check
import { format } from "node:util";
import pino from "pino";
import { redact } from "./domain.mjs";

/** Lines are written together, at this many bytes or this much time: a page does not wait for the disk. */
const TOGETHER_BYTES = 4096;
const TOGETHER_MS = 250;
/** Levels of LOG_LEVEL, which are the engine's, in pino's. @type {Record<string, import("pino").Level>} */
const LEVELS = {
	error: "error",
	warn: "warn",
	info: "info",
	http: "debug",
	verbose: "debug",
	debug: "debug",
	silly: "trace",
};

/**
 * Whether lines are for programs. Throws an Error that names the variable at fault.
 * @param {NodeJS.ProcessEnv} environment
 */
export function isJson({ LOG_FORMAT, NODE_ENV }) {
	const form = LOG_FORMAT || (NODE_ENV === "production" ? "json" : "pretty");
	if (form !== "json" && form !== "pretty") throw new Error(`LOG_FORMAT must be "json" or "pretty"; it is "${form}".`);
	return form === "json";
}

// Taken before Next puts a slower one in its place.
const { now } = Date;
let written = { at: Number.NaN, text: "" };

/** `,"time":"2026-10-31T10:00:00.000Z"`, put together once a millisecond: as many lines as there are in it share it. */
function isoTime() {
	const at = now();
	if (at !== written.at) written = { at, text: `,"time":"${new Date(at).toISOString()}"` };
	return written.text;
}

/** A log of one JSON object a line, as the backend's. @param {string | undefined} level @param {import("pino").DestinationStream} output */
export function openLog(level, output) {
	return pino(
		{
			level: LEVELS[level ?? "info"] ?? "info",
			base: { service: "storefront", pid: process.pid },
			messageKey: "message",
			timestamp: isoTime,
			formatters: { level: (label) => ({ level: label }) },
		},
		output,
	);
}

/** Standard output, written to now and then. */
export function bufferedOutput() {
	const output = pino.destination({ dest: 1, sync: false, minLength: TOGETHER_BYTES });
	setInterval(() => output.flush(), TOGETHER_MS).unref();
	return output;
}

/** Next, and whoever else writes to the console, writes lines of the log, without what it says of people. @param {import("pino").Logger} log */
export function takeConsole(log) {
	for (const name of /** @type {const} */ (["debug", "info", "warn", "error"]))
		console[name] = (...parts) => log[name](redact(format(...parts)));
	console.log = console.info;
}
