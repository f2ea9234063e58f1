import type { AuditAction } from "@confiserie/domain/admin/audit";
import { changedFields } from "@confiserie/domain/admin/changed-fields";
import { isShopPage, type PageContent, partProblem } from "@confiserie/domain/content/pages";
import { plainText } from "@confiserie/domain/content/rich-text";
import type { AuditChange } from "@confiserie/domain/contract/activity";
import type { AdminPage } from "@confiserie/domain/contract/content";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, lock, rows, type Sql, theRow } from "../../../lib/database/sql";
import { type Administrator, recordAudit } from "../audit";
import { ApiFailure } from "../failures";
import { readAdminPage } from "./read-pages";

const LIMIT = 200;

interface Change {
	slug: string;
	content: PageContent;
	actor: Administrator;
}

/** Stores the draft of a new page. @throws ApiFailure PAGE_TAKEN, PAGE_LIMIT, VALIDATION */
export function createPage(pool: Knex, { slug, content, actor }: Change): Promise<AdminPage> {
	return inTransaction(pool, async (sql) => {
		await lock(sql, "content-pages");
		refuseParts(slug, content);
		const known = await theRow<{ pages: number; taken: boolean }>(
			sql,
			"select count(*)::int as pages, coalesce(bool_or(slug = ?), false) as taken from content_page",
			[slug],
		);
		if (known.taken) throw new ApiFailure("PAGE_TAKEN", { field: "slug" });
		if (known.pages >= LIMIT) throw new ApiFailure("PAGE_LIMIT");
		await sql("content_page").insert({ slug });
		await insertVersion(sql, { slug, content, actor }, null);
		await audit(sql, "page.created", { slug, content, actor });
		return readAdminPage(sql, slug);
	});
}

/**
 * Stores a version of a page: a draft, published now, or at a moment to come. One that is published or scheduled takes the place
 * of what was scheduled. `version` is that of the page that was read.
 * @throws ApiFailure PAGE_NOT_FOUND, PAGE_CHANGED with the page as it is, VALIDATION
 */
export function savePage(
	pool: Knex,
	{ slug, content, actor, publishAt, version, now }: Change & { publishAt: string | null; version: number; now: Date },
): Promise<AdminPage> {
	return inTransaction(pool, async (sql) => {
		await lock(sql, "content-pages");
		const before = await readAdminPage(sql, slug);
		if (before.version !== version) throw new ApiFailure("PAGE_CHANGED", { current: before });
		refuseParts(slug, content);
		const at = publishAt === null || publishAt === "now" ? publishAt : new Date(publishAt);
		if (at instanceof Date && at <= now)
			throw new ApiFailure("VALIDATION", { field: "publishAt", message: "Choisissez un moment à venir." });
		await nextVersionOf(sql, slug);
		if (at !== null) await dropSchedule(sql, slug);
		await insertVersion(sql, { slug, content, actor }, at);
		const action = at === null ? "page.saved" : at === "now" ? "page.published" : "page.scheduled";
		const changes = {
			...changedFields<AuditChange["from"]>(wordsOf(before.content), wordsOf(content)),
			...(at instanceof Date && { publishAt: { from: before.scheduledAt, to: at.toISOString() } }),
		};
		await audit(sql, action, { slug, content, actor }, changes);
		return readAdminPage(sql, slug);
	});
}

/** Takes a page off, and what was scheduled; a page of the shop has its first text again. @throws ApiFailure PAGE_NOT_FOUND */
export function withdrawPage(pool: Knex, slug: string, actor: Administrator): Promise<AdminPage> {
	return inTransaction(pool, async (sql) => {
		await lock(sql, "content-pages");
		const { content, state, scheduledAt } = await readAdminPage(sql, slug);
		if (state !== "PUBLISHED" && scheduledAt === null) return readAdminPage(sql, slug);
		await dropSchedule(sql, slug);
		await sql.raw("update content_page set withdrawn_at = now(), version = version + 1 where slug = ?", [slug]);
		await audit(sql, "page.withdrawn", { slug, content, actor });
		return readAdminPage(sql, slug);
	});
}

/** Deletes a page of the merchant that no visitor sees, with its versions. @throws ApiFailure PAGE_NOT_FOUND, PAGE_SHOWN */
export function deletePage(pool: Knex, slug: string, actor: Administrator): Promise<void> {
	return inTransaction(pool, async (sql) => {
		await lock(sql, "content-pages");
		const { content, state, scheduledAt } = await readAdminPage(sql, slug);
		if (isShopPage(slug)) throw new ApiFailure("PAGE_NOT_FOUND");
		if (state === "PUBLISHED" || scheduledAt !== null) throw new ApiFailure("PAGE_SHOWN");
		await sql("content_page").where({ slug }).delete();
		await audit(sql, "page.deleted", { slug, content, actor });
	});
}

function refuseParts(slug: string, { body }: PageContent): void {
	const problem = partProblem(slug, body);
	if (problem === null) return;
	const message =
		problem === "missing"
			? "Une partie calculée que la loi demande manque\u00a0: reprenez une version précédente."
			: "Une partie calculée n'est pas de cette page.";
	throw new ApiFailure("VALIDATION", { field: "content.body", message });
}

const nextVersionOf = (sql: Sql, slug: string) =>
	rows(
		sql,
		"insert into content_page (slug) values (?) on conflict (slug) do update set version = content_page.version + 1",
		[slug],
	);

const dropSchedule = (sql: Sql, slug: string) =>
	rows(sql, "update content_page_version set publish_at = null where slug = ? and publish_at > now()", [slug]);

async function insertVersion(sql: Sql, { slug, content, actor }: Change, at: Date | "now" | null): Promise<void> {
	await rows(
		sql,
		`insert into content_page_version (slug, content, changed_by, publish_at)
		values (?, ?::jsonb, ?, ${at === "now" ? "now()" : "?::timestamptz"})`,
		[slug, JSON.stringify(content), actor.email, ...(at === "now" ? [] : [at])],
	);
}

/** What the audit log says of a text: its words, as long as one reads there. */
function wordsOf({ title, lead, description, body }: PageContent) {
	const words = plainText(body.content, (name) => `[${name}]`);
	return { title, lead, description, body: words.length > LOGGED ? `${words.slice(0, LOGGED)}…` : words };
}
const LOGGED = 1000;

function audit(
	sql: Sql,
	action: AuditAction,
	{ slug, content, actor }: Change,
	changes: Record<string, AuditChange> = {},
): Promise<void> {
	return recordAudit(sql, actor, {
		...{ action, entity: "page" as const, entityId: slug },
		label: content.title,
		changes,
	});
}
