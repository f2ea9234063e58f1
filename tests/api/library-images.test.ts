import { h2, p, text } from "@confiserie/domain/content/write";
import type { LibraryImage } from "@confiserie/domain/contract/content";
import type { ApiError } from "@confiserie/domain/contract/error";
import { afterAll, expect, test } from "vitest";
import { adminToken, api, db } from "../support/api";

const name = `1763800000000-produit-${crypto.randomUUID()}.webp`;
const url = `/static/${name}`;
const slug = `images-${crypto.randomUUID().slice(0, 8)}`;
afterAll(async () => {
	await db().query("delete from content_page where slug = $1", [slug]);
	await db().query("delete from content_image where url = $1", [url]);
});

test("an image has words, is used by a page, and is deleted once no version shows it", async () => {
	const token = await adminToken();
	const add = (body: object) => api<LibraryImage[] & ApiError>("/admin/images", { method: "POST", token, body });
	expect((await add({ url, alt: " " })).body.field).toBe("alt");
	expect((await add({ url: "https://exemple.fr/a.webp", alt: "Une baraque" })).body.field).toBe("url");
	expect((await add({ url, alt: "Une baraque" })).status).toBe(201);
	expect((await add({ url, alt: "Une autre" })).body.code).toBe("LIBRARY_IMAGE_TAKEN");
	const body = text(h2("Où"), p("Ici."), { type: "image", attrs: { src: url, alt: "Une baraque" } });
	const content = { title: "La foire", lead: "", description: "", body };
	await api("/admin/pages", { method: "POST", token, body: { slug, content } });
	const found = async () => (await api<LibraryImage[]>("/admin/images", { token })).body.find((one) => one.url === url);
	expect((await found())?.usedBy).toEqual([{ label: "La foire", path: `/admin/content/pages/${slug}` }]);
	const remove = () => api<ApiError>(`/admin/images/${name}`, { method: "DELETE", token });
	expect((await remove()).body.code).toBe("LIBRARY_IMAGE_USED");
	await api(`/admin/images/${name}`, { method: "PUT", token, body: { alt: "Une baraque rose" } });
	expect((await found())?.alt).toBe("Une baraque rose");
	await api(`/admin/pages/${slug}`, { method: "DELETE", token });
	expect((await remove()).status).toBe(204);
	expect((await remove()).body.code).toBe("LIBRARY_IMAGE_NOT_FOUND");
});
