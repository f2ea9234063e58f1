import { toCents } from "@confiserie/domain/money";
import type {
	AuthorizePaymentInput,
	AuthorizePaymentOutput,
	CancelPaymentInput,
	CancelPaymentOutput,
	CapturePaymentInput,
	CapturePaymentOutput,
	DeletePaymentInput,
	DeletePaymentOutput,
	GetPaymentStatusInput,
	GetPaymentStatusOutput,
	InitiatePaymentInput,
	InitiatePaymentOutput,
	RefundPaymentInput,
	RefundPaymentOutput,
	RetrievePaymentInput,
	RetrievePaymentOutput,
	UpdatePaymentInput,
	UpdatePaymentOutput,
	WebhookActionResult,
} from "@medusajs/framework/types";
import {
	AbstractPaymentProvider,
	MathBN,
	MedusaError,
	PaymentActions,
	PaymentSessionStatus,
} from "@medusajs/framework/utils";
import { failureOf } from "../../../foundations/failures";
import type { OrderingService } from "../../order-service";
import { refundFromMedusa } from "../refund-from-medusa";

/**
 * A payment of Medusa is the record of one that the order service took: creating, authorising and capturing it move
 * nothing. Refunding does: the order service gives the money back, within its own limits, and Medusa records it.
 */
export default class ShopPaymentProvider extends AbstractPaymentProvider {
	static override identifier = "order-book";
	readonly #ordering: OrderingService;

	constructor(container: { ordering: OrderingService }, options: Record<string, unknown>) {
		super(container, options);
		this.#ordering = container.ordering;
	}

	/** Only the projection knows a payment attempt: payments cannot begin in Medusa. */
	async initiatePayment({ data = {} }: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
		return { id: attemptOf(data), data };
	}

	async authorizePayment({ data = {} }: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
		return { data, status: PaymentSessionStatus.AUTHORIZED };
	}

	async capturePayment({ data = {} }: CapturePaymentInput): Promise<CapturePaymentOutput> {
		return { data };
	}

	/** Medusa's refund is written before its provider is asked; its id is the key. */
	async refundPayment({ data = {}, amount, context }: RefundPaymentInput): Promise<RefundPaymentOutput> {
		const medusaRefundId = context?.idempotency_key;
		if (!medusaRefundId) throw new MedusaError(MedusaError.Types.INVALID_DATA, "A refund needs its key.");
		const amountCents = toCents(MathBN.convert(amount).toNumber());
		try {
			await refundFromMedusa(this.#ordering.context, { attemptId: attemptOf(data), amountCents, medusaRefundId });
		} catch (error) {
			const failure = failureOf(error);
			throw failure ? new MedusaError(MedusaError.Types.NOT_ALLOWED, failure.message) : error;
		}
		return { data };
	}

	async cancelPayment({ data = {} }: CancelPaymentInput): Promise<CancelPaymentOutput> {
		return { data };
	}

	async deletePayment({ data = {} }: DeletePaymentInput): Promise<DeletePaymentOutput> {
		return { data };
	}

	async updatePayment({ data = {} }: UpdatePaymentInput): Promise<UpdatePaymentOutput> {
		return { data };
	}

	async retrievePayment({ data = {} }: RetrievePaymentInput): Promise<RetrievePaymentOutput> {
		return { data };
	}

	async getPaymentStatus({ data = {} }: GetPaymentStatusInput): Promise<GetPaymentStatusOutput> {
		return { data, status: PaymentSessionStatus.AUTHORIZED };
	}

	/** The provider's events have their own route, /api/payments/webhook; Medusa's is closed. */
	async getWebhookActionAndData(): Promise<WebhookActionResult> {
		return { action: PaymentActions.NOT_SUPPORTED };
	}
}

function attemptOf(data: Record<string, unknown>): string {
	if (typeof data.attempt_id === "string") return data.attempt_id;
	throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "Les paiements se font dans la boutique.");
}
