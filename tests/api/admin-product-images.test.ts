import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { UploadedImage } from "@confiserie/domain/contract/admin-product";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { type HostileFile, hostileImages, picture } from "../fixtures/hostile-images";
import { adminToken, api, medusaToken, registerCustomer } from "../support/api";
import { shopUnderTest, suiteShop } from "../support/context";
import { type SentFile, upload } from "../support/upload";

let token: string;
beforeAll(async () => {
	token = await adminToken();
});

const send = <Body = UploadedImage>(file: SentFile) =>
	upload<Body>("/admin/products/upload-image", "image", file, token);
const stored = () => readdir(suiteShop().uploads).catch((): string[] => []);
/** What the shop serves under an address. */
async function served(imageUrl: string): Promise<Buffer> {
	const response = await fetch(`${suiteShop().backend}${imageUrl}`);
	expect(response.headers.get("content-type")).toBe("image/webp");
	return Buffer.from(await response.arrayBuffer());
}

describe("POST /admin/products/upload-image", () => {
	test.each(["jpeg", "png", "webp", "avif"] as const)("%s becomes a WebP under a random name", async (format) => {
		const { status, body } = await send({ content: await picture(format), name: `ma photo.${format}` });
		expect(status).toBe(201);
		expect(body).toMatchObject({ width: 40, height: 30 });
		expect(body.imageUrl).toMatch(/^\/static\/\d+-produit-[0-9a-f-]{36}\.webp$/);
		expect((await sharp(await served(body.imageUrl)).metadata()).format).toBe("webp");
	});

	test("a large image is made 1600 px once, and stands upright", async () => {
		const lying = await sharp(await picture("jpeg", 4000, 2000))
			.withMetadata({ orientation: 6 })
			.toBuffer();
		const { body } = await send({ content: lying, name: "a.jpg" });
		expect(body).toMatchObject({ width: 800, height: 1600 });
	});

	test("exactly 5 MB is taken, with all that it carries dropped", async () => {
		const jpeg = await picture("jpeg");
		const { status } = await send({
			content: Buffer.concat([jpeg, Buffer.alloc(5 * 1024 * 1024 - jpeg.length)]),
			name: "a.jpg",
		});
		expect(status).toBe(201);
	});

	test("no file, another field, no form: 400", async () => {
		expect((await upload("/admin/products/upload-image", "photo", { content: "x", name: "a" }, token)).status).toBe(
			400,
		);
		expect((await api("/admin/products/upload-image", { token, body: { image: "x" } })).status).toBe(400);
		const headers = { "content-type": "multipart/form-data; boundary=x" };
		expect((await api("/admin/products/upload-image", { token, headers, body: "--x\r\nnonsense" })).status).toBe(400);
	});

	test("visitors 401, customers 403, before a byte is looked at", async () => {
		const file = { content: await picture("png"), name: "a.png" };
		const before = await stored();
		expect((await upload("/admin/products/upload-image", "image", file)).status).toBe(401);
		const customer = await registerCustomer();
		expect((await upload("/admin/products/upload-image", "image", file, customer.token)).status).toBe(403);
		expect(await stored()).toEqual(before);
	});
});

const REFUSALS: Record<number, string> = {
	400: "Aucun fichier reçu. Choisissez un fichier, puis réessayez.",
	413: "Fichier trop volumineux (max 5MB)",
	415: "Format de fichier non supporté",
};

describe("hostile uploads", async () => {
	const files = await hostileImages();
	test("are sixty and more", () => expect(files.length).toBeGreaterThanOrEqual(60));

	test.each(files.map((file): [string, HostileFile] => [file.what, file]))("%s", async (_, file) => {
		const before = await stored();
		const { status, body } = await send<Record<string, string>>(file);
		expect(status).toBe(file.status);
		const fresh = (await stored()).filter((name) => !before.includes(name));
		if (status === 201) {
			const [name = ""] = fresh;
			expect(fresh.length).toBe(1);
			expect(name).toMatch(/^\d+-produit-[0-9a-f-]{36}\.webp$/);
			const content = await readFile(join(suiteShop().uploads, name));
			const text = content.toString("latin1");
			for (const hidden of ["<script", "<?php", "PK\x03\x04", "Polyglotte Dupont", "GPS"])
				expect(text).not.toContain(hidden);
			expect((await sharp(content).metadata()).exif).toBeUndefined();
		} else {
			expect(fresh).toEqual([]);
			expect(body.message).toBe(REFUSALS[status]);
		}
	});
});

test("Medusa Admin stores the image of the notice on guarantees in the same way", async () => {
	const send = async (headers: Record<string, string>) => {
		const form = new FormData();
		form.append("image", new Blob([new Uint8Array(await picture("png"))], { type: "image/png" }), "notice.png");
		return fetch(`${shopUnderTest().backend}/admin/shop/notice-image`, { method: "POST", headers, body: form });
	};
	const accepted = await send({ authorization: `Bearer ${await medusaToken()}` });
	expect(accepted.status).toBe(201);
	const { imageUrl } = (await accepted.json()) as UploadedImage;
	expect(imageUrl).toMatch(/^\/static\/[\w-]+\.webp$/);
	expect((await served(imageUrl)).length).toBeGreaterThan(0);
});

describe("POST /admin/uploads, as Medusa Admin sends its files", () => {
	async function send({ content, name, type = "" }: SentFile) {
		const form = new FormData();
		form.append("files", new Blob([typeof content === "string" ? content : new Uint8Array(content)], { type }), name);
		const response = await fetch(`${shopUnderTest().backend}/admin/uploads`, {
			method: "POST",
			headers: { authorization: `Bearer ${await medusaToken()}` },
			body: form,
		});
		return { status: response.status, body: (await response.json()) as { files?: { url: string }[]; code?: string } };
	}

	test.each([
		["page.html", "text/html", "<script>alert(1)</script>"],
		["script.js", "text/javascript", "alert(1)"],
		["image.svg", "image/svg+xml", '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
		["image.png", "image/png", "<script>alert(1)</script>"],
	])("%s of type %s is refused and not stored", async (name, type, content) => {
		const before = await stored();
		const { status, body } = await send({ name, type, content });
		expect([status, body.code]).toEqual([415, "IMAGE_UNSUPPORTED"]);
		expect(await stored()).toEqual(before);
	});

	test("an image is served by what it is, whatever it is called", async () => {
		const { status, body } = await send({ content: await picture("png"), name: "page.html", type: "text/html" });
		expect(status).toBe(200);
		const { pathname } = new URL(body.files?.[0]?.url ?? "", suiteShop().backend);
		expect(pathname).toMatch(/^\/static\/\d+-page\.png$/);
		const response = await fetch(`${suiteShop().backend}${pathname}`);
		expect(response.headers.get("content-type")).toBe("image/png");
	});

	test("the file of a product import is served to no visitor", async () => {
		const { status, body } = await send({ content: "Product Handle\n", name: "produits.csv", type: "text/csv" });
		expect(status).toBe(200);
		const { pathname } = new URL(body.files?.[0]?.url ?? "", suiteShop().backend);
		expect((await fetch(`${suiteShop().backend}${pathname}`)).status).toBe(404);
	});
});
