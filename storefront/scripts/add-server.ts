import { cp, lstat } from "node:fs/promises";
import { join, relative, resolve } from "node:path";

/** Next's own copy of the tracer that makes its standalone build. */
const { nodeFileTrace }: Tracer = require("next/dist/compiled/@vercel/nft");
interface Tracer {
	nodeFileTrace(entries: string[], options: { base: string; ignore: string[] }): Promise<{ fileList: Set<string> }>;
}

const ROOT = resolve("..");
const STANDALONE = resolve(".next", "standalone");

/** Adds the compiled server and the files of node_modules that it reads to Next's standalone build, which has those of the pages. */
async function addServer(): Promise<void> {
	const start = resolve("dist", "server", "start.js");
	const { fileList } = await nodeFileTrace([start], { base: ROOT, ignore: ["node_modules/next/**"] });
	for (const file of fileList) {
		const target = join(STANDALONE, file);
		const isThere = await lstat(target).catch(() => undefined);
		if (!isThere) await cp(join(ROOT, file), target, { verbatimSymlinks: true });
	}
	console.log(`Added ${fileList.size} files to ${relative(ROOT, STANDALONE)}.`);
}

void addServer();
