import type { PaymentIntentResponse, PaymentStatusResponse } from "@confiserie/domain/contract/payment";
import { FAKE_KEYS, type StripeFake, startStripeFake } from "../fakes/stripe/server";
import { type ApiResponse, api } from "../support/api";
import { CARDS, card, confirm } from "../support/ordering";
import { demoBooks, type ProviderBooks, stripeBooks } from "./provider-books";

/** What a buyer's page does with a card, at one of the shop's payment providers. */
export interface CardForm {
	/** The provider's name in the Store API. */
	providerId: string;
	books: ProviderBooks;
	/** What a shop is started with that takes its payments there. */
	env: Record<string, string>;
	/** Where the shop is, for the provider's events. */
	tell: (backend: string) => void;
	/** Pays an intent of the shop's own door, and asks the shop what it knows of it. */
	pay: (token: string, intent: PaymentIntentResponse) => Promise<ApiResponse<{ status?: string; code?: string }>>;
	/** Pays the session of a cart, before the cart is completed. */
	paySession: (intentId: string) => void;
	close: () => Promise<void>;
}

export const demoForm = async (): Promise<CardForm> => ({
	providerId: "pp_system_default",
	books: demoBooks,
	env: {},
	tell: () => undefined,
	pay: (token, { clientSecret }) => confirm(token, clientSecret, { card: card(CARDS.success) }),
	// Completing pays.
	paySession: () => undefined,
	close: async () => undefined,
});

export async function stripeForm(): Promise<CardForm> {
	const fake: StripeFake = await startStripeFake();
	return {
		providerId: "pp_stripe_stripe",
		books: stripeBooks(fake),
		env: { PAYMENTS_MODE: "stripe", ...FAKE_KEYS, STRIPE_API_URL: fake.url },
		tell: (backend) => {
			fake.deliveries.endpoint = `${backend}/api/payments/webhook`;
		},
		pay: (token, { paymentIntentId }) => {
			fake.pay(paymentIntentId);
			return api<PaymentStatusResponse & { code?: string }>(`/payments/status/intent/${paymentIntentId}`, { token });
		},
		paySession: (intentId) => {
			fake.pay(intentId);
		},
		close: () => fake.close(),
	};
}
