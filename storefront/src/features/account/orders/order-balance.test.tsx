import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { storeToken } from "@/lib/session";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { camille, order } from "@/lib/testing/fixtures";
import { visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { OrderPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const NUMBER = order.orderNumber;
const owing = {
	...order,
	depositPercentage: 25,
	expectedPaymentAmount: 132.48,
	paymentStatus: "PARTIAL",
	paymentDisplayStatus: "Acompte payé",
	paidAmount: 132.48,
	remainingAmount: 397.44,
	balanceAmount: 397.44,
};
const INTENT = {
	clientSecret: "pi_2_secret_x",
	paymentIntentId: "pi_2",
	provider: "demo",
	orderNumber: NUMBER,
	amount: 39_744,
};
const due = { orderNumber: NUMBER, amount: 39_744, state: "DUE" };
const PAY = { name: /^Payer le solde\s:\s397,44\s€$/ };

function open(routes: Record<string, FakeRoute | "network"> = {}) {
	let isPaid = false;
	const calls = fakeApi({
		"GET /auth/me": { body: camille },
		[`GET /orders/${NUMBER}`]: () => ({ body: isPaid ? { ...order, balanceAmount: 0 } : owing }),
		[`GET /orders/${NUMBER}/balance`]: () => ({ body: isPaid ? { ...due, amount: 0, state: "PAID" } : due }),
		[`POST /orders/${NUMBER}/balance`]: { body: INTENT },
		"POST /payments/demo/confirm": () => {
			isPaid = true;
			return { body: { status: "succeeded" } };
		},
		...routes,
	});
	renderInShop(<OrderPage orderNumber={NUMBER} />);
	return calls;
}
const payWith = async (card: RegExp) => {
	await userEvent.click(await screen.findByRole("button", PAY));
	await userEvent.click(await screen.findByRole("button", { name: card }));
	await userEvent.click(screen.getByRole("button", { name: /^Payer 397,44\s€$/ }));
};

beforeEach(() => {
	storeToken(camille.token);
	visit(`/orders/${NUMBER}`);
});

describe("the balance on the order page", () => {
	it("is paid with the checkout's card form, for the server's amount, and thanked for", async () => {
		const calls = open();
		await payWith(/4242/);
		const thanks = await screen.findByText("Merci, votre solde est payé");
		await waitFor(() => expect(document.activeElement).toBe(thanks.closest("[tabindex]")));
		expect(await screen.findByText("Paiement : Payé")).toBeDefined();
		const confirmed = calls.find(({ route }) => route === "POST /payments/demo/confirm");
		expect(confirmed?.body).toMatchObject({ clientSecret: INTENT.clientSecret });
		expect(screen.queryByRole("button", PAY)).toBeNull();
	});

	it("a declined card leaves the form open with the provider's message", async () => {
		open({
			"POST /payments/demo/confirm": {
				body: { status: "requires_payment_method", error: "Votre carte a été refusée. Essayez une autre carte." },
			},
		});
		await payWith(/0000 0002/);
		expect(await screen.findByText("Votre carte a été refusée. Essayez une autre carte.")).toBeDefined();
		expect(screen.getByRole("button", { name: /^Payer 397,44\s€$/ })).toBeDefined();
	});

	it("a payment whose response was lost is looked up: it is not asked for twice", async () => {
		let asked = 0;
		open({
			"POST /payments/demo/confirm": "network",
			[`GET /orders/${NUMBER}/balance`]: () => {
				asked += 1;
				return { body: asked > 1 ? { ...due, amount: 0, state: "PAID" } : due };
			},
		});
		await payWith(/4242/);
		expect(await screen.findByText("Merci, votre solde est payé")).toBeDefined();
	});

	it("paid in another tab meanwhile: the order is read again", async () => {
		let reads = 0;
		open({
			[`GET /orders/${NUMBER}`]: () => {
				reads += 1;
				return { body: reads > 1 ? order : owing };
			},
			[`POST /orders/${NUMBER}/balance`]: failure(409, "BALANCE_CLOSED", "Il n'y a plus rien à payer."),
		});
		await userEvent.click(await screen.findByRole("button", PAY));
		await waitFor(() => expect(screen.queryByRole("button", PAY)).toBeNull());
		expect(screen.getByText("Paiement : Payé")).toBeDefined();
	});

	it("while the bank processes it, shows it in progress and asks for no second payment", async () => {
		let reads = 0;
		open({
			[`GET /orders/${NUMBER}/balance`]: () => {
				reads += 1;
				return { body: reads > 1 ? due : { ...due, state: "IN_PROGRESS" } };
			},
		});
		expect(await screen.findByText("Votre banque traite le paiement. Ne payez pas une seconde fois.")).toBeDefined();
		expect(screen.queryByRole("button", PAY)).toBeNull();
		await userEvent.click(screen.getByRole("button", { name: "Vérifier à nouveau" }));
		expect(await screen.findByRole("button", PAY)).toBeDefined();
	});

	it("a bank that is at it by the time the form is opened: the same", async () => {
		open({ [`POST /orders/${NUMBER}/balance`]: failure(409, "PAYMENT_IN_PROGRESS", "Un paiement est en cours.") });
		await userEvent.click(await screen.findByRole("button", PAY));
		expect(await screen.findByText("Votre banque traite le paiement. Ne payez pas une seconde fois.")).toBeDefined();
		expect(screen.queryByRole("button", PAY)).toBeNull();
	});

	it("is not offered when nothing is due", async () => {
		open({ [`GET /orders/${NUMBER}`]: { body: order } });
		await screen.findByRole("heading", { name: `Commande ${NUMBER}` });
		expect(screen.queryByRole("button", PAY)).toBeNull();
	});
});
