import { expect, test, vi } from "vitest";
import { serverApi } from "@/lib/server-api";
import { pageMetadata, SHOP_PICTURE } from "./page-metadata";
import { withSeo } from "./with-seo";

const PAGE = pageMetadata({ title: "Bonbons", description: "Des bonbons.", path: "/products?category=BONBONS" });
const stated = (title: string, description: string, image: string) =>
	vi.spyOn(serverApi, "seo").mockResolvedValue({
		ok: true,
		data: { path: "/products?category=BONBONS", title, description, image },
	});

test("the merchant's words and image take the place of the page's own", async () => {
	stated("Bonbons en gros", "Par carton.", "/static/foire.webp#30-70");
	expect(await withSeo(PAGE)).toMatchObject({
		title: "Bonbons en gros",
		description: "Par carton.",
		alternates: { canonical: "/products?category=BONBONS" },
		openGraph: { title: "Bonbons en gros", description: "Par carton.", images: [{ url: "/static/foire.webp" }] },
	});
});

test("an empty part is the page's own, as is everything while the backend cannot be read", async () => {
	stated("Bonbons en gros", "", "");
	expect(await withSeo(PAGE)).toMatchObject({
		title: "Bonbons en gros",
		description: "Des bonbons.",
		openGraph: { images: [{ url: SHOP_PICTURE }] },
	});
	vi.spyOn(serverApi, "seo").mockResolvedValue({ ok: false, status: 503 });
	expect(await withSeo(PAGE)).toEqual(PAGE);
});

test("a page that no index lists is not asked for", async () => {
	const asked = stated("Autre", "", "");
	asked.mockClear();
	await withSeo(pageMetadata({ title: "Recherche", description: "", path: "/products", isIndexed: false }));
	expect(asked).not.toHaveBeenCalled();
});
