import type { QuickOrderLine, QuickOrderRequest } from "@confiserie/domain/contract/quick-order";
import { UNKNOWN_ALLERGENS } from "@confiserie/domain/food/allergen-codes";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { storeToken } from "@/lib/session";
import { type FakeCall, failure, fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { noteSeen } from "../recently-seen";
import { QuickOrderPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const SUGAR = {
	id: "prod_1",
	reference: "BAP-1",
	name: "Barbe à papa",
	imageUrl: "",
	vatRate: 20,
	piecesPerBox: 10,
	boxesPerLayer: 8,
	boxesPerPallet: null,
	pricePerPieceBox: 1,
	pricePerPieceLayer: 0.9,
	pricePerPiecePallet: null,
	stock: 10,
	allergenInformation: UNKNOWN_ALLERGENS,
};
const NOTHING = { product: null, boxes: 0, left: 0, unitPrice: 0, totalPrice: 0, suggestions: [] };

/** A shop of one product, whose ten boxes cost 10 € each. */
function check({ body }: FakeCall) {
	const { lines } = body as QuickOrderRequest;
	const checked = lines.map(({ text, quantity, unit, isInPieces }): QuickOrderLine => {
		if (text !== "BAP-1")
			return { ...NOTHING, state: "UNKNOWN", suggestions: [{ reference: "BAP-1", name: SUGAR.name }] };
		const boxes = (quantity ?? 0) * (unit === "layer" ? 8 : 1);
		const known = { ...NOTHING, product: SUGAR, boxes, left: 10 };
		if (isInPieces) return { ...known, boxes: 0, state: "UNIT" };
		if (boxes > 10) return { ...known, state: "SHORT" };
		return { ...known, state: "OK", unitPrice: 1000, totalPrice: boxes * 1000 };
	});
	return { body: { lines: checked, total: checked.reduce((sum, { totalPrice }) => sum + totalPrice, 0) } };
}

const text = (number: number) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^Ligne ${number}\\s: référence`));
const quantity = (number: number) =>
	screen.getByLabelText<HTMLInputElement>(new RegExp(`^Ligne ${number}\\s: quantité`));
const unit = (number: number) => screen.getByLabelText<HTMLSelectElement>(new RegExp(`^Ligne ${number}\\s: unité`));
const cart = () => JSON.parse(localStorage.getItem("cart") ?? "[]");

let calls: FakeCall[];
function open(): void {
	calls = fakeApi({ "POST /quick-order": check, "POST /payments/calculate-shipping": failure(503, "INTERNAL", "") });
	renderInShop(<QuickOrderPage />);
}

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	visit("/commande-rapide");
});

describe("the quick order", () => {
	it("is typed with Enter alone, is checked by one call for all lines, and is added to the cart", async () => {
		open();
		await userEvent.click(text(1));
		await userEvent.keyboard("BAP-1 x3{Enter}2 couches BAP-1{Enter}");
		expect(document.activeElement).toBe(text(3));
		expect([text(1).value, quantity(1).value, text(2).value, unit(2).value]).toEqual(["BAP-1", "3", "BAP-1", "layer"]);
		await screen.findByText("1 ligne prête, 1 à corriger");
		expect(calls.at(-1)?.body).toEqual({
			lines: [
				{ text: "BAP-1", quantity: 3, unit: "box" },
				{ text: "BAP-1", quantity: 2, unit: "layer" },
			],
		});
		await userEvent.click(screen.getByRole("button", { name: "Tout ajouter au panier" }));
		await screen.findByText("1 ligne ajoutée au panier. 1 ligne reste à corriger.");
		expect(cart()).toMatchObject([{ product: { id: "prod_1", totalBoxes: 3 } }]);
		expect([text(1).value, quantity(1).value]).toEqual(["BAP-1", "2"]);
	});

	it("asks for boxes in place of the pieces of a product that is not sold singly, also after a reload", async () => {
		open();
		await userEvent.click(text(1));
		await userEvent.paste("BAP\t3\tpièces\nBAP-2\t1\n");
		await userEvent.click((await screen.findAllByRole("button", { name: "Barbe à papa BAP-1" }))[0] as HTMLElement);
		await screen.findByText(/ne se vend pas à la pièce/);
		cleanup();
		renderInShop(<QuickOrderPage />);
		await userEvent.click(await screen.findByRole("button", { name: "Commander en cartons" }));
		await screen.findByText("1 ligne prête, 1 à corriger");
		expect([text(1).value, quantity(1).value]).toEqual(["BAP-1", "3"]);
	});

	it("offers what is left, and products for a text that names none", async () => {
		open();
		await userEvent.type(text(1), "BAP-1");
		await userEvent.clear(quantity(1));
		await userEvent.type(quantity(1), "12");
		await userEvent.click(await screen.findByRole("button", { name: "Prendre 10 cartons" }));
		expect(quantity(1).value).toBe("10");
		await userEvent.type(text(2), "BAP");
		await userEvent.click(await screen.findByRole("button", { name: "Barbe à papa BAP-1" }));
		expect(text(2).value).toBe("BAP-1");
	});

	it("forgets the pallet of lines that are cleared, and their check while it runs", async () => {
		fakeApi({ "POST /quick-order": (call) => ({ body: { ...check(call).body, palletDiscount: 4800 } }) });
		renderInShop(<QuickOrderPage />);
		await userEvent.type(text(1), "BAP-1");
		await screen.findByText(/^Palette mixte\s:\s48,00/);
		await userEvent.click(screen.getByRole("button", { name: "Tout effacer" }));
		expect(screen.queryByText(/^Palette mixte/)).toBeNull();
		await userEvent.type(text(1), "BAP-1");
		await userEvent.click(screen.getByRole("button", { name: "Tout effacer" }));
		screen.getByText("0 ligne prête");
	});

	it("takes several pasted lines, and keeps them over a reload", async () => {
		open();
		await userEvent.click(text(1));
		await userEvent.paste("Référence\tQuantité\nBAP-1\t2\nBAP-2\t4\n");
		expect([text(1).value, quantity(2).value, text(3).value]).toEqual(["BAP-1", "4", ""]);
		expect(JSON.parse(sessionStorage.getItem("quickOrder") ?? "")).toHaveLength(2);
	});

	it("says why a pasted table is not taken, and what of one is passed over", async () => {
		open();
		await userEvent.click(text(1));
		await userEvent.paste("Référence\tLyon\nBAP-1\t2\n");
		expect((await screen.findByRole("alert")).textContent).toMatch(/parmi «\sRéférence\s», «\sLyon\s»/);
		expect(text(1).value).toBe("");
		await userEvent.paste("Bon de commande\nRéf.\tQté\nBAP-1\t2\n");
		await screen.findByText(/Au-dessus des titres, 1 ligne n'est pas lue/);
		expect(text(1).value).toBe("BAP-1");
	});

	it("shows the lines with problems alone, and keeps one that is put right until all are asked for", async () => {
		open();
		await userEvent.click(text(1));
		await userEvent.paste("BAP-1\t1\nBAP-2\t1\nBAP-1\t2\n");
		await screen.findByText("2 lignes prêtes, 1 à corriger");
		await userEvent.click(screen.getByRole("button", { name: "Voir seulement les lignes à corriger (1)" }));
		expect(screen.queryByLabelText(/^Ligne 1\s: référence/)).toBeNull();
		await userEvent.clear(text(2));
		await userEvent.type(text(2), "BAP-1");
		await screen.findByText("3 lignes prêtes");
		expect(text(2).value).toBe("BAP-1");
		await userEvent.click(screen.getByRole("button", { name: "Voir toutes les lignes" }));
		expect(text(1).value).toBe("BAP-1");
	});

	it("reads a file on the server, and says what is wrong with it", async () => {
		calls = fakeApi({
			"POST /quick-order": check,
			"POST /quick-order/file": failure(400, "CSV_INVALID", "Ce fichier est un PDF."),
		});
		renderInShop(<QuickOrderPage />);
		const file = new File(["%PDF"], "commande.pdf.csv", { type: "text/csv" });
		await userEvent.upload(screen.getByLabelText("Fichier CSV ou XLSX à commander"), file);
		expect((await screen.findByRole("alert")).textContent).toContain("Ce fichier est un PDF.");
	});

	it("opens the cart once nothing is left, and begins again with five empty lines", async () => {
		open();
		await userEvent.type(text(1), "BAP-1");
		await screen.findByText("1 ligne prête");
		await userEvent.click(screen.getByRole("button", { name: "Tout ajouter au panier" }));
		expect(await screen.findByRole("dialog", { name: "Votre panier" })).toBeDefined();
		await waitFor(() => expect(sessionStorage.getItem("quickOrder")).toBeNull());
		expect(within(document.body).getAllByLabelText(/^Ligne \d+\s: référence/)).toHaveLength(5);
	});

	it("takes over the row above by Ctrl+D and by a button", async () => {
		open();
		expect(screen.getAllByLabelText(/^Ligne \d+\s: référence/)).toHaveLength(5);
		await userEvent.type(text(1), "2 couches BAP-1{Enter}");
		await userEvent.keyboard("{Control>}d{/Control}");
		expect([text(2).value, quantity(2).value, unit(2).value]).toEqual(["BAP-1", "2", "layer"]);
		await userEvent.click(screen.getByRole("button", { name: /^Ligne 3\s: reprendre/ }));
		expect([text(3).value, quantity(3).value, unit(3).value]).toEqual(["BAP-1", "2", "layer"]);
	});

	it("takes what is pasted outside of its fields", async () => {
		open();
		await userEvent.click(document.body);
		await userEvent.paste("BAP-1\t2\nBAP-2\t4\n");
		expect([text(1).value, quantity(2).value, text(3).value]).toEqual(["BAP-1", "4", ""]);
	});

	it("offers usual and recent products, one press a line", async () => {
		storeToken(camille.token);
		noteSeen({ id: "prod_2", name: "Guimauve", imageUrl: "" });
		noteSeen({ id: "prod_1", name: "Barbe à papa", imageUrl: "" });
		fakeApi({
			"GET /auth/me": { body: camille },
			"POST /quick-order": check,
			"GET /quick-order/usual": { body: [{ product: SUGAR, boxes: 16, orders: 3 }] },
		});
		renderInShop(<QuickOrderPage />);
		const usual = within(await screen.findByRole("region", { name: "Produits habituels" }));
		await userEvent.click(usual.getByRole("button", { name: /Barbe à papa$/ }));
		expect([text(1).value, quantity(1).value, unit(1).value]).toEqual(["BAP-1", "2", "layer"]);
		expect(usual.getByRole("button")).toHaveProperty("disabled", true);
		const seen = within(screen.getByRole("region", { name: "Vus récemment" }));
		expect(seen.getAllByRole("button")).toHaveLength(1);
		await userEvent.click(seen.getByRole("button", { name: /Guimauve$/ }));
		expect(text(2).value).toBe("Guimauve");
	});
});
