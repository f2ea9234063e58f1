import { accountHomeSchema } from "@confiserie/domain/contract/account-home";
import { ACCOUNT_HOME } from "@confiserie/domain/contract/account-home.docs";
import { QUICK_ORDER } from "@confiserie/domain/contract/quick-order.docs";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { storeToken } from "@/lib/session";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { camille, cottonCandy, order } from "@/lib/testing/fixtures";
import { router, visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { AccountHomePage } from ".";
import { tasksOf } from "./to-do";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const NEW = { role: null, lastOrder: null, dues: [], account: null, quotes: [], approvals: [] };
const [usual] = QUICK_ORDER.answers.UsualProducts.example;
const approval = {
	orderNumber: "CMD-AAAA-0001",
	state: "WAITING" as const,
	total: 900,
	boxes: 25,
	requestedBy: "Ada Berlingot",
	requestedAt: "2026-11-20T09:30:00.000Z",
	waitsUntil: "2026-11-23T09:30:00.000Z",
	decidedBy: null,
	decidedAt: null,
	reason: "",
	isYours: false,
	canDecide: true,
	canCancel: false,
};
const HOME = "GET /account/home";
const USUAL = "GET /quick-order/usual";

function open(home: FakeRoute | "network", routes: Record<string, FakeRoute | "network"> = {}) {
	visit("/account");
	storeToken(camille.token);
	const calls = fakeApi({
		"GET /auth/me": { body: camille },
		[HOME]: home,
		[USUAL]: { body: [] },
		"GET /products/prod_1": { body: cottonCandy },
		...routes,
	});
	renderInShop(<AccountHomePage />);
	return calls;
}
const cartLines = () => JSON.parse(localStorage.getItem("cart") ?? "[]");

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
});

describe("/account", () => {
	it("starts with the last order and its state, which one press puts into the cart again", async () => {
		open({ body: { ...NEW, lastOrder: order } });
		const last = within(await screen.findByRole("region", { name: "Votre dernière commande" }, { timeout: 4000 }));
		expect(last.getByRole("link", { name: order.orderNumber }).getAttribute("href")).toBe("/orders/CMD-7K3M-9QX2");
		expect(last.getByText(/^Paiement/)).toBeDefined();
		await userEvent.click(last.getByRole("button", { name: "Commander à nouveau" }));
		await waitFor(() => expect(cartLines()).toMatchObject([{ product: { id: "prod_1", totalBoxes: 16 } }]));
	});

	it.each([
		["Payer", null],
		["Voir la commande", "WAITING" as const],
	])("offers '%s' for a last order that is not paid yet, and not to place it again", async (label, approval) => {
		const lastOrder = { ...order, status: "PENDING" as const, paidAmount: 0, approval };
		open({ body: { ...NEW, lastOrder } });
		const last = within(await screen.findByRole("region", { name: "Votre dernière commande" }, { timeout: 4000 }));
		expect(last.getByText(label).getAttribute("href")).toBe("/orders/CMD-7K3M-9QX2");
		expect(last.queryByRole("button", { name: "Commander à nouveau" })).toBeNull();
	});

	it("offers what is ordered most often in the quantity of the last time, and by box, layer or pallet", async () => {
		open({ body: NEW }, { [USUAL]: { body: [usual] } });
		const region = await screen.findByRole("region", { name: "Vos produits habituels" }, { timeout: 4000 });
		expect(region.querySelector("[data-allergens]")?.getAttribute("data-allergens")).toContain("LAIT");
		const card = within(region);
		const quantity = () => card.getByRole("textbox", { name: "Quantité" });
		expect(card.getByRole("radio", { name: "Couche" })).toHaveProperty("checked", true);
		expect(quantity()).toHaveProperty("value", "2");
		expect(card.getByText("16 cartons")).toBeDefined();
		await userEvent.click(card.getByRole("radio", { name: "Palette" }));
		expect(quantity()).toHaveProperty("value", "1");
		await userEvent.click(card.getByRole("button", { name: /^Ajouter/ }));
		expect(cartLines()).toMatchObject([{ product: { orderType: "pallet", totalBoxes: 48 }, quantity: 1 }]);
	});

	it("leads a new customer to the catalogue, and to the quick order with what is pasted", async () => {
		open({ body: NEW });
		await screen.findByRole("heading", { name: "Votre première commande" }, { timeout: 4000 });
		expect(screen.queryByRole("region", { name: "Vos produits habituels" })).toBeNull();
		await userEvent.click(screen.getByLabelText(/^Références/));
		await userEvent.paste("BAP-1\t3\nPOP-2\t1");
		await userEvent.click(screen.getByRole("button", { name: "Voir les prix et le stock" }));
		expect(router.push).toHaveBeenCalledWith("/commande-rapide");
		expect(JSON.parse(sessionStorage.getItem("quickOrder") ?? "")).toMatchObject([
			{ text: "BAP-1", quantity: "3" },
			{ text: "POP-2", quantity: "1" },
		]);
	});

	it("says which part is missing, reads it again, and shows the others", async () => {
		let isAway = true;
		open(() => (isAway ? failure(403, "FORBIDDEN", "Non.") : { body: { ...NEW, lastOrder: order } }), {
			[USUAL]: { body: [usual] },
		});
		const alert = await screen.findByRole("alert", {}, { timeout: 4000 });
		expect(alert.textContent).toContain("Impossible de charger votre dernière commande");
		expect(await screen.findByRole("region", { name: "Vos produits habituels" })).toBeDefined();
		isAway = false;
		await userEvent.click(within(alert).getByRole("button", { name: "Réessayer" }));
		expect(await screen.findByRole("region", { name: "Votre dernière commande" })).toBeDefined();
	});

	it("shows an accountant what is owed, and nothing to order with", async () => {
		open({ body: { ...NEW, role: "ACCOUNTANT", account: { outstanding: 900, overdue: 200 } } });
		const todo = within(await screen.findByRole("region", { name: "À faire" }, { timeout: 4000 }));
		expect(todo.getByText(/^900,00\s€ à régler, dont 200,00\s€ en retard$/)).toBeDefined();
		expect(screen.getByRole("link", { name: "Commandes de l'entreprise" })).toBeDefined();
		expect(screen.queryByRole("form", { name: "Commande rapide" })).toBeNull();
	});

	it("leads to every place of the account", async () => {
		open({ body: NEW });
		const nav = within(await screen.findByRole("navigation", { name: "Votre compte" }, { timeout: 4000 }));
		const paths = nav.getAllByRole("link").map((link) => link.getAttribute("href"));
		for (const path of ["profile", "security", "data", "reviews"]) expect(paths).toContain(`/account/${path}`);
	});
});

describe("what is to be done", () => {
	it("names an approver's decisions first, then what is to be paid, then quotes and what waits", () => {
		const quote = {
			number: "DEV-1",
			key: "k",
			total: 10,
			validUntil: "2026-12-01",
			state: "SENT",
			issuedOn: "2026-11-01",
		};
		const tasks = tasksOf({
			...accountHomeSchema.parse(ACCOUNT_HOME.answers.AccountHome.example),
			approvals: [{ ...approval, orderNumber: "CMD-MINE", canDecide: false, isYours: true }, approval],
			quotes: [quote as never],
		});
		expect(tasks.map(({ href, title }) => [href, title])).toEqual([
			["/entreprise/approbations", "Approuver la commande CMD-AAAA-0001"],
			["/orders/CMD-7K3M-9QX2", "Payer la commande CMD-7K3M-9QX2"],
			["/documents", "Compte de l'entreprise"],
			["/devis/k", "Accepter le devis DEV-1"],
			["/orders/CMD-MINE", "La commande CMD-MINE attend une approbation"],
		]);
	});
});
