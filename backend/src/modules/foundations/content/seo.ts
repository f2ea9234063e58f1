import { changedFields } from "@confiserie/domain/admin/changed-fields";
import { type PageSeo, SEO_LIMIT } from "@confiserie/domain/content/seo";
import type { AdminSeo } from "@confiserie/domain/contract/content";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, isoRows, lock, one, oneNumber, rows, type Sql } from "../../../lib/database/sql";
import { type Administrator, recordAudit } from "../audit";
import { ApiFailure } from "../failures";

/** A condition: the image ? is shared with a page. */
export const SHARED_WITH_PAGE = "EXISTS (SELECT 1 FROM content_seo WHERE split_part(image, '#', 1) = ?)";

/** What search engines show of a page; an empty part is the page's own. */
export async function readSeo(sql: Sql, path: string): Promise<PageSeo> {
	const stored = await one<PageSeo>(sql, "select path, title, description, image from content_seo where path = ?", [
		path,
	]);
	return stored ?? { path, title: "", description: "", image: "" };
}

/** Every page with parts of its own, by address. */
export function listSeo(sql: Sql): Promise<AdminSeo[]> {
	return isoRows<AdminSeo>(
		sql,
		"select path, title, description, image, changed_at, changed_by from content_seo order by path",
	);
}

/** Changes what search engines show of a page; three empty parts give the page its own back. @throws ApiFailure SEO_LIMIT */
export function changeSeo(pool: Knex, seo: PageSeo, actor: Administrator): Promise<AdminSeo[]> {
	return inTransaction(pool, async (sql) => {
		await lock(sql, "content-seo");
		const { path, title, description, image } = seo;
		const changes = changedFields<string>({ ...(await readSeo(sql, path)) }, { ...seo });
		if (Object.keys(changes).length === 0) return listSeo(sql);
		if (title === "" && description === "" && image === "") await sql("content_seo").where({ path }).delete();
		else
			await rows(
				sql,
				`insert into content_seo (path, title, description, image, changed_by) values (?, ?, ?, ?, ?)
				on conflict (path) do update set title = excluded.title, description = excluded.description,
					image = excluded.image, changed_by = excluded.changed_by, changed_at = now()`,
				[path, title, description, image, actor.email],
			);
		const known = await oneNumber(sql, "select count(*)::int from content_seo");
		if (known > SEO_LIMIT) throw new ApiFailure("SEO_LIMIT");
		await recordAudit(sql, actor, {
			...{ action: "seo.changed", entity: "seo" },
			...{ entityId: path, label: path, changes },
		});
		return listSeo(sql);
	});
}
