import type { StripeFake } from "../fakes/stripe/server";
import { db } from "../support/api";

/** A payment as its provider has it, amounts in cents. */
interface ProviderPayment {
	id: string;
	orderNumber: string;
	status: string;
	/** What took the money; null where nothing was taken. */
	charge: string | null;
	received: number;
	isRefunded: boolean;
}

/** Every payment that the shop ever asked a provider for. */
export type ProviderBooks = () => Promise<ProviderPayment[]>;

/** The demonstration provider stores its records beside the shop's. */
export const demoBooks: ProviderBooks = async () => {
	const { rows } = await db().query<ProviderPayment>(
		`select id, wire->'metadata'->>'order_number' as "orderNumber", status, wire->>'latest_charge' as charge,
			coalesce((wire->>'amount_received')::int, 0) as received,
			exists (select from demo_refund where intent_id = demo_payment_intent.id) as "isRefunded"
		from demo_payment_intent`,
	);
	return rows;
};

/** Stripe's stand-in remembers everything. */
export const stripeBooks =
	({ books }: StripeFake): ProviderBooks =>
	async () => {
		const refunded = new Set([...books.refunds.values()].map(({ payment_intent }) => payment_intent));
		return [...books.intents.values()].map((intent) => ({
			id: intent.id,
			orderNumber: intent.metadata.order_number ?? "",
			status: intent.status,
			charge: intent.latest_charge,
			received: intent.amount_received,
			isRefunded: refunded.has(intent.id),
		}));
	};

export const isPaid = ({ status }: ProviderPayment) => status === "succeeded";
