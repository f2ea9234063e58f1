import { closeSync, openSync, readSync } from "node:fs";

const INTERVAL_MS = 250;

/**
 * Copies a file to `output` as it grows. Unlike a pipe it blocks no writer, and loses nothing when the writer dies.
 * @returns a function that copies the rest and stops
 */
export function follow(file: string, output: NodeJS.WritableStream): () => void {
	const descriptor = openSync(file, "r");
	const copy = (): void => {
		const chunk = Buffer.alloc(64 * 1024);
		const length = readSync(descriptor, chunk);
		if (length === 0) return;
		output.write(chunk.subarray(0, length));
		copy();
	};
	const timer = setInterval(copy, INTERVAL_MS);
	return () => {
		clearInterval(timer);
		copy();
		closeSync(descriptor);
	};
}
