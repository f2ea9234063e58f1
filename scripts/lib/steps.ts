import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { ROOT } from "./paths";

/** A step that failed, with the log that says why. */
export class StepFailure extends Error {
	constructor(
		message: string,
		readonly logFile?: string,
	) {
		super(message);
	}
}

/** As many lines of a log as say why a program failed. */
const LAST_LINES = 25;

const running = new Map<string, number>();
let output: NodeJS.WriteStream = process.stdout;
let ticker: NodeJS.Timeout | undefined;
let hushed = false;

/** Has steps written elsewhere: to the error output, where the standard output is what was asked for. */
export function writeStepsTo(stream: NodeJS.WriteStream): void {
	output = stream;
}

/**
 * Runs one named step and prints how long it took. Steps may run side by side.
 */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
	const started = Date.now();
	running.set(name, started);
	if (!output.isTTY) output.write(`… ${name}\n`);
	ticker ??= output.isTTY ? setInterval(draw, 200) : undefined;
	try {
		const result = await work();
		finish(name, `✓ ${name} (${elapsed(started)})`);
		return result;
	} catch (error) {
		finish(name, `✗ ${name} (${elapsed(started)})`);
		throw error;
	}
}

/** Prints a line above the progress of running steps. */
export function say(line: string): void {
	erase();
	output.write(`${line}\n`);
	draw();
}

/** From now on steps are silent: steps interrupted by a stop did not fail. */
export function hush(): void {
	hushed = true;
	erase();
}

/** Prints why a run failed, with the end of the log and where the whole of it is. */
export function explain(error: unknown): void {
	erase();
	if (!(error instanceof StepFailure)) {
		console.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
		return;
	}
	console.error(`\n✗ ${error.message}`);
	if (!error.logFile) return;
	const lines = lastLines(error.logFile);
	if (lines.length > 0) console.error(`\n${lines.join("\n")}\n`);
	console.error(`Journal complet : ${relative(ROOT, error.logFile)}`);
}

/** Seconds since `started` (ms), in words: "3,2 s" or "1 min 05 s". */
export function elapsed(started: number): string {
	const seconds = (Date.now() - started) / 1000;
	if (seconds < 60) return `${seconds.toFixed(1).replace(".", ",")} s`;
	return `${Math.floor(seconds / 60)} min ${String(Math.floor(seconds % 60)).padStart(2, "0")} s`;
}

function finish(name: string, line: string): void {
	running.delete(name);
	if (running.size === 0) {
		clearInterval(ticker);
		ticker = undefined;
	}
	if (!hushed) say(line);
}

function draw(): void {
	if (!output.isTTY || hushed || running.size === 0) return;
	const line = [...running].map(([name, started]) => `${name} ${elapsed(started)}`).join(" · ");
	output.write(`\r\u001b[2K… ${line}`.slice(0, Math.max(20, output.columns ?? 80)));
}

function erase(): void {
	if (output.isTTY) output.write("\r\u001b[2K");
}

/** Why a program failed, with the end of what it wrote, indented. */
export function lastWords(error: unknown): string {
	const message = error instanceof Error ? error.message : String(error);
	const lines = error instanceof StepFailure && error.logFile ? lastLines(error.logFile) : [];
	return [message, ...lines].map((line) => `    ${line}`).join("\n");
}

function lastLines(file: string): string[] {
	try {
		return readFileSync(file, "utf8").trimEnd().split("\n").slice(-LAST_LINES);
	} catch {
		return [];
	}
}
