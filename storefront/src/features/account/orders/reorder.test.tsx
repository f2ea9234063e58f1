import { DEFAULT_SHIPPING_OFFER } from "@confiserie/domain/delivery/options";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepHeldBoxes } from "@/features/shop/cart";
import { storeToken } from "@/lib/session";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { camille, cottonCandy, order } from "@/lib/testing/fixtures";
import { visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { OrderPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const cartLines = () => JSON.parse(localStorage.getItem("cart") ?? "[]");

async function orderAgain(product: FakeRoute | "network", shown = order) {
	fakeApi({
		"GET /auth/me": { body: camille },
		"GET /orders/CMD-7K3M-9QX2": { body: shown },
		"GET /products/prod_1": product,
		"GET /settings": { body: { packing: DEFAULT_SHIPPING_OFFER.packing } },
	});
	renderInShop(<OrderPage orderNumber="CMD-7K3M-9QX2" />);
	await userEvent.click(await screen.findByRole("button", { name: "Commander à nouveau" }));
}

beforeEach(() => {
	storeToken(camille.token);
	visit("/orders/CMD-7K3M-9QX2");
});

describe("Commander à nouveau", () => {
	it("puts the same boxes into the cart, in layers, and opens it when nothing has changed", async () => {
		await orderAgain({ body: cottonCandy });
		expect(await screen.findByRole("dialog", { name: "Votre panier" })).toBeDefined();
		expect(cartLines()).toMatchObject([
			{ product: { id: "prod_1", orderType: "layer", totalBoxes: 16, pricePerBox: 33.12 }, quantity: 2 },
		]);
	});

	it("prices of today: the difference is said, and accepted before anything changes", async () => {
		await orderAgain({ body: { ...cottonCandy, pricePerPieceLayer: 1.4 } });
		const dialog = await screen.findByRole("dialog", { name: "Ce qui a changé depuis" });
		expect(dialog.textContent).toMatch(/ancien prix 33,12\s€.*nouveau prix 33,60\s€/);
		expect(cartLines()).toEqual([]);
		await userEvent.click(within(dialog).getByRole("button", { name: "Ajouter au panier" }));
		await waitFor(() => expect(cartLines()).toMatchObject([{ product: { pricePerBox: 33.6, totalBoxes: 16 } }]));
	});

	it("layers of a mixed pallet where the shop mixes none today: the price of the pallet is lost", async () => {
		const items = order.items.map((item) => ({ ...item, unitPrice: 30.24, listUnitPrice: 33.12 }));
		const mixedPallets = { minimumFillPercent: 90, palletKilograms: 800, products: [], isFilled: true, pallets: [] };
		await orderAgain({ body: cottonCandy }, { ...order, items, mixedPallets });
		const dialog = await screen.findByRole("dialog", { name: "Ce qui a changé depuis" });
		expect(dialog.textContent).toMatch(/ancien prix 30,24\s€.*nouveau prix 33,12\s€/);
	});

	it("stock of today: fewer boxes are offered at the price that fits them", async () => {
		await orderAgain({ body: { ...cottonCandy, stock: 5 } });
		const dialog = await screen.findByRole("dialog", { name: "Ce qui a changé depuis" });
		expect(dialog.textContent).toMatch(/16 cartons commandés, 5 cartons disponibles.*36,00\s€/);
		await userEvent.click(within(dialog).getByRole("button", { name: "Ajouter au panier" }));
		await waitFor(() => expect(cartLines()).toMatchObject([{ product: { totalBoxes: 5, pricePerBox: 36 } }]));
	});

	it("a product no longer on sale: says so and offers nothing", async () => {
		await orderAgain(failure(404, "PRODUCT_NOT_FOUND", "Produit non trouvé") as FakeRoute);
		const dialog = await screen.findByRole("dialog", { name: "Plus rien n'est disponible" });
		expect(within(dialog).getByText("N'est plus en vente.")).toBeDefined();
		expect(within(dialog).queryByRole("button", { name: "Ajouter au panier" })).toBeNull();
		expect(cartLines()).toEqual([]);
	});

	it("a shop out of reach: says so, changes nothing, and can be asked again", async () => {
		await orderAgain("network");
		expect((await screen.findByRole("alert")).textContent).toMatch(/La commande n'a pas pu être reprise/);
		expect(cartLines()).toEqual([]);
		fakeApi({ "GET /products/prod_1": { body: cottonCandy } });
		await userEvent.click(screen.getByRole("button", { name: "Commander à nouveau" }));
		await waitFor(() => expect(cartLines()).toHaveLength(1));
	});

	describe("with something in the cart", () => {
		const inCart = (id: string, totalBoxes = 1) => ({
			product: {
				id,
				title: "Barbe à papa",
				price: 36,
				img: "",
				orderType: "box",
				unitTypeDisplay: "Carton",
				pricePerBox: 36,
				boxesPerUnit: 1,
				totalBoxes,
			},
			quantity: totalBoxes,
		});
		it.each([
			["prod_1", "Ajouter au panier", [["prod_1", 17]]],
			[
				"prod_9",
				"Ajouter au panier",
				[
					["prod_9", 1],
					["prod_1", 16],
				],
			],
			["prod_9", "Remplacer le panier", [["prod_1", 16]]],
			["prod_1", "Fermer", [["prod_1", 1]]],
		])("%s: asks, and '%s' does so", async (id, press, expected) => {
			localStorage.setItem("cart", JSON.stringify([inCart(id)]));
			await orderAgain({ body: cottonCandy });
			const dialog = await screen.findByRole("dialog", { name: /^Ajouter, ou remplacer le panier/ });
			expect(dialog.textContent).toContain("Votre panier contient déjà 1 produit.");
			expect(cartLines()).toHaveLength(1);
			await userEvent.click(within(dialog).getAllByRole("button", { name: press }).at(-1) as HTMLElement);
			await waitFor(() =>
				expect(
					cartLines().map(({ product }: { product: { id: string; totalBoxes: number } }) => [
						product.id,
						product.totalBoxes,
					]),
				).toEqual(expected),
			);
		});

		it("counts its boxes: what is added is no more than is left beside them", async () => {
			localStorage.setItem("cart", JSON.stringify([inCart("prod_1", 8)]));
			await orderAgain({ body: { ...cottonCandy, stock: 10 } });
			const dialog = await screen.findByRole("dialog", { name: "Ce qui a changé depuis" });
			expect(dialog.textContent).toContain("16 cartons commandés, 2 cartons disponibles en plus de votre panier");
			await userEvent.click(within(dialog).getByRole("button", { name: "Ajouter au panier" }));
			await waitFor(() => expect(cartLines()).toMatchObject([{ product: { totalBoxes: 10 } }]));
		});

		it("that contains all there is: nothing can be added, the order can replace it", async () => {
			localStorage.setItem("cart", JSON.stringify([inCart("prod_1", 20)]));
			await orderAgain({ body: { ...cottonCandy, stock: 20 } });
			const dialog = await screen.findByRole("dialog", { name: "Ce qui a changé depuis" });
			expect(within(dialog).getByText("Votre panier contient déjà tout ce qu'il en reste.")).toBeDefined();
			expect(within(dialog).queryByRole("button", { name: "Ajouter au panier" })).toBeNull();
			await userEvent.click(within(dialog).getByRole("button", { name: "Remplacer le panier" }));
			await waitFor(() => expect(cartLines()).toMatchObject([{ product: { totalBoxes: 16 } }]));
		});
	});

	it("boxes that this checkout holds can be ordered by it", async () => {
		keepHeldBoxes([{ productId: "prod_1", productName: cottonCandy.name, quantity: 16 }]);
		await orderAgain({ body: { ...cottonCandy, stock: 0 } });
		await waitFor(() => expect(cartLines()).toMatchObject([{ product: { totalBoxes: 16 } }]));
	});
});
