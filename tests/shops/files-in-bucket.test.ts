import type { UploadedImage } from "@confiserie/domain/contract/admin-product";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readEnv } from "../../backend/src/config/env";
import SiteFileService from "../../backend/src/modules/foundations/files/service";
import { bucketFiles } from "../../backend/src/uploads/shop-files";
import { stopServices } from "../../scripts/lib/processes";
import { type S3Fake, startS3Fake } from "../fakes/s3";
import { picture } from "../fixtures/hostile-images";
import { adminToken } from "../support/api";
import { testBackend } from "../support/backend";
import { suiteShop, useShop } from "../support/context";
import { databaseBeside, type TestDatabase, testEnvironment } from "../support/template";
import { upload } from "../support/upload";

let s3: S3Fake;
let database: TestDatabase;
let settings: Record<string, string>;
const backends: string[] = [];

beforeAll(async () => {
	s3 = await startS3Fake();
	database = await databaseBeside(suiteShop().databaseUrl);
	// Folders of their own: what one has, the other has from the bucket.
	settings = { ...s3.settings, S3_BUCKET: s3.bucket };
	for (const name of ["one", "other"]) {
		const { backend, launch } = await testBackend(`test-bucket-${name}`, database.url, {
			...settings,
			UPLOADS_DIR: `${suiteShop().uploads}-${name}`,
		});
		await launch().healthy;
		backends.push(backend);
	}
	useShop({ backend: backends[0] ?? "", databaseUrl: database.url, storefront: "" });
}, 240_000);
afterAll(async () => {
	await stopServices();
	await database.drop();
	await s3.close();
});

test("an image uploaded at one backend is served by the other, under the same address, and cached by browsers", async () => {
	const file = { content: await picture("png"), name: "photo.png" };
	const { status, body } = await upload<UploadedImage>(
		"/admin/products/upload-image",
		"image",
		file,
		await adminToken(),
	);
	expect(status).toBe(201);
	expect(body.imageUrl).toMatch(/^\/static\/\d+-produit-[0-9a-f-]{36}\.webp$/);
	expect([...s3.objects.keys()]).toContain(`public/${body.imageUrl.slice("/static/".length)}`);
	for (const backend of backends) {
		const served = await fetch(`${backend}${body.imageUrl}`);
		expect([served.status, served.headers.get("content-type")]).toEqual([200, "image/webp"]);
		expect(served.headers.get("cache-control")).toBe("public, max-age=604800");
		expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).format).toBe("webp");
		const again = await fetch(`${backend}${body.imageUrl}`, {
			// As a browser asks; left to itself fetch would forbid any copy.
			headers: { "if-none-match": served.headers.get("etag") ?? "", "cache-control": "max-age=0" },
		});
		expect([again.status, await again.text()]).toEqual([304, ""]);
	}
});

test("a missing object is 404 and not cached", async () => {
	const response = await fetch(`${backends[0]}/static/absent.webp`);
	expect([response.status, response.headers.get("cache-control")]).toEqual([404, null]);
});

test("a private file is fetched by its signed address alone, from any backend", async () => {
	const env = readEnv({ ...testEnvironment(database.url, 9200, 3200), ...settings, NODE_ENV: "development" }, "/");
	const files = bucketFiles(env, s3.bucket);
	const service = new SiteFileService({}, { openFiles: () => files, secret: env.COOKIE_SECRET });
	const content = Buffer.from("commande;montant\n").toString("base64");
	const { key } = await service.upload({ filename: "commandes.csv", mimeType: "text/csv", content, access: "private" });
	expect([...s3.objects.keys()]).toContain(`private/${key}`);
	const link = await service.getPresignedDownloadUrl({ fileKey: key });
	for (const backend of backends) {
		const response = await fetch(`${backend}${link}`);
		expect([response.status, await response.text()]).toEqual([200, "commande;montant\n"]);
		expect(response.headers.get("cache-control")).toBe("private, no-store");
		for (const other of [`/static/${key}`, `/static/private/${key}`, `${link}0`])
			expect((await fetch(`${backend}${other}`)).status, other).toBe(404);
	}
});
