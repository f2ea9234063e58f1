import { type CartSource, cartLine } from "@confiserie/domain/cart/cart";
import { DEFAULT_SHIPPING_OFFER } from "@confiserie/domain/delivery/options";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { storeToken } from "@/lib/session";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { brussels, camille, cottonCandy, grasse, lollipop } from "@/lib/testing/fixtures";
import { router, visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { expectFocus } from "@/test/focus";
import { CartButton, useCart } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const quote = {
	subtotal: 36,
	shippingCost: 4.99,
	totalWithShipping: 40.99,
	freeShippingThreshold: 40,
	amountForFreeShipping: 4,
	isFreeShipping: false,
};
const shop = (product: object | null = cottonCandy, addresses: object[] = [grasse]) =>
	fakeApi({
		"GET /products/prod_1": product ? { body: product } : failure(404, "PRODUCT_NOT_FOUND", "Produit non trouvé"),
		"POST /payments/calculate-shipping": { body: quote },
		"GET /auth/me": { body: camille },
		"GET /addresses": { body: addresses },
		"GET /settings": { body: { deliveryCountries: ["FR"] } },
	});
function Page() {
	const { add } = useCart();
	return (
		<>
			<button type="button" onClick={() => add(cottonCandy, "box", 1)}>
				Ajouter
			</button>
			<CartButton />
		</>
	);
}
async function openWithOneBox() {
	const user = userEvent.setup();
	renderInShop(<Page />);
	await user.click(screen.getByRole("button", { name: "Ajouter" }));
	await user.click(screen.getByRole("button", { name: "Panier, 1 article" }));
	return { user, drawer: await screen.findByRole("dialog", { name: "Votre panier" }) };
}
beforeEach(() => visit("/products"));

describe("cart drawer 'Votre panier'", () => {
	it("links to /products while empty", async () => {
		shop();
		renderInShop(<Page />);
		await userEvent.click(screen.getByRole("button", { name: "Panier, vide" }));
		const drawer = await screen.findByRole("dialog", { name: "Votre panier" });
		expect(within(drawer).getByRole("link", { name: "Voir les produits" })).toHaveProperty("pathname", "/products");
	});

	it("pressing minus at quantity 1 removes the line; 'Annuler' brings it back", async () => {
		shop();
		const { user, drawer } = await openWithOneBox();
		await user.click(within(drawer).getByRole("button", { name: "Diminuer la quantité" }));
		expect(within(drawer).queryByRole("listitem")).toBeNull();
		const undo = within(drawer).getByRole("button", { name: "Annuler" });
		await expectFocus(() => undo);
		await user.click(undo);
		expect(within(drawer).getByRole("link", { name: cottonCandy.name })).toBeDefined();
	});

	it("says what is missing for free shipping, by the server's figures", async () => {
		shop();
		const { drawer } = await openWithOneBox();
		expect(await within(drawer).findByText(/Plus que 4,00 € TTC pour la livraison offerte/)).toBeDefined();
	});

	it("states price and day of delivery for a postal code, and what a full layer would change", async () => {
		const parcel = {
			id: "colis",
			name: "Colis",
			kind: "parcel",
			carrier: "",
			dispatchBy: "2026-11-30",
			deliveredFrom: "2026-12-02",
			hasDayChoice: false,
			surcharges: [],
		};
		const calls = fakeApi({
			"GET /products/prod_1": { body: cottonCandy },
			"POST /payments/calculate-shipping": ({ body }) => {
				const isCorsica = (body as { address?: { postalCode: string } }).address?.postalCode === "20000";
				const shippingCost = isCorsica ? 24.9 : 8.9;
				const options = [{ ...parcel, price: shippingCost }];
				const nextStep = { productId: "prod_1", unit: "layer", count: 1, missingBoxes: 7, shippingCost: 0 };
				const promise = { kind: "DELIVERY", day: "2026-12-02", isFrom: !isCorsica, orderBefore: null };
				return { body: { ...quote, shippingCost, optionId: "colis", options, promise, nextStep } };
			},
		});
		const { user, drawer } = await openWithOneBox();
		expect(await within(drawer).findByText(/^Livraison à partir de 8,90 € TTC$/)).toBeDefined();
		expect(within(drawer).getByText("Chez vous à partir du mercredi 2 décembre")).toBeDefined();
		expect(within(drawer).getByText(/Avec 1 couche complète : livraison offerte au lieu de 8,90 €/)).toBeDefined();
		await user.click(within(drawer).getByRole("button", { name: "Saisir mon code postal" }));
		await user.type(within(drawer).getByLabelText("Code postal de livraison"), "2000{Enter}");
		expect(within(drawer).getByText("Saisissez les cinq chiffres du code postal.")).toBeDefined();
		await user.type(within(drawer).getByLabelText("Code postal de livraison"), "0{Enter}");
		expect(await within(drawer).findByText(/^Livraison 24,90 € TTC/)).toBeDefined();
		expect(within(drawer).getByText("Chez vous mercredi 2 décembre")).toBeDefined();
		expect(within(drawer).getByText(/Pour une livraison à 20000/)).toBeDefined();
		expect(document.activeElement).toBe(within(drawer).getByRole("button", { name: "Changer de code postal" }));
		expect(calls.at(-1)?.body).toMatchObject({ address: { country: "FR", postalCode: "20000" } });
	});

	it("tells who reads prices without VAT what the whole is without it, with it, and how much it is, by the server's figures", async () => {
		const taxes = [{ ratePercent: 20, net: 34.16, vat: 6.83, gross: 40.99 }];
		fakeApi({
			"GET /products/prod_1": { body: cottonCandy },
			"POST /payments/calculate-shipping": { body: { ...quote, taxes } },
			"GET /auth/me": { body: camille },
		});
		const { drawer } = await openWithOneBox();
		const total = (await within(drawer).findByText("Total HT, port compris")).closest("dl");
		await waitFor(() => expect(total?.textContent).toMatch(/Total HT, port compris34,16\s€/));
		expect(total?.querySelector("dd .ttc")?.textContent).toMatch(/^36,00\s€$/);
		expect(total?.querySelector("dd .ht")?.textContent).toMatch(/^40,99\s€$/);
		expect(total?.textContent).toMatch(/dont TVA 20\s% sur 34,16\s€ HT6,83\s€$/);
	});

	it("refreshes prices on opening and says so plainly", async () => {
		shop({ ...cottonCandy, pricePerPieceBox: 1.6 });
		const { drawer } = await openWithOneBox();
		expect(await within(drawer).findByText(/Le prix du carton est passé de 36,00 € à 38,40 €/)).toBeDefined();
		expect(JSON.parse(localStorage.getItem("cart") ?? "[]")[0].product.price).toBe(38.4);
	});

	it("says when a product is no longer on sale", async () => {
		shop(null);
		const { drawer } = await openWithOneBox();
		expect(await within(drawer).findByText(/n'est plus en vente/)).toBeDefined();
	});

	it.each([
		["gone from the shop", null],
		["out of stock", { ...cottonCandy, stock: 0 }],
	])("a line that is %s counts neither in the total nor for the free delivery", async (_case, product) => {
		const asked: unknown[] = [];
		fakeApi({
			"GET /products/prod_1": product ? { body: product } : failure(404, "PRODUCT_NOT_FOUND", "Produit non trouvé"),
			"GET /products/prod_2": { body: { ...cottonCandy, ...lollipop } },
			"POST /payments/calculate-shipping": (call) => {
				asked.push(call.body);
				return { body: { ...quote, subtotal: 5, totalWithShipping: 9.99, amountForFreeShipping: 35 } };
			},
		});
		const line = (source: CartSource) => cartLine(source, 1);
		localStorage.setItem("cart", JSON.stringify([line(cottonCandy), line(lollipop)]));
		renderInShop(<Page />);
		await userEvent.click(await screen.findByRole("button", { name: "Panier, 2 articles" }));
		const drawer = await screen.findByRole("dialog", { name: "Votre panier" });
		await within(drawer).findByText(/^1 article indisponible n'est pas compté/);
		const marks = within(drawer).getAllByText("Indisponible");
		expect(marks.map((mark) => mark.closest("li")?.querySelector("s")?.textContent)).toEqual([
			expect.stringMatching(/^36,00/),
		]);
		const total = within(drawer).getByText("Total", { selector: "dt" }).parentElement;
		expect(total?.textContent).toContain("5,00");
		expect(await within(drawer).findByText(/Plus que 35,00/)).toBeDefined();
		await waitFor(() => expect(asked.at(-1)).toMatchObject({ items: [{ productId: "prod_2" }] }));
	});

	it("says when the stock is short and takes what is left at one press", async () => {
		shop({ ...cottonCandy, stock: 5 });
		const { user, drawer } = await openWithOneBox();
		const field = within(drawer).getByRole("textbox", { name: "Quantité" });
		await user.clear(field);
		await user.type(field, "9");
		await user.click(await within(drawer).findByRole("button", { name: "Prendre 5 cartons" }));
		await waitFor(() => expect(screen.getByRole("textbox", { name: "Quantité" })).toHaveProperty("value", "5"));
	});

	it("boxes that this tab's own checkout holds are no shortage", async () => {
		sessionStorage.setItem("heldBoxes", JSON.stringify({ prod_1: 8 }));
		shop({ ...cottonCandy, stock: 0 });
		const { drawer } = await openWithOneBox();
		await within(drawer).findByText(/Plus que 4,00/);
		expect(within(drawer).queryByText(/rupture|reste que/)).toBeNull();
	});

	it("shows the total and one button beside the lines, and the next tier with the button that takes it", async () => {
		shop();
		const { user, drawer } = await openWithOneBox();
		const folded = within(drawer).getByText("Code, livraison et autres choix").closest("details");
		expect(folded?.open).toBe(false);
		const footer = folded?.parentElement as HTMLElement;
		const seen = within(footer)
			.getAllByRole("button")
			.filter((button) => !folded?.contains(button));
		expect(seen.map((button) => button.textContent)).toEqual(["Passer commande"]);
		await user.click(within(drawer).getByRole("button", { name: "Passer à 8 cartons" }));
		expect(within(drawer).getByText("1 couche = 8 cartons")).toBeDefined();
	});

	it("says once that delivery is free", async () => {
		fakeApi({
			"GET /products/prod_1": { body: cottonCandy },
			"POST /payments/calculate-shipping": {
				body: { ...quote, shippingCost: 0, amountForFreeShipping: 0, isFreeShipping: true, totalWithShipping: 36 },
			},
		});
		const { drawer } = await openWithOneBox();
		expect(await within(drawer).findByText(/^Livraison offerte/)).toBeDefined();
		expect(within(drawer).getAllByText(/livraison/i, { ignore: "summary, button" })).toHaveLength(1);
	});

	it("'Continuer les achats' closes the drawer and stays on the page", async () => {
		shop();
		const { user, drawer } = await openWithOneBox();
		await user.click(within(drawer).getByRole("button", { name: "Continuer les achats" }));
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		expect(router.push).not.toHaveBeenCalled();
	});

	it("a line without a name reads 'Produit sans nom'", async () => {
		shop(null);
		const line = { product: { id: "prod_1", title: "", price: 36, img: "" }, quantity: 1 };
		localStorage.setItem("cart", JSON.stringify([line]));
		renderInShop(<Page />);
		await userEvent.click(await screen.findByRole("button", { name: "Panier, 1 article" }));
		const drawer = await screen.findByRole("dialog", { name: "Votre panier" });
		expect(within(drawer).getByRole("button", { name: "Retirer Produit sans nom" })).toBeDefined();
	});

	it("'Passer commande' remembers /checkout for an anonymous user and opens the login modal", async () => {
		shop();
		const { user, drawer } = await openWithOneBox();
		await user.click(within(drawer).getByRole("button", { name: "Passer commande" }));
		expect(localStorage.getItem("redirectAfterAuth")).toBe("/checkout");
		expect(await screen.findByRole("dialog", { name: "Connexion" })).toBeDefined();
		expect(router.push).not.toHaveBeenCalled();
	});

	it("'Passer commande' leads a logged-in user to /checkout", async () => {
		storeToken(camille.token);
		shop();
		const { user, drawer } = await openWithOneBox();
		await user.click(within(drawer).getByRole("button", { name: "Passer commande" }));
		expect(router.push).toHaveBeenCalledWith("/checkout");
		// It reserves nothing: the checkout asks first.
		expect(sessionStorage.getItem("expressOrder")).toBeNull();
	});

	it("'Passer au paiement' says that it reserves, and is asked of the checkout once", async () => {
		storeToken(camille.token);
		shop();
		const { user, drawer } = await openWithOneBox();
		expect(await within(drawer).findByText(/articles réservés pendant le paiement/)).toBeDefined();
		await user.click(await within(drawer).findByRole("button", { name: "Passer au paiement" }));
		expect(router.push).toHaveBeenCalledWith("/checkout");
		expect(sessionStorage.getItem("expressOrder")).not.toBeNull();
		sessionStorage.clear();
	});

	it.each([
		["has no address", []],
		["is not delivered to", [brussels, grasse]],
	])("an account that %s is not offered the payment", async (_, addresses) => {
		storeToken(camille.token);
		const calls = shop(cottonCandy, addresses);
		const { drawer } = await openWithOneBox();
		await waitFor(() => expect(calls.map(({ route }) => route)).toContain("GET /settings"));
		await within(drawer).findByText(/Plus que 4,00/);
		expect(within(drawer).queryByRole("button", { name: "Passer au paiement" })).toBeNull();
	});

	it("says that the browser does not store the cart, until it does", async () => {
		vi.spyOn(console, "error").mockImplementation(() => {});
		vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
			throw new DOMException("full", "QuotaExceededError");
		});
		shop();
		const { user, drawer } = await openWithOneBox();
		expect(within(drawer).getByText(/n'enregistre pas le panier/)).toBeDefined();
		vi.restoreAllMocks();
		await user.click(within(drawer).getByRole("button", { name: "Augmenter la quantité" }));
		expect(within(drawer).queryByText(/n'enregistre pas le panier/)).toBeNull();
	});

	it("who is not signed in is not offered the payment", async () => {
		shop();
		const { drawer } = await openWithOneBox();
		expect(within(drawer).queryByRole("button", { name: "Passer au paiement" })).toBeNull();
	});

	describe("layers of several products", () => {
		const products = ["p1", "p2"].map((id) => ({ ...cottonCandy, id, name: `Barbe ${id}` }));
		const openWith = async (layers: readonly number[], isAllowed = true) => {
			const { packing } = DEFAULT_SHIPPING_OFFER;
			const calls = fakeApi({
				...Object.fromEntries(products.map((product) => [`GET /products/${product.id}`, { body: product }])),
				"POST /payments/calculate-shipping": failure(503, "SERVICE_UNAVAILABLE", "Réessayez."),
				"GET /settings": {
					body: { packing: { ...packing, mixedPallets: { ...packing.mixedPallets, isAllowed } } },
				},
			});
			const lines = products.flatMap((product, index) => (layers[index] ? cartLine(product, 8 * layers[index]) : []));
			localStorage.setItem("cart", JSON.stringify(lines));
			renderInShop(<CartButton />);
			await userEvent.click(screen.getByRole("button", { name: /^Panier/ }));
			return { calls, drawer: await screen.findByRole("dialog", { name: "Votre panier" }) };
		};

		it("that fill a pallet stand in a group with its fill", async () => {
			const { drawer } = await openWith([3, 3]);
			const group = await within(drawer).findByRole("region", { name: /^1 palette, au tarif palette/ });
			expect(group.textContent).toMatch(
				/Palette mixte n°\s1 · 100\s%.*3\scouches Barbe p1 \(24\scartons\).*3\scouches Barbe p2/,
			);
			expect(within(drawer).queryByText(/pour le tarif palette/)).toBeNull();
		});

		it.each([
			[[2, 1], /remplissent 50\s%\. Encore 3\scouches, d'autres produits aussi, .*69,12\s€ TTC de moins/],
			[[5], /remplissent 83\s%\. Encore 1\scouche d'un autre produit, .*115,20\s€ TTC de moins/],
		])("that fill none say what is missing and would be saved: %j", async (layers, words) => {
			const { drawer } = await openWith(layers);
			const hint = await within(drawer).findByRole("region", { name: "Compléter une palette" });
			expect(hint.textContent).toMatch(words);
			expect(within(hint).getByRole("link", { name: "Composer une palette" })).toHaveProperty("pathname", "/palette");
		});

		it("say nothing where the shop mixes no pallets", async () => {
			const { drawer, calls } = await openWith([3, 3], false);
			await waitFor(() => expect(calls.map(({ route }) => route)).toContain("GET /settings"));
			expect(within(drawer).queryByText(/alette mixte/)).toBeNull();
		});
	});
});
