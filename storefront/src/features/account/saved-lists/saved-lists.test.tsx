import type { ListUpdate, SavedList } from "@confiserie/domain/contract/saved-lists";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { storeToken } from "@/lib/session";
import { type FakeCall, failure, fakeApi } from "@/lib/testing/fake-api";
import { camille, cottonCandy } from "@/lib/testing/fixtures";
import { visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { ListPage, ListsPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const season: SavedList = {
	id: "list_1",
	name: "Ma saison",
	updatedAt: "2026-11-20T09:30:00.000Z",
	remindOn: null,
	isShared: false,
	isOwn: true,
	products: 2,
	version: 1,
	items: [
		{ productId: "prod_1", productName: "Barbe à papa", quantity: 16, unitPrice: 33.12 },
		{ productId: "prod_2", productName: "Pop-corn", quantity: 2, unitPrice: 10 },
	],
};
const { items: _, version: __, ...head } = season;
const cart = () => JSON.parse(localStorage.getItem("cart") ?? "[]");

let list: SavedList;
function server(more: Record<string, Parameters<typeof fakeApi>[0][string]> = {}): FakeCall[] {
	list = season;
	return fakeApi({
		"GET /auth/me": { body: camille },
		"GET /lists": { body: [head] },
		"GET /lists/list_1": () => ({ body: list }),
		"PUT /lists/list_1": ({ body }) => {
			const { name, items, remindOn, version } = body as ListUpdate;
			const left = season.items.flatMap((item) => {
				const found = items.find(({ productId }) => productId === item.productId);
				return found ? [{ ...item, quantity: found.quantity }] : [];
			});
			list = { ...season, name, remindOn, version: version + 1, items: left, products: left.length };
			return { body: list };
		},
		"DELETE /lists/list_1": { body: null },
		"POST /lists": { status: 201, body: { ...season, id: "list_2" } },
		"GET /products/prod_1": { body: { ...cottonCandy, pricePerPieceLayer: 1.4 } },
		...more,
	});
}

beforeEach(() => {
	localStorage.clear();
	storeToken(camille.token);
	visit("/listes");
});

describe("a list", () => {
	it("is ordered in part, at today's prices, once the difference was seen", async () => {
		server();
		renderInShop(<ListPage id="list_1" />);
		await userEvent.click(await screen.findByRole("checkbox", { name: "Pop-corn" }));
		await userEvent.click(screen.getByRole("button", { name: "Ajouter 1 produit au panier" }));
		const dialog = await screen.findByRole("dialog", { name: "Ce qui a changé depuis" });
		expect(dialog.textContent).toMatch(/la liste «\sMa saison\s».*ancien prix 33,12\s€.*nouveau prix 33,60\s€/);
		expect(cart()).toEqual([]);
		await userEvent.click(screen.getByRole("button", { name: "Ajouter au panier" }));
		await waitFor(() => expect(cart()).toMatchObject([{ product: { id: "prod_1", totalBoxes: 16 } }]));
	});

	it("is ordered in the quantity that was just typed, while it is saved", async () => {
		server({ "PUT /lists/list_1": () => new Promise(() => {}) });
		renderInShop(<ListPage id="list_1" />);
		await userEvent.click(await screen.findByRole("checkbox", { name: "Pop-corn" }));
		const quantity = screen.getByLabelText(/^Quantité de Barbe à papa/);
		await userEvent.clear(quantity);
		await userEvent.type(quantity, "24");
		await userEvent.click(screen.getByRole("button", { name: "Ajouter 1 produit au panier" }));
		await userEvent.click(await screen.findByRole("button", { name: "Ajouter au panier" }));
		await waitFor(() => expect(cart()).toMatchObject([{ product: { id: "prod_1", totalBoxes: 24 } }]));
	});

	it("is renamed, loses a product and gets a reminder with its consent", async () => {
		const calls = server();
		renderInShop(<ListPage id="list_1" />);
		const name = await screen.findByLabelText("Nom de la liste");
		await userEvent.clear(name);
		await userEvent.type(name, "Été");
		await userEvent.click(screen.getByRole("button", { name: "Renommer" }));
		await screen.findByRole("heading", { name: "Été" });
		await userEvent.click(screen.getByRole("button", { name: "Retirer Pop-corn de la liste" }));
		await waitFor(() => expect(screen.queryByText("Pop-corn")).toBeNull());
		await userEvent.type(screen.getByLabelText("Date du rappel"), "2027-03-01");
		await userEvent.click(screen.getByRole("checkbox", { name: /Recevoir un e-mail à cette date/ }));
		await userEvent.click(screen.getByRole("button", { name: "Me prévenir" }));
		expect(await screen.findByRole("button", { name: "Annuler le rappel" })).toBeDefined();
		expect(calls.at(-1)?.body).toEqual({
			name: "Été",
			items: [{ productId: "prod_1", quantity: 16 }],
			remindOn: "2027-03-01",
			consent: 1,
			version: 3,
		});
	});

	it("that another tab has changed is read again, and nothing is overwritten", async () => {
		server({ "PUT /lists/list_1": failure(409, "LIST_CHANGED", "Cette liste a changé entre-temps.") });
		renderInShop(<ListPage id="list_1" />);
		await userEvent.click(await screen.findByRole("button", { name: "Retirer Pop-corn de la liste" }));
		expect((await screen.findByRole("alert")).textContent).toContain("a changé entre-temps");
	});

	it("of a colleague is not deleted from the overview", async () => {
		server({ "GET /lists": { body: [{ ...head, isShared: true, isOwn: false }] } });
		renderInShop(<ListsPage />);
		await screen.findByText(/Partagée avec l'entreprise/);
		expect(screen.queryByRole("button", { name: /^Supprimer/ })).toBeNull();
	});

	it("is deleted, and comes back with its products", async () => {
		const calls = server();
		renderInShop(<ListsPage />);
		await userEvent.click(await screen.findByRole("button", { name: /^Supprimer\s: Ma saison$/ }));
		await userEvent.click(await screen.findByRole("button", { name: "Annuler" }));
		await waitFor(() => expect(calls.find(({ route }) => route === "POST /lists")).toBeDefined());
		expect(calls.find(({ route }) => route === "POST /lists")?.body).toEqual({
			name: "Ma saison",
			items: [
				{ productId: "prod_1", quantity: 16 },
				{ productId: "prod_2", quantity: 2 },
			],
		});
	});
});
