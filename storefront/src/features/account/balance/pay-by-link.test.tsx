import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { PayByLinkPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const TOKEN = "CMD-7K3M-9QX2.t0.sig";
const AT = `/payments/balance-link/${TOKEN}`;
const due = { orderNumber: "CMD-7K3M-9QX2", amount: 10_800, state: "DUE" };
const intent = {
	clientSecret: "pi_3_secret",
	paymentIntentId: "pi_3",
	provider: "demo",
	orderNumber: "x",
	amount: 10_800,
};

function open(routes: Record<string, FakeRoute | "network"> = {}) {
	let isPaid = false;
	const calls = fakeApi({
		[`GET ${AT}`]: () => ({ body: isPaid ? { ...due, amount: 0, state: "PAID" } : due }),
		[`POST ${AT}`]: { body: intent },
		[`POST ${AT}/demo-confirm`]: () => {
			isPaid = true;
			return { body: { status: "succeeded" } };
		},
		...routes,
	});
	render(<PayByLinkPage token={TOKEN} />);
	return calls;
}

describe("/payer/{link}", () => {
	it("shows number and amount, and takes the card without any account", async () => {
		const calls = open();
		await userEvent.click(await screen.findByRole("button", { name: /^Payer le solde\s:\s108,00\s€$/ }));
		await userEvent.click(await screen.findByRole("button", { name: /4242/ }));
		await userEvent.click(screen.getByRole("button", { name: /^Payer 108,00\s€$/ }));
		expect(await screen.findByRole("heading", { name: "Commande payée CMD-7K3M-9QX2" })).toBeDefined();
		expect(calls.every(({ headers }) => headers.authorization === undefined)).toBe(true);
	});

	it.each([
		["a response", () => ({ body: { status: "succeeded" } })],
		[
			"a response that is lost",
			() => {
				throw new TypeError("Failed to fetch");
			},
		],
	])("thanks for a deposit after %s, and takes the rest", async (_, answer) => {
		const states = [{ ...due, amount: 5_400, isFirst: true }, due, { ...due, amount: 0, state: "PAID" }];
		const intents = [5_400, 10_800].map((amount, index) => ({ ...intent, clientSecret: `pi_${index}_secret`, amount }));
		let paid = 0;
		open({
			[`GET ${AT}`]: () => ({ body: states[paid] }),
			[`POST ${AT}`]: () => ({ body: intents[paid] }),
			[`POST ${AT}/demo-confirm`]: () => {
				paid += 1;
				return answer();
			},
		});
		const pay = async (what: RegExp, amount: RegExp) => {
			await userEvent.click(await screen.findByRole("button", { name: what }));
			await userEvent.click(await screen.findByRole("button", { name: /4242/ }));
			await userEvent.click(screen.getByRole("button", { name: amount }));
		};
		await pay(/^Payer la commande\s:\s54,00\s€$/, /^Payer 54,00\s€$/);
		const thanks = await screen.findByRole("heading", { name: "Acompte reçu pour la commande CMD-7K3M-9QX2" });
		expect(document.activeElement).toBe(thanks);
		expect(screen.getByText("Restant dû").nextSibling?.textContent).toMatch(/^108,00/);
		await pay(/^Payer le solde\s:\s108,00\s€$/, /^Payer 108,00\s€$/);
		expect(await screen.findByRole("heading", { name: "Commande payée CMD-7K3M-9QX2" })).toBeDefined();
	});

	it("thanks for a deposit that a bank was at", async () => {
		let isReceived = false;
		const waiting = { ...due, amount: 5_400, state: "IN_PROGRESS", isFirst: true };
		open({ [`GET ${AT}`]: () => ({ body: isReceived ? due : waiting }) });
		const check = await screen.findByRole("button", { name: "Vérifier à nouveau" });
		expect(screen.getByRole("heading", { name: /^Paiement en cours/ })).toBeDefined();
		isReceived = true;
		await userEvent.click(check);
		expect(await screen.findByRole("heading", { name: /^Acompte reçu/ })).toBeDefined();
	});

	it("a link that ended says so and whom to ask", async () => {
		open({ [`GET ${AT}`]: failure(404, "PAYMENT_LINK_INVALID", "Ce lien de paiement n'est pas valable ou a expiré.") });
		expect(await screen.findByRole("heading", { name: "Lien de paiement non valable" })).toBeDefined();
		expect(screen.getByRole("link", { name: "Nous contacter" }).getAttribute("href")).toBe("/contact");
	});

	it("a cancelled order has nothing to pay", async () => {
		open({ [`GET ${AT}`]: { body: { ...due, amount: 0, state: "CLOSED" } } });
		expect(await screen.findByText("Cette commande a été annulée ou remboursée.")).toBeDefined();
		expect(screen.queryByRole("button")).toBeNull();
	});

	it("while a bank is at the payment, it says so instead of asking for it", async () => {
		open({ [`GET ${AT}`]: { body: { ...due, state: "IN_PROGRESS" } } });
		expect(
			await screen.findByRole("heading", { name: "Paiement en cours de la commande CMD-7K3M-9QX2" }),
		).toBeDefined();
		expect(screen.getByText("Votre banque traite le paiement. Ne payez pas une seconde fois.")).toBeDefined();
		expect(screen.queryByRole("button", { name: /^Payer/ })).toBeNull();
	});

	it("a shop out of reach can be asked again", async () => {
		open({ [`GET ${AT}`]: "network" });
		const again = await screen.findByRole("button", { name: "Réessayer" });
		fakeApi({ [`GET ${AT}`]: { body: due } });
		await userEvent.click(again);
		expect(await screen.findByText(/108,00/, { selector: "strong" })).toBeDefined();
	});
});
