import { daysBefore, RETENTION } from "@confiserie/domain/personal-data/retention";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { one } from "../../../lib/database/sql";
import type { ObjectStore } from "../../../lib/objects/object-store";
import { SHOWS_PICTURE } from "../../../medusa/products/products";
import type { ShopFiles } from "../../../uploads/shop-files";
import { IN_LIBRARY, SHARED_WITH_PAGE, SHOWN_BY_PAGE } from "../../foundations/content";

/** As the product form's upload names them. Nothing else in that folder is ours to judge. */
const UPLOADED_IMAGE = /^\d+-produit-[0-9a-f-]{36}\.webp$/;
const PRIVATE_FILE = /^private-/;

/**
 * Removes images that were uploaded for a product and are shown by no product, no order and no page, once the form has
 * had its days to be saved; and exports whose addresses are long over. Returns how many files.
 */
export async function removeUnusedFiles(pool: Knex, files: ShopFiles, now: Date): Promise<number> {
	const images = await oldFiles(files.public, UPLOADED_IMAGE, daysBefore(now, RETENTION.unusedImageDays));
	const exports = await oldFiles(files.private, PRIVATE_FILE, daysBefore(now, RETENTION.exportDays));
	let removed = 0;
	for (const name of images) {
		if (await isShown(pool, `/static/${name}`)) continue;
		await files.public.remove(name);
		removed += 1;
	}
	for (const name of exports) await files.private.remove(name);
	return removed + exports.length;
}

async function oldFiles(store: ObjectStore, pattern: RegExp, before: Date): Promise<string[]> {
	const names: string[] = [];
	for await (const { name, modifiedAt } of store.list())
		if (pattern.test(name) && modifiedAt < before) names.push(name);
	return names;
}

/** By a product, deleted ones included since they can be restored; by an order; by the settings; by a version of a page or the library; or by what an import may put back. */
async function isShown(pool: Knex, url: string): Promise<boolean> {
	const found = await one(
		pool,
		`SELECT 1 AS found WHERE ${SHOWS_PICTURE}
			OR EXISTS (SELECT 1 FROM order_book_line WHERE split_part(image_url, '#', 1) = ?)
			OR EXISTS (SELECT 1 FROM shop_setting WHERE strpos(value::text, ?) > 0)
			OR ${SHOWN_BY_PAGE} OR ${IN_LIBRARY} OR ${SHARED_WITH_PAGE}
			OR EXISTS (SELECT 1 FROM import_undo WHERE strpos(previous::text, ?) > 0)`,
		[url, url, url, url, url, url, url, url],
	);
	return found !== undefined;
}
