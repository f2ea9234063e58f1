import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { daysBefore, RETENTION } from "@confiserie/domain/retention";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { SHOWS_PICTURE } from "../../engine/products/products";
import { one } from "../../lib/database/sql";
import { privateFolder } from "../../uploads/folders";

/** As the product form's upload names them. Nothing else in that folder is ours to judge. */
const UPLOADED_IMAGE = /^\d+-produit-[0-9a-f-]{36}\.webp$/;
const PRIVATE_FILE = /^private-/;

/**
 * Removes pictures that were uploaded for a product and are shown by no product and no order, once the form has had its
 * days to be saved; and exports whose addresses are long over. Returns how many files.
 */
export async function removeUnusedFiles(pool: Knex, uploadsFolder: string, now: Date): Promise<number> {
	const images = await oldFiles(uploadsFolder, UPLOADED_IMAGE, daysBefore(now, RETENTION.unusedImageDays));
	const exports = await oldFiles(privateFolder(uploadsFolder), PRIVATE_FILE, daysBefore(now, RETENTION.exportDays));
	let removed = 0;
	for (const { path, name } of images) {
		if (await isShown(pool, `/static/${name}`)) continue;
		await rm(path, { force: true });
		removed += 1;
	}
	for (const { path } of exports) await rm(path, { force: true });
	return removed + exports.length;
}

async function oldFiles(folder: string, pattern: RegExp, before: Date): Promise<{ path: string; name: string }[]> {
	const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return [];
		throw error;
	});
	const files = names.filter((name) => pattern.test(name)).map((name) => ({ path: join(folder, name), name }));
	// Another process may be at the same work: what is gone is not old.
	const ages = await Promise.all(files.map(({ path }) => stat(path).catch(() => undefined)));
	return files.filter((_, index) => (ages[index]?.mtime ?? before) < before);
}

/** By a product, deleted ones included since they can be restored; by an order; or by what an import may put back. */
async function isShown(pool: Knex, url: string): Promise<boolean> {
	const found = await one(
		pool,
		`SELECT 1 AS found WHERE ${SHOWS_PICTURE}
			OR EXISTS (SELECT 1 FROM order_book_line WHERE image_url = ?)
			OR EXISTS (SELECT 1 FROM product_import_undo WHERE strpos(previous::text, ?) > 0)`,
		[url, url, url, url],
	);
	return found !== undefined;
}
