import type Stripe from "stripe";
import type { Intent, IntentRequest, PaymentGateway, RefundRequest, RefundState, Reversals } from "../gateway/gateway";
import { ignoringReplays, isReplay, withGatewayErrors } from "./stripe-errors";
import {
	disputeFromStripe,
	eventFromStripe,
	HANDLED_EVENTS,
	intentFromStripe,
	REFUND_KEY,
	refundFromStripe,
} from "./wire";

/** How far the provider's clock may be behind ours. */
const CLOCK_TOLERANCE_S = 300;

/** Stripe as the payment provider: PaymentIntents, one charge each, in euros' cents. */
export class StripeGateway implements PaymentGateway {
	readonly provider = "stripe";
	readonly readEvent = eventFromStripe;

	constructor(private readonly stripe: Stripe) {}

	async create({ idempotencyKey, amountCents, currency, attemptId, orderNumber }: IntentRequest): Promise<Intent> {
		const request: Stripe.PaymentIntentCreateParams = {
			amount: amountCents,
			currency,
			// Cards, and the wallets that carry them: money is there at once or not at all, as the hold on the stock needs.
			allowed_payment_method_types: ["card"],
			description: `Commande ${orderNumber}`,
			metadata: { attempt_id: attemptId, order_number: orderNumber },
		};
		const created = await ignoringReplays(idempotencyKey, (key) =>
			this.stripe.paymentIntents.create(request, { idempotencyKey: key }),
		);
		// A replay contains the state of the first response.
		return isReplay(created.lastResponse) ? this.retrieve(created.id) : intentFromStripe(created);
	}

	/** Without a key of its own: setting the same amount again changes nothing. */
	update(intentId: string, amountCents: number): Promise<Intent> {
		return withGatewayErrors(async () =>
			intentFromStripe(await this.stripe.paymentIntents.update(intentId, { amount: amountCents })),
		);
	}

	retrieve(intentId: string): Promise<Intent> {
		return withGatewayErrors(async () => intentFromStripe(await this.stripe.paymentIntents.retrieve(intentId)));
	}

	/** By the list, which knows an intent at once; Stripe's search may learn of it a minute later. */
	openIntentsOf(attemptId: string, since: Date): Promise<string[]> {
		return withGatewayErrors(async () => {
			const found: string[] = [];
			const created = { gte: Math.floor(since.getTime() / 1000) - CLOCK_TOLERANCE_S };
			for await (const { id, metadata, status } of this.stripe.paymentIntents.list({ created, limit: 100 }))
				if (metadata.attempt_id === attemptId && status !== "canceled") found.push(id);
			return found;
		});
	}

	cancel(intentId: string): Promise<Intent> {
		return withGatewayErrors(async () => {
			const intent = await this.stripe.paymentIntents.retrieve(intentId);
			return intentFromStripe(
				intent.status === "canceled" ? intent : await this.stripe.paymentIntents.cancel(intentId),
			);
		});
	}

	/**
	 * Checks for an existing refund first: Stripe forgets a key after a day, and a refund whose response was lost must
	 * not be given twice when it is retried later.
	 */
	refund({ intentId, amountCents, idempotencyKey }: RefundRequest): Promise<{ reference: string; state: RefundState }> {
		return withGatewayErrors(async () => {
			for await (const refund of this.stripe.refunds.list({ payment_intent: intentId, limit: 100 }))
				if (refund.metadata?.[REFUND_KEY] === idempotencyKey) return refundFromStripe(refund);
			const refund = await this.stripe.refunds.create(
				{ payment_intent: intentId, amount: amountCents, metadata: { [REFUND_KEY]: idempotencyKey } },
				{ idempotencyKey },
			);
			return refundFromStripe(refund);
		});
	}

	reversals(intentId: string): Promise<Reversals> {
		return withGatewayErrors(async () => {
			const found: Reversals = { refunds: [], disputes: [] };
			for await (const refund of this.stripe.refunds.list({ payment_intent: intentId, limit: 100 }))
				found.refunds.push(refundFromStripe(refund));
			for await (const dispute of this.stripe.disputes.list({ payment_intent: intentId }))
				found.disputes.push(disputeFromStripe(dispute));
			return found;
		});
	}

	eventsSince(since: Date): Promise<object[]> {
		return withGatewayErrors(async () => {
			const found: object[] = [];
			const created = { gte: Math.floor(since.getTime() / 1000) };
			for await (const event of this.stripe.events.list({ created, types: [...HANDLED_EVENTS], limit: 100 }))
				found.push(event);
			return found.reverse();
		});
	}
}
