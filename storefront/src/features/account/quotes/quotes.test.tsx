import { onlineManager } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { AccountQueries } from "@/lib/account-queries";
import { storeToken } from "@/lib/session";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { quote } from "@/lib/testing/quote";
import { renderInShop } from "@/lib/testing/shop";
import { OwnQuotes, QuotePage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const GET = "GET /quotes/q3W8key";
const ACCEPT = "POST /quotes/q3W8key/accept";
const order = {
	orderNumber: "CMD-7K3M-9QX2",
	paymentUrl: "https://exemple.fr/payer/abc",
	heldUntil: null,
	approval: null,
};
const button = () => screen.findByRole("button", { name: /^Commander avec obligation de paiement/ });

const asks = (body: unknown) => body !== null && typeof body === "object" && "asksApproval" in body;

async function accept() {
	await userEvent.click(await screen.findByRole("checkbox"));
	await userEvent.click(await button());
}

describe("/devis/{key}", () => {
	it("shows what is offered, and orders it once the terms are agreed to, under the words of the law", async () => {
		const calls = fakeApi({ [GET]: { body: quote }, [ACCEPT]: { body: { ...quote, state: "ACCEPTED", order } } });
		render(<QuotePage quoteKey="q3W8key" />);
		expect(await screen.findByRole("heading", { name: "Devis DEV-2026-000007" })).toBeDefined();
		expect(screen.getByText(/^9,00 € le carton au lieu de 10,00 €$/)).toBeDefined();
		expect(screen.getByText("Livraison en deux fois possible.")).toBeDefined();
		expect(screen.getByText(/un acompte de 30 %, soit 43,20 €, par carte/)).toBeDefined();
		expect((await button()).textContent).toMatch(/^Commander avec obligation de paiement\s: 144,00\s€$/);
		await userEvent.click(await button());
		expect(screen.getByRole("alert").textContent).toBe("Acceptez les conditions générales de vente.");
		expect(calls.filter(({ route }) => route === ACCEPT)).toEqual([]);
		await accept();
		expect(await screen.findByText("Merci ! C'est votre commande CMD-7K3M-9QX2.")).toBeDefined();
		expect(screen.getByRole("link", { name: "Payer par carte" }).getAttribute("href")).toBe("/payer/abc");
		expect(calls.at(-1)?.body).toEqual({ termsAccepted: true });
		expect(calls.every(({ headers }) => headers.authorization === undefined)).toBe(true);
	});

	it("is not ordered later by itself where it was pressed offline", async () => {
		fakeApi({ [GET]: { body: quote }, [ACCEPT]: "network" });
		render(<QuotePage quoteKey="q3W8key" />);
		await button();
		onlineManager.setOnline(false);
		onTestFinished(() => onlineManager.setOnline(true));
		await accept();
		expect(await screen.findByText(/boutique ne répond pas/)).toBeDefined();
		expect((await button()).matches(":disabled, [aria-disabled=true]")).toBe(false);
	});

	it("of a pickup shows where and when the goods are fetched, in place of the buyer's address", async () => {
		const pickup = { address: "3 rue du Port, 13002 Marseille", hours: "De 9 h à 12 h", weekdays: [2, 3, 4] };
		const days = { dispatchBy: "2026-11-30", deliveredFrom: "2026-12-01", day: null };
		const agreed = { ...{ optionId: "retrait", name: "Retrait", carrier: "", surcharges: [], ...days }, pickup };
		fakeApi({ [GET]: { body: { ...quote, delivery: { ...agreed, kind: "pickup" } } } });
		render(<QuotePage quoteKey="q3W8key" />);
		const place = within(await screen.findByRole("region", { name: "Retrait" }));
		expect(place.getByText(pickup.address)).toBeDefined();
		expect(place.getByText("Du mardi au jeudi, de 9 h à 12 h")).toBeDefined();
		expect(place.queryByText(quote.address.street)).toBeNull();
	});

	it("of a company above its member's limit is ordered with a colleague's approval", async () => {
		storeToken(camille.token);
		const waiting = { ...order, paymentUrl: null, approval: "WAITING" as const };
		let asked: unknown;
		fakeApi({
			"GET /auth/me": { body: camille },
			[GET]: { body: { ...quote, isForMembers: true } },
			[ACCEPT]: ({ body }) => {
				asked = body;
				return asks(body)
					? { body: { ...quote, isForMembers: true, state: "ACCEPTED", order: waiting } }
					: failure(409, "APPROVAL_REQUIRED", "Cette commande dépasse votre limite.");
			},
		});
		renderInShop(<QuotePage quoteKey="q3W8key" />);
		await accept();
		await userEvent.click(await screen.findByRole("button", { name: "Demander l'approbation" }));
		expect(await screen.findByText(/attend l'approbation de votre entreprise/)).toBeDefined();
		expect(asked).toEqual({ termsAccepted: true, asksApproval: true });
	});

	it("of a company asks for a sign-in, after which the keyboard stands in the form", async () => {
		fakeApi({
			"POST /auth/login": { body: camille },
			[GET]: { body: { ...quote, isForMembers: true } },
		});
		renderInShop(<QuotePage quoteKey="q3W8key" />);
		await userEvent.click(await screen.findByRole("button", { name: "Se connecter" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Connexion" }, { timeout: 4000 }));
		await userEvent.type(dialog.getByLabelText("Email"), "client@demo.fr");
		await userEvent.type(dialog.getByLabelText("Mot de passe"), "Demo-client-2026");
		await userEvent.click(dialog.getByRole("button", { name: "Se connecter" }));
		await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("checkbox")));
	});

	it("says what the stock lacks, and that nothing is lost", async () => {
		const line = {
			...{ productId: "prod_1", productName: "Pop-corn caramel", quantity: 16, availableQuantity: 5, onSale: true },
			...{ sentUnitPrice: 900, unitPrice: 900, totalPrice: 14_400 },
		};
		fakeApi({ [GET]: { body: quote }, [ACCEPT]: failure(409, "OUT_OF_STOCK", "Stock.", { lines: [line] }) });
		render(<QuotePage quoteKey="q3W8key" />);
		await accept();
		const alert = await screen.findByRole("alert");
		expect(alert.textContent).toContain("Pop-corn caramel\u00a0: 5 en stock sur 16");
		expect(alert.textContent).toContain("votre devis reste valable");
		expect(await button()).toBeDefined();
	});

	it("that expired while it was read is shown so, without a way to accept it", async () => {
		let state = "SENT";
		fakeApi({
			[GET]: () => ({ body: { ...quote, state } }),
			[ACCEPT]: () => {
				state = "EXPIRED";
				return failure(409, "QUOTE_CLOSED", "Ce devis a expiré.");
			},
		});
		render(<QuotePage quoteKey="q3W8key" />);
		await accept();
		expect(await screen.findByText("Ce devis a expiré. Contactez-nous pour en recevoir un autre.")).toBeDefined();
		expect(screen.queryByRole("checkbox")).toBeNull();
	});

	it("that was replaced leads to the one in its place", async () => {
		const replacement = { number: "DEV-2026-000008", key: "other" };
		fakeApi({ [GET]: { body: { ...quote, state: "REPLACED", replacement } } });
		render(<QuotePage quoteKey="q3W8key" />);
		const link = await screen.findByRole("link", { name: "Ouvrir DEV-2026-000008" });
		expect(link.getAttribute("href")).toBe("/devis/other");
	});

	it.each([
		["by transfer", { payment: "TRANSFER", order: { ...order, paymentUrl: null } }, /Indiquez CMD-7K3M-9QX2/],
		["held", { order: { ...order, heldUntil: "2026-11-29T09:00:00.000Z" } }, /réservés jusqu'au .*2026/],
	])("accepted, %s, says what is to be done", async (_, overrides, words) => {
		fakeApi({ [GET]: { body: { ...quote, state: "ACCEPTED", ...overrides } } });
		render(<QuotePage quoteKey="q3W8key" />);
		expect(await screen.findByText(words)).toBeDefined();
	});

	it("of which nothing is known says so, and one that cannot be read offers another try", async () => {
		fakeApi({ [GET]: failure(404, "QUOTE_NOT_FOUND", "Ce devis n'existe pas, ou plus.") });
		render(<QuotePage quoteKey="q3W8key" />);
		expect(await screen.findByRole("heading", { name: "Devis introuvable" })).toBeDefined();
	});
});

describe("the caller's own quotes", () => {
	const show = () =>
		renderInShop(
			<AccountQueries>
				<OwnQuotes />
			</AccountQueries>,
		);

	it("are listed with their state and lead to their page", async () => {
		const { number, state, issuedOn, validUntil, total } = quote;
		fakeApi({ "GET /quotes": { body: [{ number, state, issuedOn, validUntil, total, key: "q3W8key" }] } });
		show();
		const list = await screen.findByRole("list", { name: "Mes devis" });
		expect(within(list).getByRole("link", { name: number }).getAttribute("href")).toBe("/devis/q3W8key");
		expect(list.textContent).toContain("En attente");
		expect(list.closest("details")?.open).toBe(true);
	});

	it("are no section where there are none", async () => {
		const calls = fakeApi({ "GET /quotes": { body: [] } });
		show();
		await vi.waitFor(() => expect(calls).toHaveLength(1));
		expect(screen.queryByText(/^Mes devis/)).toBeNull();
	});
});
