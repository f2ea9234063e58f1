import type { CartLine } from "@confiserie/domain/cart/cart";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { cottonCandy, lollipop } from "@/lib/testing/fixtures";
import { createCartStore } from "./store";

const stored = (): CartLine[] => JSON.parse(localStorage.getItem("cart") ?? "null");
const otherTab = (value: string | null) => {
	if (value === null) localStorage.removeItem("cart");
	else localStorage.setItem("cart", value);
	window.dispatchEvent(new StorageEvent("storage", { key: "cart", newValue: value }));
};
const STORAGE_FAULTS: [string, () => void][] = [
	[
		"full",
		() => {
			vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
				throw new DOMException("full", "QuotaExceededError");
			});
		},
	],
	[
		"blocked",
		() => {
			vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
				throw new DOMException("denied", "SecurityError");
			});
		},
	],
	["missing", () => void vi.spyOn(window, "localStorage", "get").mockReturnValue(null as unknown as Storage)],
];
let store = createCartStore();
beforeEach(() => {
	store = createCartStore();
});

describe("local storage `cart`", () => {
	it("is an array of lines: product (id, title, price for the chosen unit, img, ...) and quantity", () => {
		store.add(cottonCandy, "layer", 2);
		expect(stored()).toEqual([
			{
				product: {
					id: "prod_1",
					title: "Barbe à papa fraise des bois",
					price: 264.96,
					img: "/static/demo/bap-fra-40-piece.webp",
					orderType: "layer",
					unitTypeDisplay: "Couche",
					pricePerBox: 33.12,
					boxesPerUnit: 8,
					totalBoxes: 16,
				},
				quantity: 2,
			},
		]);
	});

	it("is loaded at start and saved after every change", () => {
		store.add(cottonCandy, "box", 3);
		const afterReload = createCartStore();
		expect(afterReload.current()).toMatchObject({ isReady: true, lines: stored() });
		afterReload.clear();
		expect(stored()).toEqual([]);
	});

	it.each(["{not json", '{"lines":[]}', "42", "null"])(
		"is empty if unreadable, and says so in the console: %s",
		(text) => {
			const log = vi.spyOn(console, "error").mockImplementation(() => {});
			localStorage.setItem("cart", text);
			expect(store.current()).toMatchObject({ lines: [], problem: null, isReady: true });
			expect(log).toHaveBeenCalledWith("Erreur lors du chargement du panier", expect.anything());
		},
	);

	it.each([
		["[{}]", "Structure d'item invalide dans le panier"],
		['["x"]', "Structure d'item invalide dans le panier"],
		['[{"product":{"title":"x"},"quantity":1}]', "Produit sans ID dans le panier"],
	])("restores the valid lines and reports the invalid ones: %s", (text, message) => {
		vi.spyOn(console, "error").mockImplementation(() => {});
		const sound = { product: { id: "p", title: "Reste", price: "12.5", img: "" }, quantity: 2 };
		localStorage.setItem("cart", JSON.stringify([...JSON.parse(text), sound]));
		expect(store.current().problem).toBe(message);
		expect(store.current().lines).toMatchObject([
			{ product: { id: "p", price: 12.5, orderType: "box", totalBoxes: 2 } },
		]);
		store.dropUnreadable();
		expect(store.current().problem).toBeNull();
		expect(stored()).toHaveLength(1);
	});

	it("reads a line of the base shape alone; plus and minus still work on it", () => {
		const plain = {
			product: {
				id: "p",
				title: "Ancien",
				price: 20,
				img: "/a.png",
				orderType: "layer",
				unitTypeDisplay: "Couche",
				pricePerBox: 5,
				boxesPerUnit: 4,
				totalBoxes: 4,
			},
			quantity: 1,
		};
		localStorage.setItem("cart", JSON.stringify([plain]));
		store.setQuantity("p", 3);
		expect(stored()).toEqual([{ product: { ...plain.product, totalBoxes: 12 }, quantity: 3 }]);
	});

	it.each(STORAGE_FAULTS)(
		"%s storage: the cart holds until the page is left, and says that it is not saved",
		(_, spoil) => {
			const log = vi.spyOn(console, "error").mockImplementation(() => {});
			store.add(lollipop);
			expect(store.current().isSaved).toBe(true);
			spoil();
			store.add(cottonCandy, "box", 7);
			store.setQuantity("prod_1", 8);
			store.remove("prod_2");
			expect(store.current()).toMatchObject({
				isSaved: false,
				lines: [{ quantity: 8, product: { id: "prod_1", pricePerBox: 33.12 } }],
			});
			expect(log).toHaveBeenCalledWith("Erreur lors de la sauvegarde du panier");
			vi.restoreAllMocks();
			store.clear();
			expect(store.current().isSaved).toBe(true);
			expect(stored()).toEqual([]);
		},
	);
});

describe("cart rules", () => {
	it("adding a product already in the cart raises its quantity by the amount added", () => {
		store.add(cottonCandy, "box", 3);
		store.add(cottonCandy, "box", 2);
		expect(store.current().lines).toMatchObject([{ quantity: 5 }]);
		expect(store.current().lastAdded).toMatchObject({ id: "prod_1", totalBoxes: 5 });
	});

	it("the tier follows the total boxes, up and down", () => {
		store.add(cottonCandy, "box", 7);
		expect(store.current().lines[0]?.product.pricePerBox).toBe(36);
		store.setQuantity("prod_1", 8);
		expect(store.current().lines[0]?.product.pricePerBox).toBe(33.12);
		store.setQuantity("prod_1", "7.9");
		expect(store.current().lines[0]?.product.pricePerBox).toBe(36);
	});

	it.each([0, -1, Number.NaN, "", "abc", null])("setting a quantity to %j removes the line", (quantity) => {
		store.add(cottonCandy);
		store.setQuantity("prod_1", quantity);
		expect(stored()).toEqual([]);
	});

	it.each([
		["no id", { ...cottonCandy, id: "" }],
		["no numeric price", { ...cottonCandy, pricePerPieceBox: Number.NaN }],
	])("add to cart with %s does nothing but log 'Produit invalide'", (_, product) => {
		const log = vi.spyOn(console, "error").mockImplementation(() => {});
		store.add(product);
		expect(store.current().lines).toEqual([]);
		expect(log).toHaveBeenCalledWith("Produit invalide", product);
	});

	it("clear empties the cart and resets the last added product", () => {
		store.add(cottonCandy);
		store.clear();
		expect(store.current()).toMatchObject({ lines: [], lastAdded: null });
	});

	it("a removed line comes back where it was", () => {
		store.add(cottonCandy);
		store.add(lollipop);
		const [line] = store.current().lines;
		store.remove("prod_1");
		if (line) store.restore(line, 0);
		expect(store.current().lines.map(({ product }) => product.id)).toEqual(["prod_1", "prod_2"]);
		store.setQuantity("prod_1", 8);
		expect(store.current().lines[0]?.product.pricePerBox).toBe(33.12);
	});

	it("fresh prices replace the old ones and the boxes stay", () => {
		store.add(cottonCandy, "layer", 2);
		store.refresh({ ...cottonCandy, pricePerPieceLayer: 1.4 });
		expect(store.current().lines[0]).toMatchObject({ quantity: 2, product: { pricePerBox: 33.6, totalBoxes: 16 } });
	});
});

describe("a price that the server states", () => {
	it("replaces the line's own, and plus uses it until the product has been refetched", () => {
		store.add(cottonCandy, "layer", 2);
		store.acceptBoxPrice("prod_1", 3400);
		expect(store.current().lines[0]).toMatchObject({
			quantity: 2,
			product: { pricePerBox: 34, price: 272, totalBoxes: 16 },
		});
		store.setQuantity("prod_1", 3);
		expect(store.current().lines[0]).toMatchObject({ quantity: 3, product: { pricePerBox: 34, totalBoxes: 24 } });
		store.refresh(cottonCandy);
		expect(store.current().lines[0]?.product.pricePerBox).toBe(33.12);
	});

	it("leaves the figures alone when they already give it", () => {
		store.add(cottonCandy, "layer", 2);
		store.acceptBoxPrice("prod_1", 3312);
		store.setQuantity("prod_1", 6);
		expect(store.current().lines[0]?.product.pricePerBox).toBe(30.24);
	});
});

describe("several tabs", () => {
	it("another tab's change is seen at once", () => {
		const heard = vi.fn();
		const stop = store.subscribe(heard);
		store.add(cottonCandy);
		heard.mockClear();
		otherTab("[]");
		expect(heard).toHaveBeenCalledOnce();
		expect(store.current().lines).toEqual([]);
		stop();
	});

	it("a change never undoes what another tab has just written", () => {
		const other = createCartStore();
		store.current();
		other.add(lollipop);
		store.add(cottonCandy);
		expect(stored().map(({ product }) => product.id)).toEqual(["prod_2", "prod_1"]);
	});

	it("emptied storage empties the cart", () => {
		const stop = store.subscribe(() => {});
		store.add(cottonCandy);
		otherTab(null);
		expect(store.current().lines).toEqual([]);
		stop();
	});
});
