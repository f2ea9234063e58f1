import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { shopChannel } from "@/lib/testing/fixtures";
import { visit } from "@/lib/testing/navigation";
import { renderInOffice } from "@/lib/testing/office";
import { adminQuote } from "@/lib/testing/quote";
import { AdminQuotePage, NewQuotePage, QuotesListPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const popcorn = {
	...{ productId: "prod_1", name: "Pop-corn caramel", reference: "POP-CAR", isSold: true, availableBoxes: 4 },
	...{ boxesPerLayer: 8, boxesPerPallet: 48, shopPrices: { box: 12, layer: 10, pallet: 8 } },
	prices: { box: 12, layer: 10, pallet: 8 },
};
const camille = {
	...{ id: "cus_1", email: "camille@exemple.fr", firstName: "Camille", lastName: "Martin", phone: "+33612345678" },
	address: { street: "12 rue des Confiseurs", postalCode: "26200", city: "Montélimar", country: "France" },
};
const SUMS = {
	...{ subtotal: 144, shippingCost: 0, totalWithShipping: 144, freeShippingThreshold: 40 },
	...{ amountForFreeShipping: 0, isFreeShipping: true },
};

const routes: Record<string, FakeRoute> = {
	"GET /admin/channels": { body: { content: [shopChannel], locations: [] } },
	"GET /admin/customers": {
		body: { content: [{ ...camille, createdAt: adminQuote.createdAt, orders: 1 }], last: true },
	},
	"GET /admin/channels/sc_1/products": { body: { content: [popcorn], totalElements: 1, last: true } },
	"POST /admin/orders/quote": { body: SUMS },
	"POST /admin/quotes": { status: 201, body: adminQuote },
};
const sent = (calls: ReturnType<typeof fakeApi>) =>
	calls.filter(({ route }) => route === "POST /admin/quotes").map(({ body }) => body);
async function pick(label: string, text: string, name: RegExp) {
	(await screen.findByLabelText(label)).focus();
	await userEvent.paste(text);
	await userEvent.click(await screen.findByRole("button", { name }));
}

describe("/admin/quotes/new", () => {
	it("sends a quote at an agreed price, with deposit, days and a message, beyond the stock", async () => {
		visit("/admin/quotes/new");
		const calls = fakeApi(routes);
		renderInOffice(<NewQuotePage />);
		await pick("Chercher un client", "camille", /Camille Martin/);
		await pick("Ajouter un produit", "pop", /Pop-corn caramel/);
		const boxes = await screen.findByLabelText("Cartons de Pop-corn caramel");
		await userEvent.clear(boxes);
		await userEvent.type(boxes, "16");
		const agreed = screen.getByLabelText("Prix convenu d'un carton de Pop-corn caramel, en euros");
		await userEvent.type(agreed, "10,01");
		expect(screen.getByText("Un prix du catalogue au plus est attendu.")).toBeDefined();
		await userEvent.clear(agreed);
		await userEvent.type(agreed, "9");
		expect(screen.queryByText("Un prix du catalogue au plus est attendu.")).toBeNull();
		const days = screen.getByLabelText("Validité en jours");
		await userEvent.clear(days);
		await userEvent.type(days, "45");
		await userEvent.selectOptions(screen.getByLabelText("Acompte"), "30");
		await userEvent.type(screen.getByLabelText(/^Message au client/), "À bientôt");
		await waitFor(() => expect(screen.getAllByText("144,00 €").length).toBeGreaterThan(1));
		await userEvent.click(screen.getByRole("button", { name: "Envoyer le devis" }));
		expect(await screen.findByRole("heading", { name: "Devis DEV-2026-000007 envoyé" })).toBeDefined();
		expect(screen.getByLabelText("Lien du devis")).toHaveProperty("value", adminQuote.url);
		expect(sent(calls)).toMatchObject([
			{
				...{ customerId: "cus_1", validDays: 45, depositPercentage: 30, note: "À bientôt" },
				orderData: { total: 14_400, items: [{ quantity: 16, unitPrice: 1000, agreedUnitPrice: 900 }] },
			},
		]);
	});

	it("refuses days that are none, and a deposit of what is paid later", async () => {
		visit("/admin/quotes/new");
		const calls = fakeApi(routes);
		renderInOffice(<NewQuotePage />);
		await userEvent.clear(await screen.findByLabelText("Validité en jours"));
		await userEvent.click(screen.getByLabelText(/^Plus tard/));
		expect(screen.getByLabelText("Acompte")).toHaveProperty("disabled", true);
		await userEvent.click(screen.getByRole("button", { name: "Envoyer le devis" }));
		expect(await screen.findByText("Saisissez l'e-mail du client.")).toBeDefined();
		expect(screen.getByText(/^Un nombre de jours de 1 à/)).toBeDefined();
		expect(sent(calls)).toEqual([]);
	});

	it("makes the next version of a quote: its customer, address, lines and words", async () => {
		visit("/admin/quotes/new?replaces=quote_1");
		const calls = fakeApi({
			...routes,
			"GET /admin/quotes/quote_1": { body: adminQuote },
			"POST /admin/quotes": {
				status: 201,
				body: { ...adminQuote, number: "DEV-2026-000008", replaces: adminQuote.number },
			},
		});
		renderInOffice(<NewQuotePage />);
		expect(await screen.findByLabelText("Cartons de Pop-corn caramel")).toHaveProperty("value", "16");
		expect(screen.queryByRole("button", { name: "Changer de client" })).toBeNull();
		await waitFor(() => expect(screen.getAllByText("144,00 €").length).toBeGreaterThan(1));
		await userEvent.click(screen.getByRole("button", { name: "Envoyer le devis" }));
		expect(await screen.findByText(/Il remplace DEV-2026-000007/)).toBeDefined();
		expect(sent(calls)).toMatchObject([
			{
				replaces: "quote_1",
				note: adminQuote.note,
				depositPercentage: 30,
				orderData: { items: [{ agreedUnitPrice: 900 }] },
			},
		]);
	});
});

describe("/admin/quotes/{id}", () => {
	const open = (quote: object, more: Record<string, FakeRoute> = {}) => {
		visit("/admin/quotes/quote_1");
		const calls = fakeApi({ "GET /admin/quotes/quote_1": { body: quote }, ...more });
		renderInOffice(<AdminQuotePage id="quote_1" />);
		return calls;
	};

	it("notes that the customer accepts, after it was asked for", async () => {
		const calls = open(adminQuote, { "POST /admin/quotes/quote_1/accept": { body: adminQuote } });
		await userEvent.click(await screen.findByRole("button", { name: "Le client accepte" }));
		const dialog = await screen.findByRole("dialog", { name: "Le client accepte ce devis ?" });
		await userEvent.click(within(dialog).getByRole("button", { name: "Noter l'acceptation" }));
		await waitFor(() => expect(calls.some(({ route }) => route.endsWith("/accept"))).toBe(true));
	});

	it("says why it could not be withdrawn", async () => {
		open(adminQuote, {
			"POST /admin/quotes/quote_1/withdraw": failure(409, "QUOTE_CLOSED", "Ce devis est déjà accepté."),
		});
		await userEvent.click(await screen.findByRole("button", { name: "Retirer" }));
		const dialog = await screen.findByRole("dialog", { name: "Retirer ce devis ?" });
		await userEvent.click(within(dialog).getByRole("button", { name: "Retirer le devis" }));
		expect(await within(dialog).findByText("Ce devis est déjà accepté.")).toBeDefined();
	});

	it("accepted it leads to its order, and nothing more is done with it", async () => {
		const order = { orderNumber: "CMD-7K3M-9QX2", approval: null, paymentUrl: null, heldUntil: null };
		open({ ...adminQuote, state: "ACCEPTED", order, acceptedAt: adminQuote.createdAt, acceptedBy: "CUSTOMER" });
		const link = await screen.findByRole("link", { name: "Ouvrir la commande CMD-7K3M-9QX2" });
		expect(link.getAttribute("href")).toBe("/admin/orders/CMD-7K3M-9QX2");
		expect(screen.queryByRole("link", { name: "Nouvelle version" })).toBeNull();
		expect(screen.queryByRole("button", { name: "Retirer" })).toBeNull();
	});

	it("tells that stock lacked when it was wanted", async () => {
		open({ ...adminQuote, shortAt: adminQuote.createdAt });
		expect(await screen.findByText("Le client a voulu accepter, et le stock manquait")).toBeDefined();
	});
});

describe("/admin/quotes", () => {
	const { id, number, state, issuedOn, validUntil, total, email } = adminQuote;
	const row = {
		...{ id, number, state, issuedOn, validUntil, total, email },
		buyer: "Fêtes et Foires",
		orderNumber: null,
	};
	const counts = { SENT: 4, ACCEPTED: 3, EXPIRED: 1, WITHDRAWN: 0, REPLACED: 2 };

	it("lists quotes with state and buyer, counts them, and asks for a state and words", async () => {
		visit("/admin/quotes");
		const calls = fakeApi({
			"GET /admin/quote-inquiries": { body: [] },
			"GET /admin/quotes": { body: { content: [{ ...row, isShort: true }], totalElements: 1, last: true, counts } },
		});
		renderInOffice(<QuotesListPage />);
		const [line] = (await screen.findAllByText(number)).map((name) => name.closest("tr, li"));
		expect(line?.textContent).toContain("Fêtes et Foires");
		expect(line?.textContent).toContain("Stock manquant");
		expect(screen.getByText(/75 % des devis arrivés à leur terme sont acceptés/)).toBeDefined();
		await userEvent.selectOptions(screen.getByLabelText("État"), "Accepté (3)");
		await userEvent.type(screen.getByRole("searchbox"), "DEV-2");
		await waitFor(() => expect(calls.at(-1)?.query.get("query")).toBe("DEV-2"));
		expect(calls.at(-1)?.query.get("state")).toBe("ACCEPTED");
	});

	it("shows what customers ask for, each with the way to its quote, or declines it with a reason", async () => {
		visit("/admin/quotes");
		const inquiry = {
			...{
				id: "qinq_1",
				state: "OPEN",
				createdAt: "2026-11-20T09:30:00.000Z",
				message: "Pour la fête.",
				wantedOn: null,
			},
			...{ customerId: "cus_1", name: "Léa Roux", email, company: "Fêtes et Foires", quoteId: null, reason: "" },
			lines: [{ productId: "prod_1", name: "Barbe à papa", reference: "BAP", quantity: 16 }],
		};
		const calls = fakeApi({
			"GET /admin/quotes": { body: { content: [], totalElements: 0, last: true, counts } },
			"GET /admin/quote-inquiries": { body: [inquiry] },
			"POST /admin/quote-inquiries/qinq_1/decline": { body: { ...inquiry, state: "DECLINED", reason: "Non." } },
		});
		renderInOffice(<QuotesListPage />);
		const link = await screen.findByRole("link", { name: "Établir le devis de Léa Roux" });
		expect(link.getAttribute("href")).toBe("/admin/quotes/new?inquiry=qinq_1");
		await userEvent.click(screen.getByRole("button", { name: "Classer sans suite la demande de Léa Roux" }));
		const dialog = within(await screen.findByRole("dialog"));
		await userEvent.type(dialog.getByLabelText("Réponse au client"), "Non.");
		await userEvent.click(dialog.getByRole("button", { name: "Envoyer la réponse" }));
		await waitFor(() => expect(calls.find(({ route }) => route.startsWith("POST"))?.body).toEqual({ reason: "Non." }));
	});

	it("says when there are none, and when they cannot be read", async () => {
		visit("/admin/quotes");
		fakeApi({
			"GET /admin/quote-inquiries": { body: [] },
			"GET /admin/quotes": {
				body: { content: [], totalElements: 0, last: true, counts: { ...counts, ACCEPTED: 0, EXPIRED: 0 } },
			},
		});
		renderInOffice(<QuotesListPage />);
		expect(await screen.findByRole("heading", { name: "Aucun devis" })).toBeDefined();
		expect(screen.getByText(/Aucun n'est encore arrivé à son terme/)).toBeDefined();
	});
});
