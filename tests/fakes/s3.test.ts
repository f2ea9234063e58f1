import { mkdtemp, readFile, rm, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readEnv } from "../../backend/src/config/env";
import { bucketOf } from "../../backend/src/config/storage-settings";
import { BucketStore } from "../../backend/src/lib/objects/bucket-store";
import type { ObjectStore } from "../../backend/src/lib/objects/object-store";
import { localFiles } from "../../backend/src/uploads/shop-files";
import { moveFiles } from "../../backend/src/workflows/files/move-files";
import { type S3Fake, startS3Fake } from "./s3";

let s3: S3Fake;
let folder: string;
beforeAll(async () => {
	s3 = await startS3Fake();
	folder = await mkdtemp(join(tmpdir(), "files-"));
});
afterAll(async () => {
	await s3.close();
	await rm(folder, { recursive: true });
});
beforeEach(() => s3.objects.clear());

const env = (settings: Record<string, string> = {}) =>
	readEnv({ ...s3.settings, S3_BUCKET: `${s3.bucket}/my-shop`, ...settings }, folder);
const store = (settings?: Record<string, string>) => {
	const { account, bucket, prefix } = bucketOf(env(settings), `${s3.bucket}/folder`);
	return new BucketStore(account, bucket, prefix);
};
const contentOf = async (from: ObjectStore, name: string) => {
	const found = await from.read(name);
	return found && (await buffer(found.content));
};
const namesIn = async (of: ObjectStore) => {
	const names: string[] = [];
	for await (const { name } of of.list()) names.push(name);
	return names.sort();
};
const streamOf = (content: string) => Readable.from([Buffer.from(content)]);

describe("a bucket stores objects", () => {
	test("of any name, lists them page by page, replaces and removes them", async () => {
		const names = ["a/été 1.webp", "a/b.webp", "c+d.webp", "e.webp", "f.webp"];
		for (const name of names) await store().write(name, streamOf(name));
		expect(await namesIn(store())).toEqual([...names].sort());
		expect([...s3.objects.keys()].every((key) => key.startsWith("folder/"))).toBe(true);
		await store().write("e.webp", streamOf("new"));
		expect(String(await contentOf(store(), "e.webp"))).toBe("new");
		await store().remove("e.webp");
		await store().remove("e.webp");
		expect(await store().read("e.webp")).toBeUndefined();
	});

	test("larger than a part, as a stream", async () => {
		const chunks = Array.from({ length: 20 }, (_, number) => Buffer.alloc(1_000_000, number));
		await store().write("large", Readable.from(chunks));
		expect((await contentOf(store(), "large"))?.equals(Buffer.concat(chunks))).toBe(true);
	});

	test("whole or not at all", async () => {
		async function* cutShort() {
			yield Buffer.alloc(12_000_000);
			throw new Error("cut short");
		}
		await expect(store().write("half", Readable.from(cutShort()))).rejects.toThrow("cut short");
		expect(await store().read("half")).toBeUndefined();
		await store().removeUnfinished(new Date(Date.now() + 60_000));
		expect(s3.objects.size).toBe(0);
	});

	test("for those alone who have the key", async () => {
		await store().write("mine", streamOf("x"));
		const stranger = store({ S3_SECRET_ACCESS_KEY: "guessed" });
		await expect(stranger.read("mine")).rejects.toMatchObject({ name: "SignatureDoesNotMatch" });
		await expect(stranger.write("mine", streamOf("y"))).rejects.toMatchObject({ name: "SignatureDoesNotMatch" });
		expect(String(await contentOf(store(), "mine"))).toBe("x");
	});
});

describe("files move from the folders into the bucket and back", () => {
	const bucket = () => env().S3_BUCKET ?? "";
	const here = (name: string) => env({ UPLOADS_DIR: join(folder, name, "uploads") });

	test("public ones and private ones; made again after a cut it does only what is missing", async () => {
		const from = localFiles(here("first"));
		for (const name of ["demo/a.webp", "b.webp", "c.webp"]) await from.public.write(name, streamOf(`picture ${name}`));
		await from.private.write("private-1-orders.csv", streamOf("orders"));
		expect(await moveFiles(here("first"), bucket(), "s3")).toMatchObject({ copied: 4, present: 0 });
		expect([...s3.objects.keys()].sort()).toEqual([
			"my-shop/private/private-1-orders.csv",
			"my-shop/public/b.webp",
			"my-shop/public/c.webp",
			"my-shop/public/demo/a.webp",
		]);

		s3.objects.delete("my-shop/public/b.webp");
		// As long as the real one, and another.
		s3.objects.set("my-shop/public/c.webp", { bytes: Buffer.from("picture X.webp"), at: new Date() });
		expect(await moveFiles(here("first"), bucket(), "s3")).toMatchObject({ copied: 2, present: 2 });
		expect(await moveFiles(here("first"), bucket(), "s3")).toMatchObject({ copied: 0, present: 4 });

		const back = here("second");
		expect(await moveFiles(back, bucket(), "local")).toMatchObject({ copied: 4, present: 0 });
		await truncate(join(back.UPLOADS_DIR, "c.webp"), 3);
		expect(await moveFiles(back, bucket(), "local")).toMatchObject({ copied: 1, present: 3 });
		for (const name of ["demo/a.webp", "b.webp", "c.webp"])
			expect(await readFile(join(back.UPLOADS_DIR, name), "utf8")).toBe(`picture ${name}`);
		expect(String(await contentOf(localFiles(back).private, "private-1-orders.csv"))).toBe("orders");
	});
});
