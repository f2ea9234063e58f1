import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useEffect } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type FakeRoute, fakeApi } from "@/lib/testing/fake-api";
import { CardPayment, type PaymentCalls, usePayment } from ".";
import type { CardIntent } from "./use-payment";

const stripe = vi.hoisted(() => ({
	loadStripe: vi.fn(),
	confirmPayment: vi.fn(),
	submit: vi.fn(),
	fetchUpdates: vi.fn(),
	options: vi.fn(),
	/** False: Stripe shows no form for this payment. */
	hasForm: true,
}));
vi.mock("@stripe/stripe-js/pure", () => ({ loadStripe: stripe.loadStripe }));
vi.mock("@stripe/react-stripe-js", () => ({
	Elements: ({ children, options }: { children: ReactNode; options: unknown }) => {
		stripe.options(options);
		return children;
	},
	PaymentElement: ({ onReady, onLoadError }: { onReady: () => void; onLoadError: () => void }) => {
		// biome-ignore lint/correctness/useExhaustiveDependencies: Stripe calls one of them once.
		useEffect(() => (stripe.hasForm ? onReady() : onLoadError()), []);
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
const state = vi.fn<PaymentCalls["state"]>();

function Form({ amount = "50,00 €" }: { amount?: string }) {
	const payment = usePayment(INTENT, { confirmDemo: vi.fn(), state }, onPaid);
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
	state.mockReset().mockResolvedValue("paid");
	stripe.hasForm = true;
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
		expect(state).toHaveBeenCalled();
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

	it.each([
		["payment_intent_authentication_failure", "Votre banque n'a pas pu vous authentifier\u00a0: rien n'a été débité."],
		[undefined, "Votre carte a été refusée. Essayez une autre carte."],
	])("a payment that was refused is judged by its intent, not by the kind of error (%s)", async (code, sentence) => {
		stripe.confirmPayment.mockResolvedValueOnce({
			error: {
				type: "invalid_request_error",
				code,
				message: "The provided PaymentMethod has failed authentication.",
				payment_intent: { id: "pi_1", status: "requires_payment_method" },
			},
		});
		await pay();
		const alert = await screen.findByRole("alert");
		expect(alert.textContent).toContain(sentence);
		expect(alert.textContent).not.toContain("PaymentMethod");
		expect(state).not.toHaveBeenCalled();
		await userEvent.click(await payButton());
		await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
	});

	it.each([
		["email_invalid", "L'adresse e-mail n'est pas acceptée pour le reçu."],
		["postal_code_invalid", "L'adresse de facturation ou son code postal n'est pas acceptée."],
		["payment_intent_incompatible_payment_method", "Ce moyen de paiement ne peut pas être utilisé ici."],
	])("an error with a code of the buyer's own data gets the buyer's sentence: %s", async (code, sentence) => {
		stripe.confirmPayment.mockResolvedValueOnce({ error: { type: "invalid_request_error", code, message: "Bad." } });
		await pay();
		expect((await screen.findByRole("alert")).textContent).toContain(sentence);
	});

	it("a fault of the shop's own says that the service is unavailable, and what the shop knows of the money", async () => {
		stripe.confirmPayment.mockResolvedValueOnce({
			error: { type: "invalid_request_error", code: "parameter_unknown" },
		});
		state.mockResolvedValueOnce("open");
		await pay();
		expect((await screen.findByRole("alert")).textContent).toContain(
			"Service de paiement temporairement indisponible.",
		);
	});

	it("a form that Stripe does not show for a payment that is over: the shop is asked, the way on is offered", async () => {
		stripe.hasForm = false;
		state.mockResolvedValue("closed");
		render(<Form />);
		expect((await screen.findByRole("alert")).textContent).toContain("Ce paiement a expiré. Reprenez votre commande.");
		expect(screen.getByRole("button", { name: "Reprendre" })).toBeDefined();
		expect(document.body.textContent).not.toContain("Rien n'a été débité");
	});

	it("a payment that its bank is at has no form: asking again finds it paid", async () => {
		stripe.hasForm = false;
		state.mockResolvedValueOnce("in_progress");
		render(<Form />);
		expect(await screen.findByText("Votre banque traite le paiement. Ne payez pas une seconde fois.")).toBeDefined();
		expect(screen.queryByRole("button", { name: "Reprendre" })).toBeNull();
		await userEvent.click(screen.getByRole("button", { name: "Vérifier à nouveau" }));
		await waitFor(() => expect(onPaid).toHaveBeenCalledTimes(1));
	});

	it("confirms nothing while the card is incomplete", async () => {
		stripe.submit.mockResolvedValue({ error: { type: "validation_error", message: "Le numéro est incomplet." } });
		await pay();
		expect((await screen.findByRole("alert")).textContent).toContain("Le numéro est incomplet.");
		expect(stripe.confirmPayment).not.toHaveBeenCalled();
	});

	it("a response that was lost: the shop knows whether the money was taken", async () => {
		stripe.confirmPayment.mockResolvedValue({ error: { type: "api_connection_error", message: "x" } });
		state.mockResolvedValueOnce("open");
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

	it("an intent cancelled meanwhile requires a new payment", async () => {
		const closed = { type: "invalid_request_error", payment_intent: { id: "pi_1", status: "canceled" } };
		stripe.confirmPayment.mockResolvedValue({ error: closed });
		state.mockResolvedValue("closed");
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
		state.mockResolvedValueOnce("open");
		render(<Form />);
		expect((await screen.findByRole("alert")).textContent).toContain(
			"Le formulaire de paiement n'a pas pu être chargé.",
		);
		expect(screen.getByRole("alert").textContent).toContain("Aucun paiement n'est enregistré pour l'instant.");
		await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
		expect(await screen.findByText("Cadre de Stripe")).toBeDefined();
	});
});
