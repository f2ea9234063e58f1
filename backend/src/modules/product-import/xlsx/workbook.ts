import { on, once } from "node:events";
import { open } from "node:fs/promises";
import { Worker } from "node:worker_threads";

/** What stands in a cell of a workbook; null for nothing. */
export type Cell = string | number | boolean | Date | null;

/** Unpacked; a catalogue of 50,000 products with all its texts is a third of it. */
const MOST_BYTES = 512 * 1024 * 1024;
/** Rows that travel to or from the thread together: more would hold this process up. */
const PORTION = 100;

/** Whether a file is packed as workbooks are: no text begins so. */
export async function isWorkbook(path: string): Promise<boolean> {
	const file = await open(path);
	const start = Buffer.alloc(4);
	await file.read(start, 0, 4, 0).finally(() => file.close());
	return start.toString("latin1") === "PK\u0003\u0004";
}

/** A file that is packed and still no workbook, or one that would unpack to more than a catalogue. */
export class UnreadableWorkbook extends Error {}

/**
 * The rows of a workbook's first sheet, empty ones among them. In a thread: the library takes a second for 20,000 products.
 * What the packing says of sizes is looked at first, and the library unpacks no more than it says.
 * @throws UnreadableWorkbook
 */
export async function* readWorkbook(path: string): AsyncGenerator<Cell[]> {
	const thread = threadOf(READ, { path, mostBytes: MOST_BYTES });
	try {
		for await (const [rows] of on(thread, "message") as AsyncIterable<[Cell[][] | null]>) {
			if (rows === null) return;
			yield* rows;
		}
	} catch (error) {
		throw new UnreadableWorkbook("No workbook that could be read.", { cause: error });
	} finally {
		await thread.terminate();
	}
}

/** Writes a workbook of one sheet, whose first row stays in sight. In a thread: the library takes seconds for 20,000 products. */
export async function writeWorkbook(path: string, sheet: string, pages: AsyncIterable<Cell[][]>): Promise<void> {
	const thread = threadOf(WRITE, { path, sheet });
	const written = once(thread, "message");
	written.catch(() => undefined);
	try {
		for await (const page of pages) thread.postMessage(page);
		thread.postMessage(null);
		await written;
	} finally {
		await thread.terminate();
	}
}

function threadOf(code: string, data: Record<string, unknown>): Worker {
	const libraries = {
		reader: require.resolve("read-excel-file/universal"),
		writer: require.resolve("write-excel-file/node"),
		zip: require.resolve("fflate"),
	};
	return new Worker(code, {
		eval: true,
		workerData: { ...data, libraries, portion: PORTION },
		resourceLimits: { maxOldGenerationSizeMb: 1024 },
	});
}

const READ = `
const { readFileSync } = require("node:fs");
const { parentPort, workerData } = require("node:worker_threads");
const { path, mostBytes, libraries, portion } = workerData;
const packed = readFileSync(path);
let bytes = 0;
require(libraries.zip).unzipSync(packed, { filter: (file) => { bytes += file.originalSize; return false; } });
if (bytes > mostBytes) throw new RangeError("It would unpack to " + bytes + " bytes.");
require(libraries.reader).readSheet(new Blob([packed])).then((rows) => {
	for (let at = 0; at < rows.length; at += portion) parentPort.postMessage(rows.slice(at, at + portion));
	parentPort.postMessage(null);
});`;

const WRITE = `
const { parentPort, workerData } = require("node:worker_threads");
const { path, sheet, libraries } = workerData;
const rows = [];
parentPort.on("message", async (page) => {
	if (page) return void rows.push(...page);
	await require(libraries.writer).default(rows, { sheet, stickyRowsCount: 1 }).toFile(path);
	parentPort.postMessage("written");
});`;
