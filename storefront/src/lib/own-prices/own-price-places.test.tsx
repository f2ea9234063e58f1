import { tiers } from "@confiserie/domain/prices/tier-price";
import { render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { OwnPricePlaces } from "@/features/account/own-prices/own-price-places";
import { CartProvider } from "@/features/shop/cart";
import { cardProduct } from "@/features/shop/catalogue/card-product";
import { ProductCard } from "@/features/shop/catalogue/product-card";
import { ProductRows } from "@/features/shop/catalogue/product-rows";
import { PlainCard } from "@/features/shop/catalogue/server";
import { FavouritesProvider } from "@/features/shop/favourites";
import { OwnPrices } from "@/features/shop/product/own-prices";
import { TierTable } from "@/features/shop/product/tier-table";
import { suggest } from "@/features/shop/search/suggest";
import { dropToken, storeToken } from "@/lib/session";
import { fakeApi } from "@/lib/testing/fake-api";
import { aProduct } from "@/test/product";
import { OWN_TABLE } from "./slots";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const own = { pricePerPieceBox: 1.35, pricePerPieceLayer: 1.242, pricePerPiecePallet: 1.134 };
const product = aProduct({ id: "p1" });
const plain = (element: Element | null) => element?.textContent?.replace(/[\u00a0\u202f]/g, " ");
/** The prices of a box, tier by tier, that an element shows. */
const boxPrices = tiers({ ...product, ...own }).map(
	({ pricePerBoxCents }) => `${(pricePerBoxCents / 100).toFixed(2).replace(".", ",")} €`,
);

/** Prices are read again for each. */
let sessions = 0;
beforeEach(() => {
	sessions += 1;
	storeToken(`a.b.place${sessions}`);
	fakeApi({
		"GET /company/prices": { body: { hasOwnPrices: true, prices: [{ productId: "p1", ...own }] } },
		"GET /products/search/suggestions": { body: [] },
		"GET /products/search": { body: { items: [product], totalCount: 1 } },
	});
});
afterEach(() => dropToken());

const show = (children: React.ReactNode) =>
	render(
		<CartProvider>
			<FavouritesProvider>{children}</FavouritesProvider>
		</CartProvider>,
	);

it("a card shows the own price of a box, a piece, a kilogram and the next tier, and the catalogue's struck", async () => {
	show(<ProductCard product={cardProduct(product)} />);
	await screen.findByText("Votre prix");
	const prices = document.querySelector(".card-prices");
	expect(plain(prices)).toContain(`Prix du catalogue : 36,00 €`);
	expect(prices?.querySelectorAll("s")).toHaveLength(1);
	expect(plain(prices)).toContain("1,35 € / pièce");
	expect(plain(prices)).toContain("33,75 € / kg");
	expect(plain(prices)).toContain(`dès 8 cartons : ${boxPrices[1]}`);
	expect(plain(prices)).not.toContain("1,50 €");
});

it("a card whose box costs what the catalogue asks keeps its reduction, and marks the tier", async () => {
	fakeApi({
		"GET /company/prices": {
			body: { hasOwnPrices: true, prices: [{ productId: "p1", ...own, pricePerPieceBox: product.pricePerPieceBox }] },
		},
	});
	const priorPrices = { box: 2, layer: null, pallet: null };
	show(<ProductCard product={cardProduct({ ...product, isPromo: true, priorPrices })} />);
	const mark = await screen.findByText("Votre prix");
	expect(plain(mark.parentElement)).toContain(`dès 8 cartons : ${boxPrices[1]}`);
	const prices = plain(document.querySelector(".card-prices"));
	expect(prices).toContain("Prix antérieur : 48,00 €");
	expect(prices).not.toContain("Prix du catalogue");
});

it("a row shows every tier at the own price", async () => {
	show(
		<>
			<ProductRows products={[product]} />
			<OwnPricePlaces />
		</>,
	);
	await screen.findAllByText("Votre prix");
	const list = screen.getAllByText("Dès 8 cartons")[0]?.closest("dl");
	const shown = [...(list?.querySelectorAll("dd.font-semibold .ttc") ?? [])].map(plain);
	expect(shown).toEqual(boxPrices.map((price) => `${price} TTC`));
});

it("a product's page shows every tier and related products at the own price", async () => {
	show(
		<>
			<div id={OWN_TABLE} />
			<PlainCard product={product} />
			<OwnPrices product={product} boxes={1} onPrices={() => {}} />
			<OwnPricePlaces />
		</>,
	);
	const table = await screen.findByRole("table");
	for (const price of [...boxPrices, "1,35 €", "1,242 €", "1,134 €"]) expect(plain(table)).toContain(price);
	expect(within(table).getAllByText(/Prix du catalogue/)).toHaveLength(3);
	const card = screen.getByRole("article");
	await within(card).findByText("Votre prix");
	expect(plain(card)).toContain(boxPrices[0]);
});

it("the search proposes at the own price", async () => {
	const found = await new Promise((resolve) => suggest("barbe", resolve));
	await waitFor(() =>
		expect(found).toMatchObject({ products: [{ id: "p1", pricePerPieceBox: own.pricePerPieceBox }] }),
	);
});

it("the table of a visitor has the catalogue's prices", () => {
	dropToken();
	render(<TierTable product={product} />);
	expect(plain(screen.getByRole("table"))).toContain("36,00 €");
});
