import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { DATA } from "../../scripts/lib/paths";

const FILE = join(DATA, "bench-watch.jsonl");

/** Environment that has a backend watched. */
export function watched(): Record<string, string> {
	rmSync(FILE, { force: true });
	const script = pathToFileURL(join(import.meta.dirname, "watch-process.mjs"));
	return { NODE_OPTIONS: `--import=${script.href}`, BENCH_WATCH_FILE: FILE };
}

/** How the watched backend fared while `work` went on. */
export interface Burden {
	/** The longest that its event loop was held, in milliseconds. */
	heldMs: number;
	/** Memory at its highest beyond what it was at the beginning, in MB of 1,048,576 bytes. */
	grownMegabytes: number;
}

export async function burdenOf(work: () => Promise<unknown>): Promise<Burden> {
	const before = readLines().at(-1)?.bytes;
	if (before === undefined) throw new Error("The backend is not watched.");
	const started = Date.now();
	await work();
	const during = readLines().filter(({ at }) => at > started);
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

function readLines(): Line[] {
	return readFileSync(FILE, "utf8")
		.trimEnd()
		.split("\n")
		.map((line) => JSON.parse(line));
}
