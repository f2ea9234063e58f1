import type { AuditAction } from "@confiserie/domain/admin/audit";
import type { LibraryImage } from "@confiserie/domain/contract/content";
import { SETTING_LABELS, type SettingGroup } from "@confiserie/domain/shop/shop-settings";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { insert, inTransaction, lock, one, rows, type Sql, theRow } from "../../../lib/database/sql";
import { type Administrator, recordAudit } from "../audit";
import { ApiFailure, existing } from "../failures";

const LIMIT = 500;
const PREFIX = "/static/";

/** A condition: the image ? is in a page's text, of any version. */
export const SHOWN_BY_PAGE = "EXISTS (SELECT 1 FROM content_page_version WHERE strpos(content::text, ?) > 0)";
/** A condition: the library has the image ?. */
export const IN_LIBRARY = "EXISTS (SELECT 1 FROM content_image WHERE content_image.url = ?)";

/** The images of the library, newest first, with where they are shown. */
export async function readImages(sql: Sql): Promise<LibraryImage[]> {
	const found = await rows<Stored>(sql, `${IMAGES} order by added_at desc, url`);
	return found.map(imageOf);
}

/** Adds an image that was uploaded. @throws ApiFailure LIBRARY_IMAGE_TAKEN, LIBRARY_IMAGE_LIMIT */
export function addImage(pool: Knex, url: string, alt: string, actor: Administrator): Promise<LibraryImage[]> {
	return inTransaction(pool, async (sql) => {
		await lock(sql, "content-images");
		const known = await theRow<{ images: number; taken: boolean }>(
			sql,
			"select count(*)::int as images, coalesce(bool_or(url = ?), false) as taken from content_image",
			[url],
		);
		if (known.taken) throw new ApiFailure("LIBRARY_IMAGE_TAKEN", { field: "url" });
		if (known.images >= LIMIT) throw new ApiFailure("LIBRARY_IMAGE_LIMIT");
		await insert(sql, "content_image", { url, alt, changedBy: actor.email });
		await audit(sql, actor, "image.added", url, alt);
		return readImages(sql);
	});
}

/** Changes the words of an image. @throws ApiFailure LIBRARY_IMAGE_NOT_FOUND */
export function describeImage(pool: Knex, name: string, alt: string, actor: Administrator): Promise<LibraryImage[]> {
	return inTransaction(pool, async (sql) => {
		const { url, alt: before } = await lockedImage(sql, name);
		if (before !== alt) {
			await sql("content_image").where({ url }).update({ alt, changed_by: actor.email });
			await audit(sql, actor, "image.described", url, alt, before);
		}
		return readImages(sql);
	});
}

/** Takes an image that nothing shows out of the library; the nightly purge removes its file. @throws ApiFailure LIBRARY_IMAGE_NOT_FOUND, LIBRARY_IMAGE_USED */
export function deleteImage(pool: Knex, name: string, actor: Administrator): Promise<void> {
	return inTransaction(pool, async (sql) => {
		const { url, alt, usedBy } = await lockedImage(sql, name);
		if (usedBy.length > 0) throw new ApiFailure("LIBRARY_IMAGE_USED");
		await sql("content_image").where({ url }).delete();
		await audit(sql, actor, "image.deleted", url, alt);
	});
}

interface Stored {
	url: string;
	alt: string;
	addedAt: Date;
	pages: { slug: string; title: string }[];
	shared: string[];
	settings: SettingGroup[];
}
const IMAGES = `select url, alt, added_at,
	(select coalesce(json_agg(json_build_object('slug', slug, 'title', title) order by title, slug), '[]') from (
		select slug, (array_agg(content ->> 'title' order by id desc))[1] as title from content_page_version
		where strpos(content::text, url) > 0 group by slug) shown) as pages,
	(select coalesce(json_agg(key order by key), '[]') from shop_setting
		where deleted_at is null and strpos(value::text, url) > 0) as settings,
	(select coalesce(json_agg(path order by path), '[]') from content_seo where split_part(image, '#', 1) = url) as shared
	from content_image`;

const SETTING_PAGES: Partial<Record<SettingGroup, string>> = { home: "/admin/content" };

function imageOf({ url, alt, addedAt, pages, settings, shared }: Stored): LibraryImage {
	return {
		...{ name: url.slice(PREFIX.length), url, alt, addedAt: addedAt.toISOString() },
		usedBy: [
			...settings.map((group) => ({
				label: SETTING_LABELS[group],
				path: SETTING_PAGES[group] ?? "/admin/settings",
			})),
			...shared.map((path) => ({ label: `Partage de ${path}`, path: "/admin/content/seo" })),
			...pages.map(({ slug, title }) => ({ label: title, path: `/admin/content/pages/${slug}` })),
		],
	};
}

async function lockedImage(sql: Knex.Transaction, name: string): Promise<LibraryImage> {
	await lock(sql, "content-images");
	const stored = existing(
		await one<Stored>(sql, `${IMAGES} where url = ?`, [PREFIX + name]),
		"LIBRARY_IMAGE_NOT_FOUND",
	);
	return imageOf(stored);
}

function audit(sql: Sql, actor: Administrator, action: AuditAction, url: string, alt: string, before?: string) {
	return recordAudit(sql, actor, {
		...{ action, entity: "image" as const, entityId: url },
		label: alt,
		changes: before === undefined ? {} : { alt: { from: before, to: alt } },
	});
}
