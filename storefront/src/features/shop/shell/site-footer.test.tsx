import { FIRST_CATEGORIES } from "@confiserie/domain/catalogue/category";
import { DEFAULT_NAVIGATION } from "@confiserie/domain/content/navigation";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { categoryLinks } from "@/config/navigation";
import { serverApi } from "@/lib/server-api";
import { storeToken } from "@/lib/session";
import { readShopFacts } from "@/lib/shop-facts";
import { fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { SiteFooter } from "./site-footer";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

beforeEach(() => {
	visit("/");
	vi.spyOn(serverApi, "settings").mockResolvedValue({ ok: false, status: 503 });
	fakeApi({ "GET /auth/me": { body: camille } });
});
const show = async () =>
	renderInShop(
		<SiteFooter
			categories={categoryLinks(FIRST_CATEGORIES)}
			facts={await readShopFacts()}
			navigation={DEFAULT_NAVIGATION}
		/>,
	);
const addresses = (place: HTMLElement = document.body) =>
	within(place)
		.getAllByRole("link")
		.map((link) => link.getAttribute("href"));

describe("spec §2 Footer", () => {
	it("quick links, categories, contact block, legal links", async () => {
		await show();
		const quick = screen.getByRole("navigation", { name: /liens rapides$/ });
		expect(addresses(quick)).toEqual(expect.arrayContaining(["/products", "/products?tag=BESTSELLER", "/contact"]));
		const categories = screen.getByRole("navigation", { name: /catégories$/ });
		expect(addresses(categories)).toHaveLength(7);
		expect(addresses()).toEqual(
			expect.arrayContaining([
				"/retractation",
				"/terms",
				"/privacy",
				"/cookies",
				"tel:+33123456789",
				"mailto:bonjour@confiserie.example",
			]),
		);
	});

	it("login state: the ways in, or who is logged in", async () => {
		const { unmount } = await show();
		expect(await screen.findByRole("link", { name: "Se connecter" })).toBeTruthy();
		expect(screen.getByRole("link", { name: "Créer un compte" }).getAttribute("href")).toBe("/register");
		unmount();
		storeToken(camille.token);
		await show();
		expect(await screen.findByText(/Connecté en tant que Camille Martin/)).toBeTruthy();
		expect(screen.queryByRole("link", { name: "Se connecter" })).toBeNull();
	});
});
