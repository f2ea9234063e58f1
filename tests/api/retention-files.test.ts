import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { daysBefore, RETENTION } from "@confiserie/domain/personal-data/retention";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FolderStore } from "../../backend/src/lib/objects/folder-store";
import { removeUnusedFiles } from "../../backend/src/modules/operations/retention/unused-files";
import { db, registerCustomer } from "../support/api";
import { openOrderContext } from "../support/order-context";
import { checkout, newProduct } from "../support/ordering";
import { NOW, over, short } from "../support/retention";

const { context, close } = openOrderContext();
afterAll(close);

const filesIn = (folder: string) => ({
	public: new FolderStore(join(folder, "public")),
	private: new FolderStore(join(folder, "private-files")),
});

describe("files that nothing shows", () => {
	let folder: string;
	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), "uploads-"));
		await mkdir(join(folder, "public"));
		await mkdir(join(folder, "private-files"));
	});
	afterAll(() => rm(folder, { recursive: true }));

	const imageName = () => `1700000000000-produit-${randomUUID()}.webp`;
	async function file(place: string, name: string, at: Date): Promise<string> {
		const path = join(folder, place, name);
		await writeFile(path, "x");
		await utimes(path, at, at);
		return name;
	}

	test("pictures of forms that were never saved go after two days, exports after one; what a product, an order, the settings, a page or the library shows stays", async () => {
		const twoDays = daysBefore(NOW, RETENTION.unusedImageDays);
		const unused = await file("public", imageName(), over(twoDays));
		const young = await file("public", imageName(), short(twoDays));
		const shown = await file("public", imageName(), over(twoDays));
		const ordered = await file("public", imageName(), over(twoDays));
		const ofSettings = await file("public", imageName(), over(twoDays));
		const ofLibrary = await file("public", imageName(), over(twoDays));
		const ofPage = await file("public", imageName(), over(twoDays));
		const foreign = await file("public", "logo.webp", over(twoDays));
		const oldExport = await file("private-files", "private-1-orders.csv", over(daysBefore(NOW, RETENTION.exportDays)));
		const newExport = await file("private-files", "private-2-orders.csv", short(daysBefore(NOW, RETENTION.exportDays)));
		await db().query("UPDATE product SET thumbnail = $2 WHERE id = $1", [(await newProduct()).id, `/static/${shown}`]);
		const customer = await registerCustomer();
		const { orderNumber } = await checkout(customer.token, [{ product: await newProduct(), boxes: 1 }]);
		await db().query(
			"UPDATE order_book_line SET image_url = $2 WHERE order_id = (SELECT id FROM order_book WHERE order_number = $1)",
			[orderNumber, `/static/${ordered}`],
		);

		// A row of this test's own: the shop reads its settings by the names that it knows.
		const key = `essai-${randomUUID()}`;
		const value = JSON.stringify({ guaranteeNotice: `/static/${ofSettings}` });
		await db().query("INSERT INTO shop_setting (key, value) VALUES ($1, $2)", [key, value]);
		await db().query("INSERT INTO content_image (url, alt, changed_by) VALUES ($1, 'Essai', 'essai')", [
			`/static/${ofLibrary}`,
		]);
		await db().query("INSERT INTO content_page (slug) VALUES ($1)", [key]);
		await db().query(
			"INSERT INTO content_page_version (slug, content, changed_by) VALUES ($1, jsonb_build_object('src', $2::text), 'essai')",
			[key, `/static/${ofPage}#30-70`],
		);

		expect(await removeUnusedFiles(context.pool, filesIn(folder), NOW)).toBe(2);
		await db().query("DELETE FROM shop_setting WHERE key = $1", [key]);
		await db().query("DELETE FROM content_page WHERE slug = $1", [key]);
		await db().query("DELETE FROM content_image WHERE url = $1", [`/static/${ofLibrary}`]);
		expect((await readdir(join(folder, "public"))).sort()).toEqual(
			[young, shown, ordered, ofSettings, ofLibrary, ofPage, foreign].sort(),
		);
		expect(await readdir(join(folder, "private-files"))).toEqual([newExport]);
		expect([unused, oldExport]).toHaveLength(2);
	});

	test("a shop without uploads has nothing to remove", async () => {
		expect(await removeUnusedFiles(context.pool, filesIn(join(folder, "absent")), NOW)).toBe(0);
	});
});
