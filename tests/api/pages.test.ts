import { DEFAULT_NAVIGATION, type Navigation } from "@confiserie/domain/content/navigation";
import { SHOP_PAGES } from "@confiserie/domain/content/pages";
import { h2, link, p, part, text } from "@confiserie/domain/content/write";
import type { Changes } from "@confiserie/domain/contract/changes";
import type { AdminPage, SavePage, TextPage, TextPages } from "@confiserie/domain/contract/content";
import type { ApiError } from "@confiserie/domain/contract/error";
import { afterAll, expect, test } from "vitest";
import { adminToken, api, db } from "../support/api";

const slugs: string[] = [];
afterAll(() => db().query("delete from content_page where slug = any($1) or slug = 'about'", [slugs]));

const content = (title: string, body = text(h2("Où"), p("Place de la mairie."))) => ({
	...{ title, lead: "", description: "", body },
});
const read = (slug: string) => api<TextPage & ApiError>(`/pages/${slug}`);
const token = await adminToken();
const save = (slug: string, body: SavePage) =>
	api<AdminPage & ApiError>(`/admin/pages/${slug}`, { method: "PUT", token, body });

async function newPage(title: string): Promise<AdminPage> {
	const slug = `foire-${crypto.randomUUID().slice(0, 8)}`;
	slugs.push(slug);
	const body = { slug, content: content(title) };
	const created = await api<AdminPage>("/admin/pages", { method: "POST", token, body });
	expect(created.status).toBe(201);
	return created.body;
}

test("a page is a draft, published, changed, withdrawn and deleted; each step is in the log", async () => {
	const { slug, version, state } = await newPage("La foire");
	expect(state).toBe("DRAFT");
	expect((await read(slug)).body.code).toBe("PAGE_NOT_FOUND");
	const published = await save(slug, { content: content("La foire"), publishAt: "now", version });
	expect(published.body).toMatchObject({ state: "PUBLISHED", hasDraft: false, path: `/pages/${slug}` });
	expect((await read(slug)).body.title).toBe("La foire");
	expect((await api<TextPages>("/pages")).body).toContainEqual({ slug, path: `/pages/${slug}`, title: "La foire" });
	const draft = await save(slug, { content: content("La fête"), publishAt: null, version: published.body.version });
	expect([draft.body.hasDraft, (await read(slug)).body.title]).toEqual([true, "La foire"]);
	expect((await save(slug, { content: content("Autre"), publishAt: "now", version })).body).toMatchObject({
		code: "PAGE_CHANGED",
		current: { title: "La fête" },
	});
	const remove = () => api<ApiError>(`/admin/pages/${slug}`, { method: "DELETE", token });
	expect((await remove()).body.code).toBe("PAGE_SHOWN");
	const state_ = { method: "PUT", token, body: { state: "WITHDRAWN" } } as const;
	const withdrawn = await api<AdminPage>(`/admin/pages/${slug}/state`, state_);
	expect(withdrawn.body.state).toBe("WITHDRAWN");
	expect((await read(slug)).status).toBe(404);
	expect((await remove()).status).toBe(204);
	const log = await db().query("select action from admin_audit where entity = 'page' and entity_id = $1 order by id", [
		slug,
	]);
	expect(log.rows.map(({ action }) => action)).toEqual(
		["created", "published", "saved", "withdrawn", "deleted"].map((act) => `page.${act}`),
	);
});

test("a version that is scheduled is shown at its moment, and caches hear of it then", async () => {
	const { slug, version } = await newPage("Samedi");
	const first = await save(slug, { content: content("Samedi"), publishAt: "now", version });
	const publishAt = new Date(Date.now() + 86_400_000).toISOString();
	const scheduled = await save(slug, { content: content("Dimanche"), publishAt, version: first.body.version });
	expect(scheduled.body.scheduledAt).toBe(publishAt);
	const changes = async (cursor: string) => (await api<Changes>(`/changes?since=${cursor}`)).body;
	await db().query("update content_page_version set publish_at = publish_at - interval '1 minute' where slug = $1", [
		slug,
	]);
	const { cursor } = (await api<Changes>("/changes")).body;
	expect((await changes(cursor)).tags).not.toContain("pages");
	expect((await read(slug)).body.title).toBe("Samedi");
	// The clock reaches the moment; the row itself is not written again.
	await db().query("alter table content_page_version disable trigger public_change_pages");
	await db().query("update content_page_version set publish_at = now() where slug = $1 and publish_at > now()", [slug]);
	await db().query("alter table content_page_version enable trigger public_change_pages");
	expect((await changes(cursor)).tags).toContain("pages");
	expect((await read(slug)).body.title).toBe("Dimanche");
	const past = await save(slug, {
		content: content("Hier"),
		publishAt: "2026-01-01T10:00:00Z",
		version: scheduled.body.version,
	});
	expect([past.status, past.body.field]).toEqual([400, "publishAt"]);
});

test("a page of the shop has its first text until another is published, and has it again", async () => {
	expect((await read("about")).body).toMatchObject(SHOP_PAGES.about);
	const { body } = await save("about", { content: content("La maison"), publishAt: "now", version: 0 });
	expect((await read("about")).body.title).toBe("La maison");
	await api(`/admin/pages/about/state`, { method: "PUT", token, body: { state: "WITHDRAWN" } });
	expect((await read("about")).body.title).toBe(SHOP_PAGES.about.title);
	expect(body.versions).toHaveLength(1);
	expect((await api<ApiError>("/admin/pages/about", { method: "DELETE", token })).body.code).toBe("PAGE_NOT_FOUND");
});

test("menus, footer and banner have their specified state until they are changed, with the pages that the law asks for", async () => {
	const read = async () => (await api<Navigation>("/navigation")).body;
	expect(await read()).toEqual(DEFAULT_NAVIGATION);
	const change = (changes: Partial<Navigation>) =>
		api<ApiError>("/admin/settings/navigation", {
			method: "PUT",
			token,
			body: { ...DEFAULT_NAVIGATION, ...changes, version: "0" },
		});
	expect((await change({ legalLinks: [] })).body.field).toBe("legalLinks");
	const banner = { text: "La foire, ce dimanche", href: "/pages/foire" };
	expect((await change({ banner })).status).toBe(200);
	expect((await read()).banner).toEqual(banner);
	await db().query("delete from shop_setting where key = 'navigation'");
});

test("what is not permitted is named, and nothing is stored", async () => {
	const { slug, version } = await newPage("Liens");
	const hostile = { ...content("Liens"), body: text(p(link("Lien", "javascript:alert(1)"))) };
	const refused = await save(slug, { content: hostile, publishAt: "now", version });
	expect([refused.status, refused.body.field]).toEqual([400, "content.body.content[0].content[0].marks[0].attrs.href"]);
	const foreign = { ...content("Liens"), body: text(part("publisher")) };
	expect((await save(slug, { content: foreign, publishAt: "now", version })).body.field).toBe("content.body");
	const bare = { content: content("Mentions légales"), publishAt: "now", version: 0 } as const;
	expect((await save("mentions-legales", bare)).body.field).toBe("content.body");
	const twice = { method: "POST", token, body: { slug, content: content("x") } } as const;
	expect((await api<ApiError>("/admin/pages", twice)).body.code).toBe("PAGE_TAKEN");
	const taken = { ...twice, body: { slug: "about", content: content("x") } };
	expect((await api<ApiError>("/admin/pages", taken)).body.field).toBe("slug");
});
