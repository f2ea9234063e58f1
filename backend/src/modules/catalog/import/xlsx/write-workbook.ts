import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** Content of a written cell; null for an empty one. */
export type Cell = string | number | null;

/** Returns a workbook of one sheet, whose first row stays in sight. In a thread: the library takes seconds for 20,000 products. */
export async function writeWorkbook(sheet: string, pages: AsyncIterable<Cell[][]>): Promise<Buffer> {
	const writer = require.resolve("write-excel-file/node");
	const thread = new Worker(WRITE, {
		eval: true,
		workerData: { sheet, writer },
		resourceLimits: { maxOldGenerationSizeMb: 1024 },
	});
	const written = once(thread, "message");
	written.catch(() => undefined);
	try {
		for await (const page of pages) thread.postMessage(page);
		thread.postMessage(null);
		const [bytes] = (await written) as [Uint8Array];
		return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	} finally {
		await thread.terminate();
	}
}

const WRITE = `
const { parentPort, workerData } = require("node:worker_threads");
const { sheet, writer } = workerData;
const rows = [];
parentPort.on("message", async (page) => {
	if (page) return void rows.push(...page);
	parentPort.postMessage(await require(writer).default(rows, { sheet, stickyRowsCount: 1 }).toBuffer());
});`;
