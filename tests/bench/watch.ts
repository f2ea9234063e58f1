import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { DATA } from "../../scripts/lib/paths";

/** A side of the shop, or one of several backends or readers. */
export type Watched = "backend" | `backend-${number}` | "reader" | `reader-${number}` | "storefront";
const fileOf = (name: Watched) => join(DATA, `bench-watch-${name}.jsonl`);

/** Environment that has a side of the shop watched. */
export function watched(name: Watched): Record<string, string> {
	rmSync(fileOf(name), { force: true });
	const script = pathToFileURL(join(import.meta.dirname, "watch-process.mjs"));
	return { NODE_OPTIONS: `--import=${script.href}`, BENCH_WATCH_FILE: fileOf(name) };
}

/** How the watched backend fared while `work` went on. */
export interface Burden {
	/** The longest that its event loop was held, in milliseconds. */
	heldMs: number;
	/** Memory at its highest beyond what it was at the beginning, in MB of 1,048,576 bytes. */
	grownMegabytes: number;
}

export async function burdenOf(work: () => Promise<unknown>): Promise<Burden> {
	const before = readLines("backend").at(-1)?.bytes;
	if (before === undefined) throw new Error("The backend is not watched.");
	const started = Date.now();
	await work();
	const during = readLines("backend").filter(({ at }) => at > started);
	return {
		heldMs: Math.max(...during.map(({ heldMs }) => heldMs)),
		grownMegabytes: (Math.max(...during.map(({ bytes }) => bytes)) - before) / 1_048_576,
	};
}

interface Line {
	at: number;
	heldMs: number;
	bytes: number;
}

/** The most memory that a side took since it began, in MB of 1,048,576 bytes. */
export function peakMegabytes(name: Watched): number {
	return Math.max(...readLines(name).map(({ bytes }) => bytes)) / 1_048_576;
}

function readLines(name: Watched): Line[] {
	return readFileSync(fileOf(name), "utf8")
		.trimEnd()
		.split("\n")
		.map((line) => JSON.parse(line));
}
