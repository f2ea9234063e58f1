// @ts-check
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const BUILD = resolve(import.meta.dirname, "..", ".next");
/** What gets smaller by it: text, and the barcode reader's program. */
const COMPRESSIBLE = new Set([".js", ".css", ".json", ".svg", ".txt", ".wasm"]);
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Has a browser compile all functions of a script beside its own thread, while the script arrives, instead of one by one when they are first
 * called (WICG, explicit compile hints). A comment to those that do not know it.
 */
const COMPILE_HINT = Buffer.from("//# allFunctionsCalledOnLoad\n");
/** @type {{ rootMainFiles: string[] }} */
const { rootMainFiles } = JSON.parse(await readFile(join(BUILD, "build-manifest.json"), "utf8"));
const ofEveryPage = new Set(rootMainFiles.map((name) => join(BUILD, name)));

/**
 * Lays a Brotli and a gzip copy beside every built file that gets smaller by it, at the highest level: made once for each build, where a
 * server that compresses as it answers must choose a quick level. Copies of what every page runs carry the hint; the files themselves stay
 * as Next built them (ADR 0403).
 */
const files = await readdir(join(BUILD, "static"), { recursive: true, withFileTypes: true });
await Promise.all(
	files
		.filter((file) => file.isFile() && COMPRESSIBLE.has(extname(file.name)))
		.map(async (file) => {
			const path = join(file.parentPath, file.name);
			const built = await readFile(path);
			const text = ofEveryPage.has(path) ? Buffer.concat([COMPILE_HINT, built]) : built;
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
