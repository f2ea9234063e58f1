import { once } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import type { ImportError } from "@confiserie/domain/contract/product-import";
import { fileFault } from "./file-fault";
import { type FileRow, fileRows, type Reading } from "./file-rows";
import { Notices } from "./notices";

/** Some rows, and what was learned of the file meanwhile. The first message is empty: the thread is ready. */
export interface RowsMessage {
	rows: FileRow[];
	bytes: number;
	warnings: ImportError[];
	isLast: boolean;
	fault?: ImportError;
}

/** Characters of a message, so that receiving one takes a millisecond. */
const MESSAGE_SIZE = 16 * 1024;

/** The entry of a thread that reads a file and sends its rows, some at a time, each lot when asked. */
async function sendRows(port: NonNullable<typeof parentPort>): Promise<void> {
	const notices = new Notices();
	let bytes = 0;
	const post = (rows: FileRow[], isLast: boolean, fault?: ImportError) =>
		port.postMessage({ rows, bytes, warnings: notices.take(), isLast, ...(fault && { fault }) } satisfies RowsMessage);
	const onBytes = (read: number) => {
		bytes = read;
	};
	let rows: FileRow[] = [];
	const isAsked = () => once(port, "message");
	post(rows, false);
	await isAsked();
	try {
		let size = 0;
		for await (const row of fileRows(workerData.reading as Reading, onBytes, notices)) {
			rows.push(row);
			size += row.texts.reduce((sum, text) => sum + text.length + 8, 0);
			if (size < MESSAGE_SIZE) continue;
			post(rows, false);
			await isAsked();
			[rows, size] = [[], 0];
		}
		post(rows, true);
	} catch (error) {
		const fault = fileFault(error);
		if (!fault) throw error;
		post(rows, true, fault);
	}
	port.close();
}

if (parentPort) void sendRows(parentPort);
