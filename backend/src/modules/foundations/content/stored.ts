import { type PageContent, pageContentSchema } from "@confiserie/domain/content/pages";
import { rows, type Sql } from "../../../lib/database/sql";

/** A page of the database with its versions, oldest first, and PostgreSQL's time when it was read. */
export interface StoredPage {
	slug: string;
	version: number;
	withdrawnAt: Date | null;
	versions: StoredVersion[];
	now: Date;
}
interface StoredVersion {
	id: number;
	content: PageContent;
	savedAt: Date;
	changedBy: string;
	publishAt: Date | null;
}

type Row = Omit<StoredPage, "versions"> & Omit<StoredVersion, "content"> & { content: unknown };

/** The pages, or the one of a slug, with every version. */
export async function storedPages(sql: Sql, slug: string | null): Promise<StoredPage[]> {
	const found = await rows<Row>(
		sql,
		`select page.slug, page.version, page.withdrawn_at, now() as now,
			saved.id, saved.content, saved.saved_at, saved.changed_by, saved.publish_at
		from content_page page join content_page_version saved using (slug)
		where page.slug = coalesce(?, page.slug) order by page.slug, saved.id`,
		[slug],
	);
	const pages = new Map<string, StoredPage>();
	for (const { slug, version, withdrawnAt, now, content, ...saved } of found) {
		const page = pages.get(slug) ?? { slug, version, withdrawnAt, now, versions: [] };
		page.versions.push({ ...saved, content: pageContentSchema.parse(content) });
		pages.set(slug, page);
	}
	return [...pages.values()];
}
