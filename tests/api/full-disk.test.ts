import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Service } from "../../scripts/lib/processes";
import { picture } from "../fixtures/hostile-images";
import { adminToken, api } from "../support/api";
import { testBackend } from "../support/backend";
import { suiteShop, useShop } from "../support/context";
import { openSmallDisk } from "../support/small-disk";
import { upload } from "../support/upload";

const disk = openSmallDisk("test-full-disk", 8);

describe.skipIf(!disk)("a disk that is full (needs root)", () => {
	let service: Service;
	let token: string;
	beforeAll(async () => {
		const { databaseUrl } = suiteShop();
		const folder = disk?.folder ?? "";
		const { backend, launch } = await testBackend("test-full-disk", databaseUrl, {
			MEDUSA_WORKER_MODE: "server",
			UPLOADS_DIR: folder,
			TMPDIR: folder,
		});
		const launched = launch();
		service = launched.service;
		await launched.healthy;
		useShop({ backend, databaseUrl, storefront: "" });
		token = await adminToken();
	});
	afterAll(async () => {
		await service?.stop();
		disk?.remove();
	});

	test("refuses what has to be stored with a code, serves everything else, and stores again once there is room", async () => {
		const image = { content: await picture("png"), name: "a.png" };
		const table = { content: "sku;stock\nSPEC-ROSE;3\n", name: "a.csv" };
		const sendImage = () => upload("/admin/products/upload-image", "image", image, token);
		const sendTable = () => upload("/admin/products/import", "file", table, token, { dryRun: "true" });
		disk?.fill();
		for (const refused of [await sendImage(), await sendTable()]) {
			expect([refused.status, refused.body.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
			expect(refused.headers.get("retry-after")).toBe("5");
		}
		expect((await api("/products")).status).toBe(200);
		disk?.empty();
		expect((await sendImage()).status).toBe(201);
		expect((await sendTable()).status).not.toBe(503);
	});
});
