import type { StaffRole } from "@confiserie/domain/accounts/account";
import type { Dashboard } from "@confiserie/domain/contract/dashboard";
import { cleanup, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { AdminShell } from "@/features/admin/shell";
import { storeToken } from "@/lib/session";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { DashboardPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const dashboard: Dashboard = {
	stats: {
		totalOrders: 57,
		activeCustomers: 12,
		totalRevenue: 1234.5,
		averageOrderValue: 24.99,
		ordersNeedingAttention: 3,
		newOrdersToday: 2,
		revenueToday: 49.98,
		newOrdersThisWeek: 4,
		revenueThisWeek: 99.96,
	},
	trends: { orders: 12, revenue: null },
	newCustomersToday: 5,
	days: [
		{ day: "2026-11-19", orders: 1, revenue: 10 },
		{ day: "2026-11-20", orders: 2, revenue: 49.98 },
	],
	channels: [{ id: "sc_1", name: "Boutique", orders: 3, revenue: 59.98 }],
	bestSellers: [{ productId: "p1", name: "Berlingots", reference: "BON-BER-200", boxes: 40, revenue: 400 }],
	mixedPallets: { pallets: 0, percent: 0 },
	lowStock: { count: 1, products: [{ productId: "p2", name: "Nougat", reference: "BON-NOU", boxes: 0 }] },
	shortLots: { count: 0, lots: [] },
	outOfDate: {
		count: 1,
		products: [
			{
				productId: "p3",
				name: "Crème de marron",
				reference: "GAT-CRE",
				boxes: 12,
				durability: "BEST_BEFORE",
				date: "2026-11-19",
			},
		],
	},
	balancesDue: { count: 0, total: 0, orders: [] },
	unpaidHolds: [],
	alerts: [],
	missingCompanyData: [],
};

const queues = {
	...{ toShip: 2, unpaid: 0, inquiries: 0, withdrawals: 1, claims: 2, reviews: 0, messages: 0, shortLots: 0 },
};

function open(answer: FakeRoute = { body: dashboard }, staffRole: StaffRole = "owner") {
	storeToken(camille.token);
	fakeApi({
		"GET /auth/me": { body: { ...camille, role: "ADMIN", staffRole } },
		"GET /admin/dashboard": answer,
		"GET /admin/queues": { body: queues },
		"GET /admin/activity": {
			body: {
				content: [
					{
						id: 1,
						at: "2026-11-20T09:42:00.000Z",
						actorId: "cus_1",
						actorEmail: "admin@demo.fr",
						action: "order.updated",
						entity: "order",
						entityId: "cmd_1",
						label: "CMD-7K3M-9QX2",
						changes: {},
					},
				],
				last: true,
			},
		},
	});
	renderInShop(
		<AdminShell>
			<DashboardPage />
		</AdminShell>,
	);
}
const part = async (name: string) => within(await screen.findByRole("region", { name }));

beforeEach(() => visit("/admin"));

it("welcomes the administrator by first name and can be refreshed", async () => {
	open();
	expect(await screen.findByRole("heading", { level: 1, name: "Bienvenue, Camille" })).toBeDefined();
	expect(screen.getByRole("button", { name: "Actualiser" })).toBeDefined();
});

it("shows a trend against the period before, and nothing without data", async () => {
	open();
	const [orders, revenue] = within(await screen.findByRole("list", { name: "Chiffres" })).getAllByRole("listitem");
	expect(orders?.textContent).toContain("+12%");
	expect(revenue?.textContent).not.toMatch(/\d%/);
});

it("'Aujourd'hui' holds new orders, turnover and the new customers of the database", async () => {
	open();
	const today = await part("Aujourd'hui");
	expect(today.getByText("Nouvelles commandes").nextSibling?.textContent).toBe("2");
	expect(today.getByText("Nouveaux clients").nextSibling?.textContent).toBe("5");
});

it("reads recent activity out of the audit log", async () => {
	open();
	const entry = (await part("Activité récente")).findByText("CMD-7K3M-9QX2");
	expect((await entry).parentElement?.textContent).toBe("admin@demo.fr a modifié la commande CMD-7K3M-9QX2");
});

it("links to the orders that are pending; each tile opens a page", async () => {
	open();
	const link = (await part("Actions rapides")).getByRole("link", { name: "Commandes en attente" });
	expect(link.getAttribute("href")).toBe("/admin/orders?status=PENDING");
	const tiles = await part("Gestion");
	expect(tiles.getAllByRole("link").map((tile) => tile.textContent)).toEqual([
		"Commandes",
		"Produits",
		"Utilisateurs",
		"Paiements",
		"Livraison",
		"Avis",
		"Support",
		"Contenu",
		"SEO et marketing",
		"Import/Export",
		"Sécurité et journaux",
	]);
	expect(tiles.getByText("3")).toBeDefined();
});

it("gives the chart's figures as a table too", async () => {
	open();
	const table = within(
		await screen.findByRole("table", { name: "Commandes et chiffre d'affaires par jour", hidden: true }),
	);
	const rows = table.getAllByRole("row", { hidden: true }).map((row) => row.textContent?.replace(/\s/g, " "));
	expect(rows).toEqual(["JourCommandesCA", "20 novembre 2026249,98 €", "19 novembre 2026110,00 €"]);
});

it("'Stock à surveiller' names food whose date has passed before what runs out", async () => {
	open();
	const lines = (await part("Stock à surveiller")).getAllByRole("listitem");
	expect(lines.map((line) => line.textContent?.replace(/\s/g, " "))).toEqual([
		"Crème de marronRéf: GAT-CRE, 12 cartons en stockDDM passée : 19 novembre 2026",
		"NougatRéf: BON-NOURupture",
	]);
});

it("warns of accounts that hold much stock unpaid or were refused to; of nothing otherwise", async () => {
	const account = { customerId: "cus_9", customerName: "Paul Roy", customerEmail: "paul@exemple.fr" };
	const at = "2026-11-20T09:42:00.000Z";
	open({
		body: {
			...dashboard,
			unpaidHolds: [
				{ ...account, productId: "p1", productName: "Berlingots", boxes: 120, refusals: 14, at },
				{ ...account, productId: "", productName: "Tous produits", boxes: 0, refusals: 1, at },
			],
		},
	});
	const heading = await screen.findByText("Stock réservé sans paiement");
	const lines = within(heading.closest("[role]") ?? document.body).getAllByRole("listitem");
	expect(lines.map((line) => line.textContent?.replace(/\s/g, " "))).toEqual([
		"paul@exemple.fr (Paul Roy) : Berlingots, 120 cartons sans paiement, 14 refus, le 20/11/2026 10:42",
		"paul@exemple.fr (Paul Roy) : Tous produits, plus rien de réservé, 1 refus, le 20/11/2026 10:42",
	]);
	expect(screen.getAllByRole("link", { name: "paul@exemple.fr" })[0]?.getAttribute("href")).toBe(
		"/admin/orders?search=paul%40exemple.fr",
	);
});

it("'Impossible de charger les statistiques' when the figures fail; the rest stays", async () => {
	open(failure(400, "VALIDATION", "x"));
	expect(await screen.findByText("Impossible de charger les statistiques")).toBeDefined();
	expect(screen.getByRole("heading", { name: "Gestion" })).toBeDefined();
});

it("'État de la boutique' is quiet when all is well", async () => {
	open();
	expect((await part("État de la boutique")).getByText("Tout va bien.")).toBeDefined();
});

it("'État de la boutique' lists what must be seen to, since when, and what to do", async () => {
	const alert = {
		subject: "events",
		title: "Événements de paiement bloqués",
		detail: "1 événement attend, depuis 5 minutes pour le plus ancien.",
		remedy: "Vérifiez que le prestataire de paiement répond.",
		since: "2026-11-20T09:42:00.000Z",
	};
	open({ body: { ...dashboard, alerts: [alert] } });
	expect(await screen.findByText("État de la boutique : 1 point à régler")).toBeDefined();
	expect(screen.getByText(alert.title)).toBeDefined();
	expect(screen.getByText(/depuis 5 minutes.*20\/11\/2026/)).toBeDefined();
	expect(screen.getByText(alert.remedy)).toBeDefined();
	expect(screen.queryByText("Tout va bien.")).toBeNull();
});

it("asks for missing company data, once and only of those who may fill them in", async () => {
	open({ body: { ...dashboard, missingCompanyData: ["dénomination", "hébergeur"] } });
	expect(await screen.findByText(/Il manque\s: dénomination, hébergeur\./)).toBeTruthy();
	expect(screen.getByRole("link", { name: "Compléter" }).getAttribute("href")).toBe("/admin/settings");
	cleanup();
	open({ body: { ...dashboard, missingCompanyData: ["dénomination"] } }, "orders");
	await part("Aujourd'hui");
	expect(screen.queryByRole("link", { name: "Compléter" })).toBeNull();
});

it("says what waits for the staff, with the way there, and nothing of empty queues", async () => {
	open();
	const links = await (await part("À faire")).findAllByRole("link");
	expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
		["2 commandes à préparer", "/admin/orders/picking"],
		["2 réclamations à traiter", "/admin/claims"],
		["1 rétractation à traiter", "/admin/withdrawals"],
	]);
});

it("leads nowhere that one's role does not open", async () => {
	open(undefined, "orders");
	expect(await screen.findByRole("link", { name: "Exporter les ventes" })).toBeDefined();
	for (const name of ["Ajouter un produit", "Importer des produits", "Utilisateurs", "Sécurité et journaux"])
		expect(screen.queryByRole("link", { name }), name).toBeNull();
});

it("says how many mixed pallets were sold, and nothing while none was", async () => {
	open({ body: { ...dashboard, mixedPallets: { pallets: 4, percent: 12 } } });
	const panel = within(await screen.findByRole("region", { name: /^Palettes mixtes/ }));
	expect(panel.getByText(/^4 palettes, 12\s% de la valeur des articles vendus$/)).toBeDefined();
	cleanup();
	open();
	await screen.findByRole("region", { name: "Meilleures ventes" });
	expect(screen.queryByText("Palettes mixtes")).toBeNull();
});
