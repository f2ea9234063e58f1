import { cartLine } from "@confiserie/domain/cart/cart";
import { DEFAULT_SHIPPING_OFFER, type PackingLimits } from "@confiserie/domain/delivery/options";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SessionProvider } from "@/features/account/auth";
import { CartProvider } from "@/features/shop/cart";
import { FavouritesProvider } from "@/features/shop/favourites";
import { type FakeCall, type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { visit } from "@/lib/testing/navigation";
import { aProduct } from "@/test/product";
import { PalletPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const { packing } = DEFAULT_SHIPPING_OFFER;
const ON: PackingLimits = { ...packing, mixedPallets: { ...packing.mixedPallets, isAllowed: true } };

/** Six layers of 8 boxes a pallet; a box costs 36.00, 33.12 or 30.24 EUR. */
const [FRAISE, ANIS] = [aProduct({ id: "p1", name: "Fraise" }), aProduct({ id: "p2", name: "Anis" })];
const MILKY = { state: "STATED" as const, contains: ["LAIT" as const], traces: [] };
const FRAGILE = aProduct({ id: "p3", name: "Fragile", isUnstackable: true });
const LAST = aProduct({ id: "p4", name: "Reste", stock: 17, allergenInformation: MILKY });

const plain = (element: Element | null) => (element?.textContent ?? "").replace(/[\u00a0\u202f]/g, " ");
const view = () => plain(screen.getByRole("region", { name: "Votre palette" }));
const layersOf = (name: string) =>
	within(screen.getByRole("group", { name: `Couches de ${name}` })).getByRole<HTMLInputElement>("textbox");
const more = (name: string) =>
	userEvent.click(
		within(screen.getByRole("group", { name: `Couches de ${name}` })).getByLabelText("Augmenter la quantité"),
	);
const stored = () => JSON.parse(localStorage.getItem("cart") ?? "[]");

let calls: FakeCall[];
function open(address = "/palette", limits = ON, routes: Record<string, FakeRoute> = {}): void {
	visit(address);
	const products = [FRAISE, ANIS, FRAGILE, LAST];
	calls = fakeApi({
		"GET /products": { body: { items: products, totalCount: products.length } },
		...Object.fromEntries(products.map((product) => [`GET /products/${product.id}`, { body: product }])),
		"GET /products/gone": failure(404, "PRODUCT_NOT_FOUND", "Produit non trouvé"),
		...routes,
	});
	render(
		<SessionProvider>
			<CartProvider>
				<FavouritesProvider>
					<PalletPage packing={limits} categories={[]} />
				</FavouritesProvider>
			</CartProvider>
		</SessionProvider>,
	);
}

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
});

describe("a pallet that is composed", () => {
	it("fills by the keyboard, says what is missing, and has the price of the pallet once it is filled", async () => {
		open();
		await screen.findByText("Fraise");
		await userEvent.click(layersOf("Fraise"));
		await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
		expect(view()).toContain("Palette · 50 %");
		expect(view()).toContain("Encore 3 couches d'un autre produit : dès 90 %, toutes ont le tarif palette.");
		await userEvent.click(layersOf("Anis"));
		await userEvent.keyboard("2{Enter}");
		expect(view()).toContain("Remplie à 83 %. Encore 1 couche");
		// 40 boxes at the price of a layer, against 36 € each.
		expect(view()).toContain("1 324,80 €");
		expect(view()).toContain("115,20 € TTC");
		await userEvent.keyboard("{ArrowUp}");
		expect(view()).toContain("Palette pleine : toutes les couches ont le tarif palette.");
		expect(view()).toContain("1 451,52 €");
		expect(view()).toContain("276,48 € TTC");
		const list = screen.getByRole("region", { name: "Couches de la palette" });
		expect(plain(list)).toContain("Palette mixte n° 1 · 100 %");
		expect(plain(list)).toMatch(/3 couches Fraise \(24 cartons\).*3 couches Anis \(24 cartons\)/);
	});

	it("begins a second one for what finds no room, or is too heavy", async () => {
		open("/palette?c=p1.4,p2.3");
		await waitFor(() => expect(view()).toContain("Palette 2 · 16 %"));
		expect(view()).toContain(
			"Plus de place : une 2ᵉ palette commence (16 %) ; toutes les couches ont le tarif palette.",
		);
	});

	it("says that it is too heavy for one", async () => {
		open("/palette?c=p1.3,p2.3", { ...ON, palletKilograms: 40 });
		await waitFor(() =>
			expect(view()).toContain("Trop lourd pour une palette (40 kg au plus) : une deuxième commence"),
		);
	});

	it.each([
		["p1.6", "au carton"],
		["p2.6", "à la pièce"],
		["p1.3,p2.3", "au carton ou à la pièce"],
	])("costs less than what is on it does alone: %s, %s", async (layers, words) => {
		open(`/palette?c=${layers}`, ON, { "GET /products/p2": { body: { ...ANIS, piecesPerBox: 1 } } });
		await waitFor(() => expect(view()).toContain(`de moins qu'${words}Ajouter au panier`));
	});

	it("goes into the cart as layers; those of the cart stand on the next one too", async () => {
		open("/palette?c=p1.2,p2.4");
		await waitFor(() => expect(view()).toContain("Palette pleine"));
		await userEvent.click(screen.getByRole("button", { name: "Ajouter au panier" }));
		expect(stored()).toMatchObject([
			{ product: { id: "p1", totalBoxes: 16, orderType: "layer" }, quantity: 2 },
			{ product: { id: "p2", totalBoxes: 32, orderType: "layer" }, quantity: 4 },
		]);
		await screen.findByText("6 couches ajoutées au panier.");
		expect(view()).toContain("Palette pleine");
		screen.getByText("Avec les couches qui sont déjà dans votre panier.");
		expect(screen.getByRole<HTMLButtonElement>("button", { name: "Ajouter au panier" }).disabled).toBe(true);
		expect(sessionStorage.getItem("palletComposition")).toBeNull();
	});
});

describe("what it is composed of", () => {
	it("is shared as a link, and read from one without what is not sold, may not be mixed, or is out of stock", async () => {
		open("/palette?c=p1.1,gone.2,p3.1,p4.9,<script>.1");
		await screen.findByText(/^2 produits ne sont plus en vente ou ne se composent pas/);
		await waitFor(() => expect(layersOf("Reste").value).toBe("2"));
		expect(window.location.search).toBe("");
		await userEvent.click(screen.getByRole("button", { name: "Partager" }));
		expect(screen.getByLabelText<HTMLInputElement>("Lien de cette composition").value).toBe(
			`${window.location.origin}/palette?c=p1.1,p4.2`,
		);
	});

	it("is there after a reload, with the layer of the product that one came from", async () => {
		sessionStorage.setItem("palletComposition", "p2.3");
		open("/palette?plus=p1");
		await waitFor(() => expect(sessionStorage.getItem("palletComposition")).toBe("p2.3,p1.1"));
		await waitFor(() => expect(layersOf("Anis").value).toBe("3"));
	});

	it("changes by no press while what is stored is read, nor after a failure until another try succeeds", async () => {
		sessionStorage.setItem("palletComposition", "p2.3");
		let fail = () => {};
		open("/palette", ON, {
			"GET /products/p2": () =>
				new Promise((resolve) => {
					fail = () => resolve(failure(400, "VALIDATION_ERROR", "Non."));
				}),
		});
		await screen.findByText("Fraise");
		await more("Fraise");
		await userEvent.type(layersOf("Fraise"), "2");
		await userEvent.click(screen.getByRole("button", { name: "Partir d'une palette découverte" }));
		expect(calls.some(({ query }) => query.has("tag"))).toBe(false);
		fail();
		await screen.findByText("Impossible de charger votre palette");
		expect(screen.queryByRole("button", { name: "Partir d'une palette découverte" })).toBeNull();
		await more("Fraise");
		expect(layersOf("Fraise").value).toBe("0");
		expect(sessionStorage.getItem("palletComposition")).toBe("p2.3");
		fakeApi({ "GET /products/p2": { body: ANIS } });
		await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
		await waitFor(() => expect(layersOf("Anis").value).toBe("3"));
		await more("Fraise");
		expect(sessionStorage.getItem("palletComposition")).toBe("p2.3,p1.1");
	});

	it("holds until the page is left where the browser stores nothing", async () => {
		vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
			throw new DOMException("denied", "SecurityError");
		});
		open();
		await screen.findByText("Fraise");
		await more("Fraise");
		expect(view()).toContain("Palette · 16 %");
	});

	it("is what may be mixed; the others say why not", async () => {
		open();
		await screen.findByText("Fraise");
		expect(screen.queryByText("Fragile")).toBeNull();
		await userEvent.click(screen.getByLabelText(/Montrer aussi 1 produit/));
		screen.getByText("Non gerbable : rien ne se pose dessus.");
		expect(screen.queryByRole("group", { name: "Couches de Fragile" })).toBeNull();
	});

	it("has a place for the allergen marks of each", async () => {
		open();
		const row = (await screen.findByText("Reste")).closest("li");
		expect(row?.querySelector("[data-allergens]")?.getAttribute("data-allergens")).toContain("LAIT");
	});

	it("may be the suggestion of best sellers; no layer is chosen while it is read, as it would be lost", async () => {
		const products = { items: [FRAISE, ANIS], totalCount: 2 };
		let respond = () => {};
		open("/palette", ON, {
			"GET /products": ({ query }) =>
				query.get("tag") === "BESTSELLER"
					? new Promise((resolve) => {
							respond = () => resolve({ body: products });
						})
					: { body: products },
		});
		const isLocked = () => layersOf("Fraise").matches(":disabled");
		await screen.findByText("Fraise");
		await waitFor(() => expect(isLocked()).toBe(false));
		await userEvent.click(screen.getByRole("button", { name: "Partir d'une palette découverte" }));
		expect(isLocked()).toBe(true);
		respond();
		await waitFor(() => expect(view()).toContain("Palette pleine"));
		expect(isLocked()).toBe(false);
	});

	it("is of boxes that the cart does not hold yet, suggested or read from a link", async () => {
		localStorage.setItem("cart", JSON.stringify([cartLine(FRAISE, 192), cartLine(LAST, 8)]));
		open("/palette?c=p1.3,p4.2");
		await screen.findByText(/^Le stock ne suffit plus/);
		await screen.findByText("Fraise");
		expect([layersOf("Fraise").value, layersOf("Reste").value]).toEqual(["1", "1"]);
		await userEvent.click(screen.getByRole("button", { name: "Vider la palette" }));
		await userEvent.click(screen.getByRole("button", { name: "Partir d'une palette découverte" }));
		await waitFor(() => expect(layersOf("Anis").value).toBe("4"));
		expect([layersOf("Fraise").value, layersOf("Reste").value]).toEqual(["1", "1"]);
	});

	it("can be read again after a failure", async () => {
		open("/palette", ON, { "GET /products": failure(400, "VALIDATION_ERROR", "Non.") });
		await screen.findByText("Impossible de charger les produits");
		fakeApi({ "GET /products": { body: { items: [FRAISE], totalCount: 1 } } });
		await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
		await screen.findByText("Fraise");
	});
});
