import { once } from "node:events";
import { stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { RefusedFile } from "../xlsx/refused-file";
import { fileFault } from "./file-fault";
import { isWorkbook } from "./file-kind";
import { type FileRow, fileRows, type Reading } from "./file-rows";
import { Notices } from "./notices";
import type { RowsMessage } from "./rows-thread";

/** Texts up to this size are read in the thread of the caller: in less time than a thread takes to start. */
const SMALL_BYTES = 32 * 1024;
/** Threads at work at once in this process. */
const MOST_THREADS = 2;
/** For a full catalogue, which takes ten seconds and 170 MB. */
const CATALOGUE = { longestMs: 60_000, megabytes: 512 };
const STARTED_WITHIN_MS = 60_000;
const TOO_SLOW =
	"La lecture de ce fichier a pris trop de temps. Gardez les seules lignes utiles, ou importez-le en plusieurs fois.";
const TOO_LARGE =
	"La lecture de ce fichier demande trop de mémoire. Gardez les seules lignes utiles, ou importez-le en plusieurs fois.";

export interface RowsOptions {
	isRelaxed?: boolean;
	onBytes?: (bytes: number) => void;
	notices?: Notices;
	/** Time for reading alone, not for what the caller does meanwhile, and memory. */
	limits?: typeof CATALOGUE;
}

/**
 * The rows of a file of any size, its header first: text, or the first visible sheet of a workbook (.xlsx), whatever the file is
 * called. The one reader of uploaded tables: streamed, within limits of columns, rows, cells, entries, memory and time, in a thread
 * of its own where a step may take long. @throws RefusedFile
 */
export async function* readRows(
	path: string,
	{ isRelaxed = false, onBytes = () => {}, notices = new Notices(), limits = CATALOGUE }: RowsOptions = {},
): AsyncGenerator<FileRow> {
	const reading = { path, isRelaxed };
	try {
		const isSmall = !(await isWorkbook(path)) && (await stat(path)).size <= SMALL_BYTES;
		yield* isSmall ? fileRows(reading, onBytes, notices) : rowsOfThread(reading, { onBytes, notices, limits });
	} catch (error) {
		const fault = fileFault(error);
		throw fault ? new RefusedFile(fault.message, fault.line) : error;
	}
}

async function* rowsOfThread(
	reading: Reading,
	{ onBytes, notices, limits }: Required<Pick<RowsOptions, "onBytes" | "notices" | "limits">>,
): AsyncGenerator<FileRow> {
	const release = await place();
	const thread = openThread(reading, limits.megabytes);
	try {
		await nextMessage(thread, STARTED_WITHIN_MS);
		for (let leftMs = limits.longestMs; ; ) {
			const asked = performance.now();
			thread.postMessage("more");
			const message = await nextMessage(thread, leftMs);
			leftMs -= performance.now() - asked;
			onBytes(message.bytes);
			notices.add(message.warnings);
			yield* message.rows;
			if (message.fault) throw new RefusedFile(message.fault.message, message.fault.line);
			if (message.isLast) return;
		}
	} finally {
		await thread.terminate();
		release();
	}
}

async function nextMessage(thread: Worker, withinMs: number): Promise<RowsMessage> {
	try {
		const [message] = await once(thread, "message", { signal: AbortSignal.timeout(Math.max(1, Math.ceil(withinMs))) });
		return message as RowsMessage;
	} catch (error) {
		if (error instanceof Error && error.name === "AbortError") throw new RefusedFile(TOO_SLOW);
		const isFull = error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
		throw isFull ? new RefusedFile(TOO_LARGE) : error;
	}
}

function openThread(reading: Reading, megabytes: number): Worker {
	const kind = extname(__filename);
	return new Worker(THREAD, {
		eval: true,
		workerData: {
			reading,
			file: join(__dirname, `rows-thread${kind}`),
			// Only sources need a compiler: the one in JavaScript, since the native one cannot be loaded by thread after thread.
			compiler: kind === ".ts" ? require.resolve("ts-node") : undefined,
		},
		resourceLimits: { maxOldGenerationSizeMb: megabytes },
	});
}
const THREAD = `
const { file, compiler } = require("node:worker_threads").workerData;
if (compiler) require(compiler).register({ transpileOnly: true, swc: false });
require(file);`;

let running = 0;
const waiting: (() => void)[] = [];

/** Waits for one of the places of threads; the result gives it back. */
async function place(): Promise<() => void> {
	if (running >= MOST_THREADS) await new Promise<void>((resolve) => waiting.push(resolve));
	else running += 1;
	return () => {
		const next = waiting.shift();
		if (next) next();
		else running -= 1;
	};
}
