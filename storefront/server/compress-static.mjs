// @ts-check
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const FOLDER = resolve(import.meta.dirname, "..", ".next", "static");
/** What gets smaller by it: text, and the barcode reader's program. */
const COMPRESSIBLE = new Set([".js", ".css", ".json", ".svg", ".txt", ".wasm"]);
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Lays a Brotli and a gzip copy beside every built file that gets smaller by it, at the highest level: made once for each build, where a
 * server that compresses as it answers must choose a quick level.
 */
const files = await readdir(FOLDER, { recursive: true, withFileTypes: true });
await Promise.all(
	files
		.filter((file) => file.isFile() && COMPRESSIBLE.has(extname(file.name)))
		.map(async (file) => {
			const path = join(file.parentPath, file.name);
			const text = await readFile(path);
			const params = {
				[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
				[constants.BROTLI_PARAM_SIZE_HINT]: text.length,
			};
			await Promise.all([
				brotli(text, { params }).then((copy) => writeFile(`${path}.br`, copy)),
				deflate(text, { level: constants.Z_BEST_COMPRESSION }).then((copy) => writeFile(`${path}.gz`, copy)),
			]);
		}),
);
