import type { AdminOrder, AdminOrderStats } from "@confiserie/domain/contract/admin-order";
import { ORDER_STATUSES } from "@confiserie/domain/orders/order-status";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AdminShell } from "@/features/admin/shell";
import { storeToken } from "@/lib/session";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { adminOrder, camille, shopChannel } from "@/lib/testing/fixtures";
import { router, visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { OrdersListPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const stats: AdminOrderStats = {
	totalOrders: 57,
	activeCustomers: 12,
	totalRevenue: 1234.5,
	averageOrderValue: 24.99,
	ordersNeedingAttention: 3,
	newOrdersToday: 1,
	revenueToday: 24.99,
	newOrdersThisWeek: 4,
	revenueThisWeek: 99.96,
};
const found: AdminOrder = {
	...adminOrder,
	version: 1,
};

const palette: NonNullable<AdminOrder["delivery"]> = {
	...{ optionId: "palette", name: "Palette", kind: "pallet", carrier: "Geodis", surcharges: [], day: null },
	...{ dispatchBy: "2026-12-01", deliveredFrom: "2026-12-02" },
};

function open(address: string, routes: Record<string, FakeRoute | "network"> = {}) {
	visit(address);
	storeToken(camille.token);
	const calls = fakeApi({
		"GET /auth/me": { body: { ...camille, role: "ADMIN" } },
		"GET /admin/orders/stats": { body: stats },
		"GET /admin/orders/batches": { body: { content: [] } },
		"GET /admin/channels": { body: { content: [shopChannel], locations: [] } },
		"GET /admin/orders": { body: { content: [found], totalElements: 1, last: true } },
		"GET /admin/orders/search": { body: { content: [found], totalElements: 1, last: true } },
		...routes,
	});
	renderInShop(
		<AdminShell>
			<OrdersListPage />
		</AdminShell>,
	);
	return calls;
}
const narrow = (isNarrow: boolean) =>
	vi.stubGlobal("matchMedia", (query: string) => ({
		// 48 rem are 768 px.
		matches: isNarrow && query === "(width < 48rem)",
		addEventListener() {},
		removeEventListener() {},
	}));

beforeEach(() => narrow(false));

it("an amount of a card stays in one line", async () => {
	narrow(true);
	open("/admin/orders");
	expect((await screen.findByText(/^529,92\s€$/)).className).toContain("whitespace-nowrap");
});

it("'Nouvelle' marks every order younger than three days, whatever its status", async () => {
	const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
	const content = ORDER_STATUSES.flatMap((status) =>
		[71, 73].map((hours) => ({
			...found,
			id: `${status}-${hours}`,
			orderNumber: `${status}-${hours}`,
			status,
			createdAt: hoursAgo(hours),
		})),
	);
	open("/admin/orders", { "GET /admin/orders": { body: { content, totalElements: content.length, last: true } } });
	await screen.findAllByRole("link", { name: /-71$/ });
	const marked = screen.getAllByText("Nouvelle").map((badge) => badge.closest("li, tr")?.textContent);
	expect(marked).toHaveLength(ORDER_STATUSES.length);
	for (const text of marked) expect(text).toContain("-71");
});

describe("/admin/orders", () => {
	it("names and filters by the sales channel where there are several, and not where the shop is alone", async () => {
		const market = { ...shopChannel, id: "sc_2", name: "Place de marché", isOwn: false };
		open("/admin/orders?channel=sc_2", {
			"GET /admin/channels": { body: { content: [shopChannel, market], locations: [] } },
		});
		const table = await screen.findByRole("table", { name: "Commandes" });
		expect(await within(table).findByRole("columnheader", { name: "Canal" })).toBeDefined();
		expect(within(table).getByText("Boutique")).toBeDefined();
		expect(screen.getByLabelText<HTMLSelectElement>("Canal").selectedOptions[0]?.text).toBe("Place de marché");
		await userEvent.selectOptions(screen.getByLabelText("Canal"), "Tous les canaux");
		expect(router.replace).toHaveBeenLastCalledWith("/admin/orders", { scroll: false });
		cleanup();
		open("/admin/orders");
		expect(await screen.findByRole("table", { name: "Commandes" })).toBeDefined();
		expect(screen.queryByLabelText("Canal")).toBeNull();
	});

	it("is titled 'Administration', 'Gestion et suivi de toutes les commandes', and can be refreshed and exported", async () => {
		open("/admin/orders");
		expect(await screen.findByRole("heading", { level: 1, name: "Administration" })).toBeDefined();
		expect(screen.getByText("Gestion et suivi de toutes les commandes")).toBeDefined();
		expect(screen.getByRole("button", { name: "Actualiser" })).toBeDefined();
		expect(screen.getByRole("button", { name: "Exporter" })).toBeDefined();
	});

	it("shows the six figures in a line; collapsed, today and this week are hidden on a narrow screen", async () => {
		open("/admin/orders");
		const card = (label: string) => screen.getByText(label).parentElement;
		const text = (label: string) => card(label)?.textContent?.replace(/\s/g, " ");
		await screen.findByText("Aujourd'hui");
		expect(text("Alertes")).toBe("Alertes 3 À traiter");
		expect(card("Aujourd'hui")?.className).toContain("max-md:hidden");
		expect(card("Cette semaine")?.className).toContain("max-md:hidden");
		expect(card("Alertes")?.className).not.toContain("max-md:hidden");
	});

	it("opens the figures as cards, and leaves them as they were left", async () => {
		open("/admin/orders");
		await userEvent.click(await screen.findByRole("button", { name: "Afficher tout" }));
		const text = (label: string) =>
			screen.getByText(label, { selector: "p" }).parentElement?.textContent?.replace(/\s/g, " ");
		expect(text("Clients")).toContain("12");
		expect(text("CA")).toContain("1 234,50 €Panier moyen : 24,99 €");
		expect(text("Alertes")).toContain("3À traiter");
		expect(text("Aujourd'hui")).toContain("1 commande24,99 €");
		expect(text("Cette semaine")).toContain("4 commandes99,96 €");
		cleanup();
		open("/admin/orders");
		expect(await screen.findByRole("button", { name: "Réduire" })).toBeDefined();
	});

	it("shows the statistics as cards on a wide screen, until they are reduced", async () => {
		vi.stubGlobal("matchMedia", (query: string) => ({
			matches: query === "(min-width: 1280px)",
			addEventListener() {},
			removeEventListener() {},
		}));
		open("/admin/orders");
		await userEvent.click(await screen.findByRole("button", { name: "Réduire" }));
		cleanup();
		open("/admin/orders");
		expect(await screen.findByRole("button", { name: "Afficher tout" })).toBeDefined();
		vi.unstubAllGlobals();
	});

	it("says what each figure is: turnover net of refunds", async () => {
		open("/admin/orders");
		await userEvent.click(await screen.findByRole("button", { name: "Afficher tout" }));
		await userEvent.click(await screen.findByText("Ce que disent ces chiffres"));
		const terms = screen.getAllByRole("term").map((term) => term.textContent);
		expect(terms).toEqual(["Commandes", "Clients", "CA", "Panier moyen", "Alertes"]);
		expect(screen.getByText(/moins ce qui a été remboursé/)).toBeDefined();
	});

	it("has a box to choose by, the columns Commande, Client, Montant, Livraison, Jour souhaité, Statut, Paiement, Actions; the row opens the order", async () => {
		open("/admin/orders");
		const table = await screen.findByRole("table", { name: "Commandes" });
		const heads = within(table).getAllByRole("columnheader");
		expect(heads.map((head) => head.textContent)).toEqual([
			"Choisir cette page",
			"Commande",
			"Client",
			"Montant",
			"Livraison",
			"Jour souhaité",
			"Statut",
			"Paiement",
			"Actions",
		]);
		expect(within(table).getByRole("link", { name: "CMD-7K3M-9QX2" }).getAttribute("href")).toBe(
			"/admin/orders/CMD-7K3M-9QX2",
		);
		expect(screen.getByText("1 commande(s) trouvée(s)")).toBeDefined();
	});

	it.each([
		[{ ...palette, day: "2026-12-03" }, ["Palette", "3 décembre 2026"], "Palette, souhaitée le 3 décembre 2026"],
		[{ ...palette, name: "Boutique d'Apt", kind: "pickup" as const }, ["Retrait", "–"], "Retrait"],
		[null, ["–", "–"], null],
	])("shows how and on which day an order is wanted", async (delivery, cells, line) => {
		const body = { content: [{ ...found, delivery }], totalElements: 1, last: true };
		open("/admin/orders?columns=delivery,day", { "GET /admin/orders": { body } });
		const row = (await screen.findByRole("link", { name: found.orderNumber })).closest("tr");
		expect([...(row?.cells ?? [])].slice(2, 4).map(({ textContent }) => textContent)).toEqual(cells);
		cleanup();
		narrow(true);
		open("/admin/orders", { "GET /admin/orders": { body } });
		const card = (await screen.findByRole("link", { name: found.orderNumber })).closest("li");
		if (line) expect(card?.textContent).toContain(line);
		else expect(card?.textContent).not.toContain("Palette");
	});

	it("who may change nothing has nothing to choose", async () => {
		open("/admin/orders", { "GET /auth/me": { body: { ...camille, role: "ADMIN", staffRole: "readonly" } } });
		await screen.findByRole("table", { name: "Commandes" });
		expect(screen.queryByRole("checkbox")).toBeNull();
	});

	it("is a list of cards below 768 px", async () => {
		narrow(true);
		open("/admin/orders");
		expect(await screen.findByRole("list", { name: "Commandes" })).toBeDefined();
		expect(screen.queryByRole("table")).toBeNull();
	});

	it("'Chargement des commandes...' meanwhile, then 'Aucune commande trouvée'", async () => {
		open("/admin/orders", { "GET /admin/orders": { body: { content: [], totalElements: 0, last: true } } });
		expect(await screen.findByText("Chargement des commandes...")).toBeDefined();
		expect(await screen.findByRole("heading", { name: "Aucune commande trouvée" })).toBeDefined();
		expect(screen.getByText("Aucune commande ne correspond aux filtres sélectionnés.")).toBeDefined();
	});

	it.each([
		["/admin/orders", "Impossible de charger les commandes"],
		["/admin/orders?search=martin", "Erreur lors de la recherche"],
	])("%s: a failure reads '%s'", async (address, text) => {
		const broken = failure(400, "VALIDATION", "x");
		open(address, { "GET /admin/orders": broken, "GET /admin/orders/search": broken });
		expect(await screen.findByText(text)).toBeDefined();
	});

	it.each(["/admin/orders", "/admin/orders?search=martin"])("%s: 403 reads 'Accès non autorisé'", async (address) => {
		const refused = failure(403, "FORBIDDEN", "Accès non autorisé - Privilèges administrateur requis");
		open(address, { "GET /admin/orders": refused, "GET /admin/orders/search": refused });
		expect(await screen.findByText("Accès non autorisé")).toBeDefined();
	});

	it("'Impossible de charger les statistiques' when the figures fail", async () => {
		open("/admin/orders", { "GET /admin/orders/stats": failure(400, "VALIDATION", "x") });
		expect(await screen.findByText("Impossible de charger les statistiques")).toBeDefined();
	});

	it("shows filters from the address as removable chips and clears all with their count", async () => {
		open("/admin/orders?status=PENDING&paymentStatus=FAILED&search=martin&page=3");
		const chips = await screen.findByRole("list", { name: "Filtres actifs" });
		const links = within(chips).getAllByRole("link");
		expect(links.map((link) => link.textContent?.replace(/\s/g, " "))).toEqual([
			"Retirer le filtre Statut : En attente",
			"Retirer le filtre Paiement : Échec",
			"Retirer le filtre Recherche : martin",
			"Tout effacer (3)",
		]);
		expect(links[0]?.getAttribute("href")).toBe("/admin/orders?paymentStatus=FAILED&search=martin");
		expect(links[3]?.getAttribute("href")).toBe("/admin/orders");
	});

	it("offers 'Tous les statuts' and 'Tous les paiements'; a choice goes into the address, on the first page", async () => {
		open("/admin/orders?page=2");
		const status = await screen.findByRole("combobox", { name: "Statut" });
		expect(within(status).getByRole("option", { name: "Tous les statuts" })).toBeDefined();
		expect(
			within(screen.getByRole("combobox", { name: "Paiement" })).getByRole("option", { name: "Tous les paiements" }),
		).toBeDefined();
		await userEvent.selectOptions(status, "Livrée");
		expect(router.replace).toHaveBeenCalledWith("/admin/orders?status=DELIVERED", { scroll: false });
	});

	it("searches 500 ms after the last key, trimmed, from 2 characters on", async () => {
		open("/admin/orders");
		const box = await screen.findByPlaceholderText("Rechercher par numéro, email, nom, téléphone ou montant...");
		vi.useFakeTimers({ shouldAdvanceTime: false });
		const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms), delay: null });
		await user.type(box, " m");
		vi.advanceTimersByTime(600);
		expect(router.replace).not.toHaveBeenCalled();
		await user.type(box, "a ");
		vi.advanceTimersByTime(499);
		expect(router.replace).not.toHaveBeenCalled();
		vi.advanceTimersByTime(1);
		expect(router.replace).toHaveBeenCalledWith("/admin/orders?search=ma", { scroll: false });
		vi.useRealTimers();
	});

	it("all that the filters find by now can be selected once the batch was refused for that", async () => {
		let totalElements = 57;
		open("/admin/orders", {
			"GET /admin/orders": () => ({ body: { content: [found], totalElements, last: false } }),
			"POST /admin/orders/batches": () => {
				totalElements = 58;
				return failure(409, "SELECTION_CHANGED", "Ce filtre trouve maintenant 58 commandes.");
			},
		});
		await userEvent.click(await screen.findByRole("checkbox", { name: "Choisir cette page" }));
		await userEvent.click(screen.getByRole("button", { name: "Tout sélectionner (57 résultats)" }));
		await userEvent.click(screen.getByRole("button", { name: "Changer le statut" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Changer le statut" }));
		await userEvent.selectOptions(dialog.getByLabelText("Nouveau statut"), "Expédiée");
		await userEvent.click(dialog.getByRole("button", { name: /^Changer 57/ }));
		await dialog.findByText("Ce filtre trouve maintenant 58 commandes.");
		await userEvent.click(dialog.getByRole("button", { name: "Annuler" }));
		await userEvent.click(await screen.findByRole("button", { name: "Tout sélectionner (58 résultats)" }));
		expect(screen.getByText("58 commandes choisies")).toBeDefined();
	});

	it("what other filters found cannot be chosen while the list is on its way", async () => {
		narrow(true);
		let answer = (): void => undefined;
		const late = new Promise<void>((resolve) => {
			answer = resolve;
		});
		const body = { content: [found], totalElements: 1, last: true };
		open("/admin/orders", {
			"GET /admin/orders": async ({ query }) => {
				if (query.get("status")) await late;
				return { body };
			},
		});
		const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Choisir cette page" });
		expect([box.disabled, screen.getByText(found.orderNumber).closest("[inert]")]).toEqual([false, null]);
		visit("/admin/orders?status=PREPARING");
		await waitFor(() => expect(box.disabled).toBe(true));
		expect(screen.getByText(found.orderNumber).closest("[inert]")).not.toBeNull();
		answer();
		await waitFor(() => expect(box.disabled).toBe(false));
		expect(screen.getByText(found.orderNumber).closest("[inert]")).toBeNull();
	});

	it("uses the search call with a search, the list otherwise", async () => {
		const calls = open("/admin/orders?search=martin");
		await waitFor(() => expect(calls.map(({ route }) => route)).toContain("GET /admin/orders/search"));
		expect(calls.map(({ route }) => route)).not.toContain("GET /admin/orders");
	});

	it("pages with 2 pages each side", async () => {
		open("/admin/orders?page=5", {
			"GET /admin/orders": { body: { content: [found], totalElements: 200, last: false } },
		});
		const pages = await screen.findByRole("navigation", { name: "Pagination" });
		const names = within(pages)
			.getAllByRole("link")
			.map((link) => link.textContent || link.getAttribute("aria-label"));
		expect(names).toEqual(["Page précédente", "1", "3", "4", "5", "6", "7", "10", "Page suivante"]);
	});
});
