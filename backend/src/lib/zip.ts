import { Zip, ZipPassThrough } from "fflate";

export interface ZippedFile {
	/** With forward slashes between folders. */
	name: string;
	bytes: Uint8Array;
	/** From 1980 to 2099, as the format has it. */
	changedAt: Date;
}

/** A ZIP of these files piece by piece, each stored as it is: for what is compressed already. */
export async function* zipped(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
	const pieces: Uint8Array[] = [];
	const zip = new Zip((error, piece) => {
		if (error) throw error;
		pieces.push(piece);
	});
	for await (const { name, bytes, changedAt } of files) {
		const file = new ZipPassThrough(name);
		file.mtime = changedAt;
		zip.add(file);
		file.push(bytes, true);
		yield* pieces.splice(0);
	}
	zip.end();
	yield* pieces;
}
