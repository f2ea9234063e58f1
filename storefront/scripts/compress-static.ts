import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const BUILD = resolve(".next");
/** Text, and the barcode reader's WebAssembly. */
const COMPRESSIBLE = new Set([".js", ".css", ".json", ".svg", ".txt", ".wasm"]);
/** Has Chromium compile all functions of a script while it streams, not one by one on the main thread (ADR 37). */
const COMPILE_HINT = Buffer.from("//# allFunctionsCalledOnLoad\n");
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Writes Brotli and gzip copies of the built files at the highest level, once per build. Copies of the scripts that every page
 * runs carry the compile hint; the files themselves stay as Next built them.
 */
async function compressStatic(): Promise<void> {
	const { rootMainFiles } = JSON.parse(await readFile(join(BUILD, "build-manifest.json"), "utf8"));
	const ofEveryPage = new Set(rootMainFiles.map((name: string) => join(BUILD, name)));
	const files = await readdir(join(BUILD, "static"), { recursive: true, withFileTypes: true });
	const compressible = files.filter((file) => file.isFile() && COMPRESSIBLE.has(extname(file.name)));
	await Promise.all(
		compressible.map(async (file) => {
			const path = join(file.parentPath, file.name);
			const built = await readFile(path);
			const text = ofEveryPage.has(path) ? Buffer.concat([COMPILE_HINT, built]) : built;
			const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
			await writeFile(`${path}.br`, await brotli(text, { params }));
			await writeFile(`${path}.gz`, await deflate(text, { level: constants.Z_BEST_COMPRESSION }));
		}),
	);
}

void compressStatic();
