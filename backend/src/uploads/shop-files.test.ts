import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import { readEnv } from "../config/env";
import { localFiles } from "./shop-files";

test("only the shop's own user reads private files and their folder; public ones may be read by a web server", async () => {
	const root = await mkdtemp(join(tmpdir(), "files-"));
	onTestFinished(() => rm(root, { recursive: true }));
	const files = localFiles(readEnv({ UPLOADS_DIR: join(root, "uploads") }, root));
	for (const store of [files.private, files.public]) await store.write("orders.csv", Readable.from(["x"]));
	const rights = async (path: string) => ((await stat(join(root, path))).mode & 0o777).toString(8);
	expect([await rights("private-files"), await rights("private-files/orders.csv")]).toEqual(["700", "600"]);
	expect(await rights("uploads/orders.csv")).toBe("644");
});
