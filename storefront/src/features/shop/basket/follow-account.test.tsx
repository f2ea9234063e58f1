import type { AccountBasket } from "@confiserie/domain/contract/baskets";
import { render, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SessionProvider } from "@/features/account/auth";
import { CartProvider } from "@/features/shop/cart";
import { FavouritesProvider } from "@/features/shop/favourites";
import { storeToken } from "@/lib/session";
import { type FakeCall, fakeApi } from "@/lib/testing/fake-api";
import { camille, cottonCandy } from "@/lib/testing/fixtures";
import { visit } from "@/lib/testing/navigation";
import { FollowAccount } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const OTHER = { ...cottonCandy, id: "prod_2", name: "Pop-corn" };
const boxes = () =>
	(JSON.parse(localStorage.getItem("cart") ?? "[]") as { product: { id: string; totalBoxes: number } }[]).map(
		({ product }) => [product.id, product.totalBoxes],
	);
const favourites = () =>
	(JSON.parse(localStorage.getItem("favorites") ?? "[]") as { id: string }[]).map(({ id }) => id);

/** The account's basket as the server has it; `first` is what another device writes just before the first PUT. */
function server(basket: AccountBasket, first?: AccountBasket) {
	let stored = basket;
	let intruder = first;
	const calls = fakeApi({
		"GET /auth/me": { body: camille },
		"GET /products/prod_1": { body: cottonCandy },
		"GET /products/prod_2": { body: OTHER },
		"GET /products/gone": { status: 404, body: { code: "PRODUCT_NOT_FOUND", message: "" } },
		"GET /auth/basket": () => ({ body: stored }),
		"PUT /auth/basket": ({ body }: FakeCall) => {
			if (intruder) {
				stored = intruder;
				intruder = undefined;
				return { status: 409, body: { code: "BASKET_CHANGED", message: "", current: stored } };
			}
			stored = { ...(body as AccountBasket), version: stored.version + 1 };
			return { body: stored };
		},
	});
	return { calls, stored: () => stored };
}

function inCart(...lines: [string, number][]): void {
	const stored = lines.map(([id, totalBoxes]) => ({
		product: {
			...cottonCandy,
			id,
			title: "x",
			orderType: "box",
			unitTypeDisplay: "Carton",
			pricePerBox: 36,
			boxesPerUnit: 1,
			totalBoxes,
			price: 36,
			img: "",
		},
		quantity: totalBoxes,
	}));
	localStorage.setItem("cart", JSON.stringify(stored));
}

function follow(): void {
	render(
		<SessionProvider>
			<CartProvider>
				<FavouritesProvider>
					<FollowAccount />
				</FavouritesProvider>
			</CartProvider>
		</SessionProvider>,
	);
}

beforeEach(() => {
	localStorage.clear();
	visit("/");
	storeToken(camille.token);
});

describe("cart and favourites of an account", () => {
	it("come together at a sign-in: the larger quantity, every favourite, on both sides", async () => {
		inCart(["prod_1", 2]);
		const { stored } = server({
			version: 4,
			cart: [
				{ productId: "prod_1", quantity: 5 },
				{ productId: "prod_2", quantity: 1 },
			],
			favourites: ["prod_2"],
		});
		follow();
		await waitFor(() =>
			expect(boxes()).toEqual([
				["prod_1", 5],
				["prod_2", 1],
			]),
		);
		await waitFor(() => expect(favourites()).toEqual(["prod_2"]));
		await waitFor(() => expect(localStorage.getItem("basketBase")).toContain(camille.id));
		expect(stored().cart.map(({ quantity }) => quantity)).toEqual([5, 1]);
	});

	it("follow what another device removed, since nothing has changed here", async () => {
		inCart(["prod_1", 2]);
		const base = { accountId: camille.id, cart: [{ productId: "prod_1", quantity: 2 }], favourites: [] };
		localStorage.setItem("basketBase", JSON.stringify(base));
		const { calls } = server({ version: 5, cart: [], favourites: [] });
		follow();
		await waitFor(() => expect(boxes()).toEqual([]));
		expect(calls.some(({ route }) => route === "PUT /auth/basket")).toBe(false);
	});

	it("are agreed on again when another device writes meanwhile, and leave out what is not on sale", async () => {
		inCart(["prod_1", 2]);
		const { stored } = server(
			{ version: 1, cart: [], favourites: ["gone"] },
			{ version: 2, cart: [{ productId: "prod_2", quantity: 3 }], favourites: [] },
		);
		follow();
		await waitFor(() => expect(stored()).toMatchObject({ version: 3, favourites: [] }));
		expect(boxes()).toEqual([
			["prod_1", 2],
			["prod_2", 3],
		]);
	});
});
