import { dayOf } from "@confiserie/domain/day";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { fakeApi } from "@/lib/testing/fake-api";
import { money } from "@/lib/testing/fixtures";
import { AT, open, press } from "./test-payments";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

describe("the money of an order", () => {
	it("shows what came, how and when, what was given back and what is due", async () => {
		open();
		const list = await screen.findByRole("list", { name: "Paiements de la commande" });
		const [first, second] = within(list).getAllByRole("listitem");
		expect(first?.textContent).toMatch(/Paiement à la commande \(démonstration\).*Carte.*36,00\s€dont 5,00\s€ rendus/);
		expect(second?.textContent).toMatch(/Virement.*19 novembre 2026, VIR 4471, enregistré par admin@demo\.fr.*40,00/);
		expect(screen.getByText("Restant dû").nextSibling?.textContent).toMatch(/68,00/);
		expect(screen.getByText("Deux cartons écrasés")).toBeDefined();
		expect(screen.getByText("En cours")).toBeDefined();
	});

	it("tells what is on its way back apart from what was given back", async () => {
		const [paid, ...others] = money.payments;
		const surplus = { ...others[0], id: "a3", state: "SURPLUS", amount: 900, refunded: 0, refundPending: 900 };
		const payments = [{ ...paid, refunded: 0, refundPending: 500 }, ...others, surplus];
		open({ [`GET ${AT}/payments`]: { body: { ...money, refunded: 0, refundPending: 500, payments } } });
		expect((await screen.findByText("Remboursement en cours")).nextSibling?.textContent).toMatch(/^5,00/);
		expect(screen.getByText(/^dont 5,00.*en cours de remboursement$/)).toBeDefined();
		expect(screen.getByText("Reçu en trop, à rendre")).toBeDefined();
		expect(screen.queryByText(/rendus$/)).toBeNull();
		expect(screen.queryByText("Remboursé")).toBeNull();
	});

	it("warns of a payment that its card's holder contests, and says where to answer", async () => {
		const contested = {
			id: "dp_1",
			amount: 3600,
			reason: "fraudulent",
			state: "OPEN",
			openedAt: "2026-11-20T12:00:00.000Z",
		};
		const lost = { ...contested, id: "dp_0", reason: "other", state: "LOST" };
		const asked = { ...contested, id: "dp_2", state: "INQUIRY" };
		const appealed = { ...contested, id: "dp_3", state: "APPEAL" };
		open({ [`GET ${AT}/payments`]: { body: { ...money, disputes: [lost, contested, asked, appealed] } } });
		expect((await screen.findByText(/^Paiement contesté : 36,00/)).nextSibling?.textContent).toMatch(
			/tableau de bord Stripe.*paiement non reconnu/,
		);
		expect(screen.getByText(/^Contestation perdue/).nextSibling?.textContent).toMatch(
			/rendu la somme au client.*other/,
		);
		expect(screen.getByText(/^La banque s'informe/).nextSibling?.textContent).toMatch(/Aucune somme n'est retirée/);
		expect(screen.getByText(/^Contestation en appel/).nextSibling?.textContent).toMatch(/Répondez/);
	});

	it("offers only what can be done", async () => {
		const actions = { refund: false, recordTransfer: false, sendLink: false };
		open({ [`GET ${AT}/payments`]: { body: { ...money, payments: [], refunds: [], actions } } });
		expect(await screen.findByText("Aucun paiement pour l'instant.")).toBeDefined();
		expect(screen.queryByRole("button")).toBeNull();
	});

	it("says when it cannot be read, and tries again", async () => {
		open({ [`GET ${AT}/payments`]: "network" });
		expect(await screen.findByText("Impossible de charger les paiements")).toBeDefined();
		fakeApi({ [`GET ${AT}/payments`]: { body: money } });
		await press("Réessayer");
		expect(await screen.findByText("Restant dû")).toBeDefined();
	});
});

describe("a payment by hand", () => {
	it("offers what is left, and sends amount, means, day and reference", async () => {
		const { calls } = open({ [`POST ${AT}/transfers`]: { status: 201, body: money } });
		await press("Enregistrer un paiement");
		expect((await screen.findByLabelText<HTMLInputElement>("Montant en euros")).value).toBe("68,00");
		await press("Enregistrer le paiement");
		expect(await screen.findByText("Saisissez la référence du paiement.")).toBeDefined();
		const day = screen.getByLabelText<HTMLInputElement>("Jour de réception");
		expect(day.value).toBe(dayOf(new Date()));
		await userEvent.selectOptions(screen.getByLabelText("Moyen de paiement"), "cheque");
		await userEvent.clear(day);
		await userEvent.type(day, "2026-11-20");
		await userEvent.type(screen.getByLabelText("Référence"), "CHQ 9");
		await press("Enregistrer le paiement");
		await waitFor(() =>
			expect(calls.find(({ route }) => route.startsWith("POST"))?.body).toEqual({
				amount: 6800,
				means: "cheque",
				receivedOn: "2026-11-20",
				reference: "CHQ 9",
			}),
		);
	});
});

describe("the link to pay", () => {
	const url = "http://localhost:3000/payer/CMD-7K3M-9QX2.t0.sig";
	const made = { status: 201, body: { url, expiresAt: "2026-12-20T10:00:00.000Z" } };

	it("is sent to the customer on request, and only then", async () => {
		const { calls } = open({ [`POST ${AT}/balance-link`]: made });
		await press("Lien de paiement");
		await press("Envoyer à client@demo.fr");
		expect(await screen.findByText("Le lien est parti à client@demo.fr.")).toBeDefined();
		const sent = calls.filter(({ route }) => route === `POST ${AT}/balance-link`).map(({ body }) => body);
		expect(sent).toEqual([{ send: false }, { send: true }]);
		expect(screen.queryByRole("button", { name: "Envoyer à client@demo.fr" })).toBeNull();
	});

	it("is made, shown with its end, and copied", async () => {
		open({ [`POST ${AT}/balance-link`]: made });
		const user = userEvent.setup();
		await user.click(await screen.findByRole("button", { name: "Lien de paiement" }));
		expect((await screen.findByLabelText<HTMLInputElement>("Adresse du lien")).value).toBe(url);
		expect(screen.getByText(/20 décembre 2026/)).toBeDefined();
		await user.click(screen.getByRole("button", { name: "Copier le lien" }));
		expect(await navigator.clipboard.readText()).toBe(url);
		expect(await screen.findByText("Le lien est copié.")).toBeDefined();
	});
});
