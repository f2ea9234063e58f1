import type { SalesChannel } from "@confiserie/domain/contract/channels";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { storeToken } from "@/lib/session";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { camille, shopChannel } from "@/lib/testing/fixtures";
import { visit } from "@/lib/testing/navigation";
import { renderInOffice } from "@/lib/testing/office";
import { ChannelPage, ChannelsPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const market: SalesChannel = {
	...shopChannel,
	id: "sc_2",
	name: "Place de marché",
	isOwn: false,
	assortment: "CATEGORIES",
	categories: ["POP_CORN"],
	prices: "FACTOR",
	pricePercent: 112.5,
	stock: "SHARE",
	stockPercent: 20,
	version: 4,
};
const product = {
	productId: "prod_1",
	name: "Pop-corn caramel",
	reference: "POP-CAR",
	isSold: true,
	availableBoxes: 12,
	boxesPerLayer: 8,
	boxesPerPallet: null,
	shopPrices: { box: 10, layer: 9, pallet: null },
	prices: { box: 11.25, layer: 10.13, pallet: null },
};
const LIST = { content: [shopChannel, market], locations: [{ id: "sloc_1", name: "Atelier" }] };

function open(page: React.ReactElement, routes: Record<string, FakeRoute | "network"> = {}) {
	visit("/admin/channels");
	const calls = fakeApi({
		"GET /admin/channels": { body: LIST },
		"GET /admin/channels/sc_1/products": { body: { content: [product], totalElements: 1, last: true } },
		"GET /admin/channels/sc_2/products": { body: { content: [product], totalElements: 1, last: true } },
		...routes,
	});
	renderInOffice(page);
	return calls;
}

describe("/admin/channels", () => {
	it("says of each channel what it sells, at what prices and out of which stock", async () => {
		open(<ChannelsPage />);
		const row = (await screen.findByRole("link", { name: "Place de marché" })).closest("li");
		await screen.findByText(/^Pop-corn/);
		expect(row?.textContent).toMatch(/Pop-corn · 112,5\s% du prix de la boutique · 20\s% du stock au plus/);
		const own = screen.getByRole("link", { name: "Boutique" }).closest("li");
		expect(own?.textContent).toContain("Tous les produits · Prix de la boutique · Tout le stock");
	});

	it("creates a channel by its name", async () => {
		const calls = open(<ChannelsPage />, { "POST /admin/channels": { status: 201, body: market } });
		await userEvent.click(await screen.findByRole("button", { name: "Créer le canal" }));
		expect(await screen.findByText("Donnez un nom au canal.")).toBeDefined();
		await userEvent.type(screen.getByLabelText("Nom du canal"), "Place de marché");
		await userEvent.click(screen.getByRole("button", { name: "Créer le canal" }));
		expect(calls.find(({ route }) => route === "POST /admin/channels")?.body).toEqual({ name: "Place de marché" });
	});
});

describe("/admin/channels/{id}", () => {
	it("who may not change it still looks through its products, and changes none", async () => {
		storeToken(camille.token);
		open(<ChannelPage id="sc_2" />, {
			"GET /auth/me": { body: { ...camille, role: "ADMIN", staffRole: "catalogue" } },
			"GET /admin/channels": { body: { ...LIST, content: [{ ...market, prices: "LIST" }] } },
		});
		const search = await screen.findByLabelText("Chercher un nom ou une référence");
		expect(await screen.findAllByText("Pop-corn caramel")).toBeDefined();
		await vi.waitFor(() => expect(screen.queryByRole("button", { name: "Modifier Pop-corn caramel" })).toBeNull());
		expect(search.closest("fieldset")).toBeNull();
		await vi.waitFor(() =>
			expect(screen.getByLabelText("Nom du canal").closest("fieldset")).toHaveProperty("disabled", true),
		);
		expect(screen.queryByRole("button", { name: "Enregistrer" })).toBeNull();
		expect(screen.queryByRole("link", { name: "Voir ses commandes" })).toBeNull();
	});

	it("shows the terms and saves them with the version that was read", async () => {
		const calls = open(<ChannelPage id="sc_2" />, { "PUT /admin/channels/sc_2": { body: market } });
		const percent = await screen.findByLabelText("Pourcentage du prix de la boutique");
		expect(percent).toHaveProperty("value", "112,5");
		await userEvent.clear(percent);
		await userEvent.type(percent, "95,25");
		await userEvent.click(await screen.findByLabelText("Bonbons"));
		const sites = screen.getByLabelText(/^Sites qui vendent par ce canal/);
		await userEvent.type(sites, "vitrine.exemple.fr");
		await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
		expect(await screen.findByText(/Une origine est attendue/)).toBeDefined();
		await userEvent.clear(sites);
		await userEvent.type(sites, "https://vitrine.exemple.fr/ https://app.exemple.fr");
		await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
		expect(await screen.findByText("Canal enregistré")).toBeDefined();
		expect(calls.find(({ route }) => route.startsWith("PUT"))?.body).toEqual({
			name: "Place de marché",
			isEnabled: true,
			assortment: "CATEGORIES",
			categories: ["POP_CORN", "BONBONS"],
			prices: "FACTOR",
			pricePercent: 95.25,
			stock: "SHARE",
			locationId: null,
			stockPercent: 20,
			origins: ["https://vitrine.exemple.fr/", "https://app.exemple.fr"],
			version: 4,
		});
	});

	it("refuses what the server would, beside the field", async () => {
		open(<ChannelPage id="sc_2" />);
		await userEvent.selectOptions(await screen.findByLabelText("Stock"), "Un lieu de stock");
		await userEvent.click(await screen.findByLabelText("Pop-corn"));
		const percent = screen.getByLabelText("Pourcentage du prix de la boutique");
		await userEvent.clear(percent);
		await userEvent.type(percent, "0");
		await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
		expect(await screen.findByText("Choisissez au moins une catégorie.")).toBeDefined();
		expect(screen.getByText("De 1 à 1000 %.")).toBeDefined();
		expect(screen.getByText("Choisissez un lieu de stock.")).toBeDefined();
	});

	it("reports a concurrent change", async () => {
		open(<ChannelPage id="sc_2" />, {
			"PUT /admin/channels/sc_2": failure(409, "CHANNEL_CHANGED", "Ce canal a été modifié entre-temps."),
		});
		await userEvent.click(await screen.findByRole("button", { name: "Enregistrer" }));
		expect(await screen.findByText("Ce canal a été modifié entre-temps.")).toBeDefined();
	});

	it("leaves of the shop's own channel its name and its sites to change", async () => {
		open(<ChannelPage id="sc_1" />);
		expect(await screen.findByLabelText("Nom du canal")).toBeDefined();
		expect(screen.queryByLabelText("Assortiment")).toBeNull();
		expect(screen.queryByRole("button", { name: /^Modifier/ })).toBeNull();
	});

	it("sets a product's own prices where the channel has a list", async () => {
		const priced: SalesChannel = { ...market, prices: "LIST", pricePercent: null };
		const calls = open(<ChannelPage id="sc_2" />, {
			"GET /admin/channels": { body: { ...LIST, content: [priced] } },
			"PUT /admin/channels/sc_2/products/prod_1": { body: product },
		});
		await userEvent.click(await screen.findByRole("tab", { name: "Produits" }));
		await userEvent.click(await screen.findByRole("button", { name: "Modifier Pop-corn caramel" }));
		const dialog = within(await screen.findByRole("dialog"));
		const box = dialog.getByLabelText("Prix d'un carton, en euros TTC");
		await userEvent.clear(box);
		await userEvent.click(dialog.getByRole("button", { name: "Enregistrer" }));
		expect(await dialog.findByText("Un prix est attendu.")).toBeDefined();
		await userEvent.type(box, "13,9");
		await userEvent.click(dialog.getByRole("button", { name: "Enregistrer" }));
		expect(calls.find(({ route }) => route.startsWith("PUT"))?.body).toEqual({
			prices: { box: 13.9, layer: 10.13, pallet: null },
		});
	});

	it("says that an unknown channel does not exist", async () => {
		open(<ChannelPage id="sc_9" />);
		expect(await screen.findByRole("heading", { name: "Ce canal de vente n'existe pas." })).toBeDefined();
	});
});
