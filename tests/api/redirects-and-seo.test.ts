import type { PageSeo } from "@confiserie/domain/content/seo";
import type { Changes } from "@confiserie/domain/contract/changes";
import type { AdminRedirect, RedirectTable, RedirectTarget } from "@confiserie/domain/contract/content";
import type { ApiError } from "@confiserie/domain/contract/error";
import { afterAll, expect, test } from "vitest";
import writeWorkbook from "write-excel-file/node";
import { adminToken, api, db } from "../support/api";
import { upload } from "../support/upload";

const root = `/ancien-${crypto.randomUUID().slice(0, 8)}`;
afterAll(() => db().query("delete from content_redirect where starts_with(old_path, $1)", [root]));

test("redirects are added all or none, followed to their end, and deleted", async () => {
	const token = await adminToken();
	const add = (...redirects: { from: string; to: string }[]) =>
		api<AdminRedirect[] & ApiError>("/admin/redirects", { method: "POST", token, body: { redirects } });
	const find = async (path: string) => {
		const { status, body } = await api<RedirectTarget & ApiError>(`/redirects?path=${encodeURIComponent(path)}`);
		return status === 200 ? body.to : body.code;
	};
	const added = await add(
		{ from: `https://ancienne.exemple${root}/a/`, to: `${root}/b` },
		{ from: `${root}/b`, to: "/faq" },
		{ from: `${root}/b?id=2`, to: "/contact" },
	);
	expect(added.status).toBe(200);
	expect(await find(`${root}/a?utm=1`)).toBe("/faq?utm=1");
	expect(await find(`${root}/a?id=2`)).toBe("/contact");
	const circle = await add({ from: `${root}/c`, to: "/faq" }, { from: `${root}/b`, to: `${root}/a` });
	expect([circle.status, circle.body.code]).toEqual([409, "REDIRECT_CIRCLE"]);
	expect(await find(`${root}/c`)).toBe("REDIRECT_NOT_FOUND");
	const shadow = await add({ from: "/products/un-produit", to: "/faq" });
	expect([shadow.status, shadow.body.field]).toEqual([400, "redirects[0].from"]);
	const foreign = await add({ from: `${root}/d`, to: "https://exemple.fr" });
	expect(foreign.body.field).toBe("redirects[0].to");
	const row = added.body.find(({ from }) => from === `${root}/a`);
	const remove = () => api<ApiError>(`/admin/redirects/${row?.id}`, { method: "DELETE", token });
	expect((await remove()).status).toBe(204);
	expect((await remove()).body.code).toBe("REDIRECT_NOT_FOUND");
	expect(await find(`${root}/a`)).toBe("REDIRECT_NOT_FOUND");
});

test("a file of redirects is read, CSV or workbook, and nothing written", async () => {
	const token = await adminToken();
	const read = (content: string | Uint8Array) =>
		upload<RedirectTable & ApiError>("/admin/redirects/table", "file", { content, name: "redirections" }, token);
	const rows = [
		{ from: `${root}/e`, to: "/faq" },
		{ from: `${root}/f`, to: "https://exemple.fr" },
	];
	const csv = ["Ancienne;Nouvelle", ...rows.map(({ from, to }) => `"${from}";${to}`)].join("\r\n");
	expect((await read(csv)).body).toEqual(rows);
	const workbook = await writeWorkbook(rows.map(({ from, to }) => [from, to])).toBuffer();
	expect((await read(workbook)).body).toEqual(rows);
	expect((await read("PK\u0003\u0004")).body.code).toBe("CSV_INVALID");
	expect((await api<RedirectTarget & ApiError>(`/redirects?path=${root}/e`)).body.code).toBe("REDIRECT_NOT_FOUND");
});

test("a page has its own title, description and image for search engines until they are taken back", async () => {
	const token = await adminToken();
	const path = `/products?category=ESSAI_${crypto.randomUUID().slice(0, 8)}`;
	const change = (seo: Partial<PageSeo>) =>
		api<PageSeo[] & ApiError>("/admin/seo", {
			method: "PUT",
			token,
			body: { path, title: "", description: "", image: "", ...seo },
		});
	const read = async () => (await api<PageSeo>(`/seo?path=${encodeURIComponent(path)}`)).body;
	expect((await change({ image: "https://exemple.fr/a.png" })).body.field).toBe("image");
	const { cursor } = (await api<Changes>("/changes")).body;
	expect((await change({ title: "Bonbons en gros" })).status).toBe(200);
	expect(await read()).toEqual({ path, title: "Bonbons en gros", description: "", image: "" });
	expect((await api<Changes>(`/changes?since=${cursor}`)).body.tags).toContain("seo");
	expect((await change({})).body.some((seo) => seo.path === path)).toBe(false);
	expect((await read()).title).toBe("");
});
