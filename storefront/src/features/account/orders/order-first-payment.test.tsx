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
const unpaid = {
	...order,
	status: "PENDING",
	paymentStatus: "FAILED",
	paymentDisplayStatus: "Échec",
	paidAmount: 0,
	remainingAmount: 529.92,
};
const INTENT = {
	clientSecret: "pi_1_secret_x",
	paymentIntentId: "pi_1",
	provider: "demo",
	orderNumber: NUMBER,
	amount: 52_992,
};
const STATUS = {
	orderNumber: NUMBER,
	paymentType: "full",
	paymentAmount: 52_992,
	remainingAmount: 0,
	depositPercentage: null,
	paymentStatus: "PAID",
};
const PAY = { name: /^Payer la commande\s:\s529,92\s€$/ };

function open(routes: Record<string, FakeRoute | "network"> = {}) {
	let isPaid = false;
	const calls = fakeApi({
		"GET /auth/me": { body: camille },
		[`GET /orders/${NUMBER}`]: () => ({ body: isPaid ? order : unpaid }),
		[`POST /orders/${NUMBER}/payment`]: { body: INTENT },
		"GET /payments/status/intent/pi_1": { body: STATUS },
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
	await userEvent.click(screen.getByRole("button", { name: /^Payer 529,92\s€$/ }));
};

beforeEach(() => {
	storeToken(camille.token);
	visit(`/orders/${NUMBER}`);
});

describe("an order whose checkout was left is paid from its page", () => {
	it("is not offered while a colleague has to approve the order", async () => {
		open({ [`GET /orders/${NUMBER}`]: { body: { ...unpaid, approval: "WAITING" } } });
		expect(await screen.findByText("Votre commande attend qu'un collègue l'approuve.")).toBeDefined();
		expect(screen.queryByRole("button", PAY)).toBeNull();
	});

	it("after 'Le paiement a échoué...' another card pays it, and it is thanked for", async () => {
		const calls = open();
		expect(
			await screen.findByText("Le paiement a échoué. Veuillez nous contacter ou repasser commande."),
		).toBeDefined();
		expect(screen.queryByRole("button", { name: /Commander à nouveau/ })).toBeNull();
		await payWith(/4242/);
		const thanks = await screen.findByText("Merci, votre paiement est accepté");
		await waitFor(() => expect(document.activeElement).toBe(thanks.closest("[tabindex]")));
		expect(await screen.findByRole("button", { name: /Commander à nouveau/ })).toBeDefined();
		expect(await screen.findByText("Paiement : Payé")).toBeDefined();
		const confirmed = calls.find(({ route }) => route === "POST /payments/demo/confirm");
		expect(confirmed?.body).toMatchObject({ clientSecret: INTENT.clientSecret });
	});

	it("a lost response is looked up: it is not asked for twice", async () => {
		open({ "POST /payments/demo/confirm": "network" });
		await payWith(/4242/);
		expect(await screen.findByText("Merci, votre paiement est accepté")).toBeDefined();
	});

	it("closed meanwhile: the order is read again", async () => {
		let reads = 0;
		open({
			[`GET /orders/${NUMBER}`]: () => {
				reads += 1;
				return { body: reads > 1 ? { ...unpaid, status: "CANCELLED" } : unpaid };
			},
			[`POST /orders/${NUMBER}/payment`]: failure(409, "CHECKOUT_CLOSED", "Cette commande est déjà payée ou annulée."),
		});
		await userEvent.click(await screen.findByRole("button", PAY));
		await waitFor(() => expect(screen.queryByRole("button", PAY)).toBeNull());
		expect(screen.getByText("Cette commande est annulée.")).toBeDefined();
	});

	it("its hold has run out and it is not cancelled yet: ordering again is the way on", async () => {
		open({
			[`POST /orders/${NUMBER}/payment`]: failure(409, "CHECKOUT_CLOSED", "Cette commande est déjà payée ou annulée."),
		});
		await userEvent.click(await screen.findByRole("button", PAY));
		expect(await screen.findByText("Le délai pour payer cette commande est passé")).toBeDefined();
		expect(screen.getByRole("button", { name: /Commander à nouveau/ })).toBeDefined();
		expect(screen.queryByRole("button", PAY)).toBeNull();
	});

	it("by deposit, the deposit is what is paid", async () => {
		const deposit = { ...unpaid, depositPercentage: 25, expectedPaymentAmount: 132.48 };
		open({ [`GET /orders/${NUMBER}`]: { body: deposit } });
		expect(await screen.findByRole("button", { name: /^Payer l'acompte\s:\s132,48\s€$/ })).toBeDefined();
	});

	it.each([
		["paid", order],
		["cancelled", { ...unpaid, status: "CANCELLED" }],
		["declined by the company", { ...unpaid, approval: "DECLINED" }],
	])("is not offered for an order that is %s", async (_case, body) => {
		open({ [`GET /orders/${NUMBER}`]: { body } });
		await screen.findByRole("heading", { name: `Commande ${NUMBER}` });
		expect(screen.queryByRole("button", { name: /^Payer/ })).toBeNull();
	});
});
