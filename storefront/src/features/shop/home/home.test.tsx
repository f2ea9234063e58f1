import { FIRST_CATEGORIES } from "@confiserie/domain/catalogue/category";
import { DEFAULT_HOME, type Slide } from "@confiserie/domain/content/home-content";
import type { ProductList } from "@confiserie/domain/contract/product";
import { act, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CartProvider } from "@/features/shop/cart";
import { FavouritesProvider } from "@/features/shop/favourites";
import { type ServerResult, serverApi } from "@/lib/server-api";
import { aProduct } from "@/test/product";
import { BestSellers } from "./best-sellers";
import { BrandBlock } from "./brand-block";
import { CAROUSEL, Hero } from "./hero";
import { HeroOfDay } from "./hero-of-day";
import { QuickActions } from "./quick-actions";
import { TrustBadges } from "./trust-badges";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

// Next's image helper is no function under vitest's bundler; the slides' clock is what is looked at here.
vi.mock("./hero-slide", () => ({ HeroSlide: ({ slide }: { slide: { title: string } }) => <p>{slide.title}</p> }));

const plain = (text: string | null | undefined) => (text ?? "").replace(/[\u00a0\u202f]/g, " ");

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe("spec §2, §9 hero carousel", () => {
	it("each slide has a badge, a title, a subtitle, a description and a call to action", () => {
		for (const { badge, title, subtitle, description, action } of DEFAULT_HOME.slides)
			for (const text of [badge, title, subtitle, description, action.label]) expect(text.trim()).not.toBe("");
	});

	it("the slides lead to Halloween, cotton candy, clearance, best sellers, organic and artisanal", () => {
		expect(DEFAULT_HOME.slides.map(({ action }) => action.href)).toEqual([
			"/products?tag=HALLOWEEN",
			"/products?category=BARBE_A_PAPA",
			"/products?category=DESTOCKAGE",
			"/products?tag=BESTSELLER",
			"/products?tag=BIO&tag=ARTISANAL",
		]);
		expect(plain(DEFAULT_HOME.slides[0]?.badge)).toContain("−30 %");
	});

	it("5 s interval, 3 s resume, 50 px swipe", () => {
		expect(CAROUSEL).toEqual({ intervalMs: 5000, resumeMs: 3000, swipePx: 50 });
		vi.useFakeTimers();
		vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
		render(<Hero slides={DEFAULT_HOME.slides} />);
		const shown = () => screen.getByRole("group").getAttribute("aria-label");
		const before = shown();
		act(() => void vi.advanceTimersByTime(4999));
		expect(shown()).toBe(before);
		act(() => void vi.advanceTimersByTime(1));
		expect(shown()).not.toBe(before);
	});
});

describe("spec §2 Home", () => {
	it("four quick-action cards", () => {
		render(<QuickActions actions={DEFAULT_HOME.quickActions} categories={FIRST_CATEGORIES} />);
		const list = within(screen.getByRole("list", { name: "Accès rapides" }));
		expect(list.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
			"/products?tag=PROMO",
			"/products?tag=NOUVEAU",
			"/products?tag=PROMO&category=DESTOCKAGE",
			"/products?tag=BESTSELLER",
		]);
	});

	it("neither a card nor a slide leads to a category that the shop does not offer", async () => {
		const categories = FIRST_CATEGORIES.filter(({ code }) => code !== "DESTOCKAGE");
		render(<QuickActions actions={DEFAULT_HOME.quickActions} categories={categories} />);
		expect(screen.getAllByRole("link")).toHaveLength(3);
		vi.spyOn(serverApi, "products").mockResolvedValue({ ok: false, status: 503 });
		const { slides } = (await HeroOfDay({ slides: DEFAULT_HOME.slides, categories })).props;
		expect(slides.map(({ action }: Slide) => action.href)).not.toContain("/products?category=DESTOCKAGE");
		expect(slides.length).toBeGreaterThan(0);
	});

	it("a brand block and the four trust badges, with the number of customer service", async () => {
		vi.spyOn(serverApi, "settings").mockResolvedValue({ ok: false, status: 503 });
		const badgesRow = await TrustBadges();
		render(
			<>
				<BrandBlock title={DEFAULT_HOME.brandTitle} paragraphs={DEFAULT_HOME.brandParagraphs} />
				{badgesRow}
			</>,
		);
		expect(screen.getByRole("region", { name: "Une baraque à sucre, un atelier, des palettes" })).toBeTruthy();
		const badges = within(screen.getByRole("region", { name: "Nos engagements" })).getAllByRole("listitem");
		expect(badges.map(({ textContent }) => plain(textContent))).toEqual([
			expect.stringContaining("Paiement sécurisé"),
			expect.stringContaining("Expédition sous 24-48 h"),
			expect.stringContaining("Remises professionnelles"),
			expect.stringContaining("01 23 45 67 89"),
		]);
		expect(screen.getByRole("link", { name: "01 23 45 67 89" }).getAttribute("href")).toBe("tel:+33123456789");
	});
});

describe("spec §2 best-sellers grid", () => {
	async function show(answer: ServerResult<ProductList>) {
		vi.spyOn(serverApi, "products").mockResolvedValue(answer);
		const grid = await BestSellers();
		render(
			<CartProvider>
				<FavouritesProvider>{grid}</FavouritesProvider>
			</CartProvider>,
		);
	}

	it("asks for 8 items of the tag BESTSELLER", async () => {
		const items = Array.from({ length: 8 }, (_, n) => aProduct({ id: `prod_${n}` }));
		await show({ ok: true, data: { items, totalCount: 30 } });
		expect(serverApi.products).toHaveBeenCalledWith({ tag: ["BESTSELLER"], offset: 0, limit: 8 });
		expect(screen.getAllByRole("article")).toHaveLength(8);
	});

	it("spec §8: 'Erreur lors du chargement des produits' when they cannot be read", async () => {
		await show({ ok: false, status: 503 });
		expect(screen.getByRole("heading", { name: "Erreur lors du chargement des produits" })).toBeTruthy();
	});

	it("is left out where nothing is a best seller", async () => {
		await show({ ok: true, data: { items: [], totalCount: 0 } });
		expect(screen.queryByRole("region")).toBeNull();
	});
});
