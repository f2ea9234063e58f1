import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { PayByLinkPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const TOKEN = "CMD-7K3M-9QX2.t0.sig";
const AT = `/payments/balance-link/${TOKEN}`;
const due = { orderNumber: "CMD-7K3M-9QX2", amount: 10_800, state: "DUE" };

function open(routes: Record<string, FakeRoute | "network"> = {}) {
	let isPaid = false;
	const calls = fakeApi({
		[`GET ${AT}`]: () => ({ body: isPaid ? { ...due, amount: 0, state: "PAID" } : due }),
		[`POST ${AT}`]: {
			body: {
				clientSecret: "pi_3_secret",
				paymentIntentId: "pi_3",
				provider: "demo",
				orderNumber: "x",
				amount: 10_800,
			},
		},
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
