import { readdirSync } from "node:fs";
import { join } from "node:path";
import { SHOP_ROUTES } from "@confiserie/domain/content/redirects";
import { beforeEach, expect, test, vi } from "vitest";
import { redirectTarget } from "./redirects";

const asked: string[] = [];
beforeEach(() => {
	asked.length = 0;
	vi.stubGlobal("fetch", async (address: string) => {
		const path = new URL(address).searchParams.get("path") ?? "";
		asked.push(path);
		if (path === "/hostile") return Response.json({ to: "/.//evil.example" });
		return path.startsWith("/ancien") ? Response.json({ to: "/faq?utm=1" }) : Response.json({}, { status: 404 });
	});
});
const visit = (pathname: string, search = "", method = "GET") =>
	redirectTarget({ method, nextUrl: { pathname, search } });

test("an old address leads to its new one with its query, and is asked for once", async () => {
	expect(await visit("/ancien/a", "?utm=1")).toBe("/faq?utm=1");
	expect(await visit("/ancien/a", "?utm=1")).toBe("/faq?utm=1");
	expect(await visit("/ancien/a", `?${"x".repeat(2000)}`)).toBeNull();
	expect(await visit("/inconnu")).toBeNull();
	expect(await visit("/inconnu")).toBeNull();
	expect(asked).toEqual(["/ancien/a?utm=1", "/inconnu"]);
});

test("a target that leads to another site is not followed", async () => expect(await visit("/hostile")).toBeNull());

test("addresses of the shop and other methods are not asked for", async () => {
	for (const path of ["/", "/products/prod_1", "/admin", "/pages/foire"]) expect(await visit(path)).toBeNull();
	expect(await visit("/ancien/b", "", "POST")).toBeNull();
	expect(asked).toEqual([]);
});

test("every route of the shop is one that no redirect can take", () => {
	const app = join(import.meta.dirname, "..", "app");
	const folders = (folder: string): string[] =>
		readdirSync(folder, { withFileTypes: true })
			.filter((entry) => entry.isDirectory() && entry.name !== "fonts")
			.flatMap(({ name }) => (name.startsWith("(") ? folders(join(folder, name)) : [name]));
	expect(folders(app).filter((name) => !SHOP_ROUTES.includes(name))).toEqual([]);
});
