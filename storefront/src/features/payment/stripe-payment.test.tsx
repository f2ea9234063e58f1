import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useEffect } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeRoute, fakeApi } from "@/lib/testing/fake-api";
import { CardPayment, usePayment } from ".";
import type { CardIntent } from "./use-payment";

const stripe = vi.hoisted(() => ({
	loadStripe: vi.fn(),
	confirmPayment: vi.fn(),
	submit: vi.fn(),
	fetchUpdates: vi.fn(),
	options: vi.fn(),
}));
vi.mock("@stripe/stripe-js/pure", () => ({ loadStripe: stripe.loadStripe }));
vi.mock("@stripe/react-stripe-js", () => ({
	Elements: ({ children, options }: { children: ReactNode; options: unknown }) => {
		stripe.options(options);
		return children;
	},
	PaymentElement: ({ onReady }: { onReady: () => void }) => {
		// biome-ignore lint/correctness/useExhaustiveDependencies: Stripe calls it once, when its frame is there.
		useEffect(() => onReady(), []);
		return <p>Cadre de Stripe</p>;
	},
	useStripe: () => stripe,
	useElements: () => stripe,
}));

const INTENT: CardIntent = { clientSecret: "pi_1_secret_x", paymentIntentId: "pi_1", provider: "stripe" };
const settings = (isTest: boolean): FakeRoute => ({
	body: {
		paymentsMode: "stripe",
		stripe: { publishableKey: "pk_test_1", isTest },
		freeShippingThreshold: 40,
		shippingCost: 4.99,
	},
});
const onPaid = vi.fn();
const isCaptured = vi.fn();

function Form({ amount = "50,00 €" }: { amount?: string }) {
	const payment = usePayment(INTENT, { confirmDemo: vi.fn(), isCaptured }, onPaid);
	return (
		<CardPayment
			{...{ intent: INTENT, payment, amount }}
			payLabel={`Payer ${amount}`}
			returnPath="/checkout/success"
			receiptEmail="camille@exemple.fr"
			closedAction={<button type="button">Reprendre</button>}
		/>
	);
}
const payButton = () => screen.findByRole("button", { name: /^Payer/ });
async function pay() {
	render(<Form />);
	await userEvent.click(await payButton());
}

beforeEach(() => {
	fakeApi({ "GET /settings": settings(true) });
	stripe.loadStripe.mockResolvedValue(stripe);
	stripe.submit.mockResolvedValue({});
	stripe.fetchUpdates.mockResolvedValue({});
	stripe.confirmPayment.mockResolvedValue({ paymentIntent: { id: "pi_1", status: "succeeded" } });
	isCaptured.mockResolvedValue(true);
	onPaid.mockReset();
	stripe.confirmPayment.mockClear();
	stripe.fetchUpdates.mockClear();
	stripe.loadStripe.mockClear();
});

describe("the card form with Stripe", () => {
	it("takes the shop's own key, in French, and says that test keys move no money", async () => {
		render(<Form />);
		expect(await screen.findByText("Mode test : aucun paiement réel")).toBeDefined();
		expect(stripe.loadStripe).toHaveBeenCalledWith("pk_test_1", { locale: "fr" });
		expect(stripe.options).toHaveBeenCalledWith(
			expect.objectContaining({ clientSecret: "pi_1_secret_x", locale: "fr" }),
		);
	});

	it("says nothing of a test where real cards are taken", async () => {
		fakeApi({ "GET /settings": settings(false) });
		render(<Form />);
		await screen.findByText("Cadre de Stripe");
		expect(screen.queryByText(/Mode test/)).toBeNull();
	});

	it("confirms with the return URL /checkout/success and the receipt e-mail; a double click pays once", async () => {
		render(<Form />);
		await userEvent.dblClick(await payButton());
		await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
		expect(stripe.confirmPayment).toHaveBeenCalledTimes(1);
		expect(stripe.confirmPayment.mock.calls[0]?.[0]).toMatchObject({
			redirect: "if_required",
			confirmParams: {
				return_url: `${window.location.origin}/checkout/success`,
				receipt_email: "camille@exemple.fr",
			},
		});
		expect(isCaptured).toHaveBeenCalled();
	});

	it("shows the provider's message for a declined card and lets another one be tried", async () => {
		stripe.confirmPayment.mockResolvedValueOnce({
			error: { type: "card_error", message: "Votre carte a été refusée." },
		});
		await pay();
		expect((await screen.findByRole("alert")).textContent).toContain("Votre carte a été refusée.");
		expect(onPaid).not.toHaveBeenCalled();
		await userEvent.click(await payButton());
		await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
	});

	it("confirms nothing while the card is incomplete", async () => {
		stripe.submit.mockResolvedValue({ error: { type: "validation_error", message: "Le numéro est incomplet." } });
		await pay();
		expect((await screen.findByRole("alert")).textContent).toContain("Le numéro est incomplet.");
		expect(stripe.confirmPayment).not.toHaveBeenCalled();
	});

	it("an answer that was lost: the shop knows whether the money was taken", async () => {
		stripe.confirmPayment.mockResolvedValue({ error: { type: "api_connection_error", message: "x" } });
		isCaptured.mockResolvedValueOnce(false);
		await pay();
		const alert = await screen.findByRole("alert");
		expect(alert.textContent).toContain("Service de paiement temporairement indisponible. Veuillez réessayer.");
		expect(alert.textContent).toContain("Aucun paiement n'est enregistré");
		await userEvent.click(await payButton());
		await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
	});

	it("an intent that was paid by an earlier try is paid, not tried again", async () => {
		const paid = { type: "invalid_request_error", payment_intent: { id: "pi_1", status: "succeeded" } };
		stripe.confirmPayment.mockResolvedValue({ error: paid });
		await pay();
		await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
	});

	it("an intent that was cancelled meanwhile can only be begun anew", async () => {
		const closed = { type: "invalid_request_error", payment_intent: { id: "pi_1", status: "canceled" } };
		stripe.confirmPayment.mockResolvedValue({ error: closed });
		isCaptured.mockResolvedValue(false);
		await pay();
		expect((await screen.findByRole("alert")).textContent).toContain("Ce paiement a expiré.");
		expect(screen.getByRole("button", { name: "Reprendre" })).toBeDefined();
		expect((await payButton()).hasAttribute("disabled")).toBe(true);
	});

	it("switching to a deposit tells the same form the new amount", async () => {
		const { rerender } = render(<Form />);
		await screen.findByText("Cadre de Stripe");
		expect(stripe.fetchUpdates).not.toHaveBeenCalled();
		rerender(<Form amount="12,50 €" />);
		await waitFor(() => expect(stripe.fetchUpdates).toHaveBeenCalledTimes(1));
		expect(stripe.loadStripe).toHaveBeenCalledTimes(1);
	});

	it("Stripe.js out of reach: said so, and loaded at the next try", async () => {
		stripe.loadStripe.mockRejectedValueOnce(new Error("Failed to load Stripe.js"));
		render(<Form />);
		expect((await screen.findByRole("alert")).textContent).toContain(
			"Le formulaire de paiement n'a pas pu être chargé.",
		);
		await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
		expect(await screen.findByText("Cadre de Stripe")).toBeDefined();
	});
});
