import type { Order, OrderPage } from "@confiserie/domain/contract/order";
import type {
	DemoConfirmResponse,
	PaymentIntentResponse,
	PaymentStatusResponse,
	ShippingQuoteResponse,
} from "@confiserie/domain/contract/payment";
import type { DeliveryRules } from "@confiserie/domain/delivery/quote";
import type { PaymentProvider } from "@confiserie/domain/payments/payment-provider";
import type { UnpaidHoldRules } from "@confiserie/domain/payments/unpaid-hold";
import type { Logger } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ORDER_POOL } from "../../../config/database";
import { announce } from "../../../lib/announce";
import type { Cradle } from "../../../lib/cradle";
import { shopTime } from "../../../lib/database/clock";
import { ownConnections } from "../../../lib/database/own-connections";
import { watchDatabase } from "../../../lib/database/watch";
import { messageOf } from "../../../lib/message-of";
import { ApiFailure } from "../../foundations/failures";
import type { CarrierAccess } from "../../fulfilment/shipments";
import {
	type CartItem,
	type CartQuoteRequest,
	type CheckoutContext,
	HoldRefused,
	type PlaceOrderInput,
	placeOrder,
	quoteCart,
} from "../../sales/checkout";
import { listOrders, type OrderQuery, promiseOf, readFollowedOrder, readOrder } from "../../sales/orders";
import {
	confirmDemoPayment,
	type DemoConfirmInput,
	demoWebhookSecret,
	openIntent,
	openProvider,
	type Provider,
	processInbox,
	processStored,
	readPaymentStatus,
	type StripeOptions,
	storeEvent,
} from "../../sales/payments";
import { applyReversals } from "../../sales/refunds";

/** Options of the module, from medusa-config.ts. */
export interface OrderingOptions {
	/** For the book's own transactions: Medusa's database, with the time-outs of a shopper's order. */
	databaseUrl: string;
	paymentsMode: PaymentProvider;
	/** Set when, and only when, the mode is stripe. */
	stripe: StripeOptions | undefined;
	production: boolean;
	publicUrls: string[];
	holdMinutes: number;
	maximumHoldMinutes: number;
	maximumOpenOrders: number;
	unpaidHolds: UnpaidHoldRules;
	commercialCodeSecret: string | undefined;
	carrier: CarrierAccess;
}

/** The order service, as Medusa's container hands it out: what a request or a job may ask of it. */
export default class OrderingService {
	readonly context: CheckoutContext;
	readonly carrier: CarrierAccess;
	private readonly provider: Provider;
	private readonly logger: Logger;
	private stopWatch = () => {};
	readonly __hooks = {
		// What the last run of the shop left undone is settled at once, not at the next tick of the clock.
		onApplicationStart: async () => {
			await this.context.announce("order_book.sweep_due");
			this.stopWatch = watchDatabase({
				pool: this.context.pool,
				logger: this.logger,
				// What its absence interrupted, and events that could not be stored meanwhile.
				onBack: () => void this.context.announce("order_book.sweep_due"),
			});
		},
		onApplicationShutdown: async () => {
			this.stopWatch();
			await this.context.writes.destroy();
		},
	};

	constructor(cradle: Cradle, options: OrderingOptions) {
		const pool = cradle[ContainerRegistrationKeys.PG_CONNECTION];
		const now = shopTime;
		this.carrier = options.carrier;
		this.provider = openProvider(pool, now, options);
		this.context = {
			pool,
			writes: ownConnections(pool, options.databaseUrl, ORDER_POOL),
			now,
			gateway: this.provider.gateway,
			holdMinutes: options.holdMinutes,
			maximumHoldMinutes: options.maximumHoldMinutes,
			maximumOpenOrders: options.maximumOpenOrders,
			unpaidHolds: options.unpaidHolds,
			commercialCodeSecret: options.commercialCodeSecret,
			announce: (event, delayMs) => announce(cradle, event, delayMs),
		};
		this.logger = cradle[ContainerRegistrationKeys.LOGGER];
	}

	/** Places or updates the order of a checkout and opens its payment. Amounts in cents. */
	async openCheckout(input: PlaceOrderInput): Promise<PaymentIntentResponse> {
		const orderId = await placeOrder(this.context, input).catch((error) => {
			if (error instanceof HoldRefused)
				this.logger.warn(`Unpaid hold of ${input.customerId} refused: ${error.message}`);
			throw error;
		});
		const { order, intent } = await openIntent(this.context, orderId);
		return {
			clientSecret: intent.clientSecret,
			paymentIntentId: intent.id,
			provider: this.context.gateway.provider,
			orderNumber: order.orderNumber,
			paymentType: order.paymentType,
			paymentAmount: order.expectedCents,
			remainingAmount: order.totalCents - order.expectedCents,
			depositPercentage: order.depositPercentage,
			promise: promiseOf(order, this.context.now()),
		};
	}

	/** Delivery of a cart at the shop's own prices, in EUR; throws PRODUCT_UNAVAILABLE, CHANNEL_CLOSED, NO_DELIVERY_OPTION. */
	quoteShipping(
		items: readonly CartItem[],
		rules: DeliveryRules,
		requested: CartQuoteRequest,
	): Promise<ShippingQuoteResponse> {
		return quoteCart(this.context, items, rules, requested);
	}

	listOrders(customerId: string, query: OrderQuery): Promise<OrderPage> {
		return listOrders(this.context, customerId, query);
	}

	readOrder(customerId: string, idOrNumber: string): Promise<Order> {
		return readOrder(this.context, customerId, idOrNumber);
	}

	/** @throws ApiFailure ORDER_NOT_FOUND */
	readFollowedOrder(followKey: string): Promise<Order> {
		return readFollowedOrder(this.context, followKey);
	}

	paymentStatus(customerId: string, intentId: string): Promise<PaymentStatusResponse> {
		return readPaymentStatus(this.context, customerId, intentId);
	}

	/** @throws ApiFailure NOT_FOUND where the demo is not the provider */
	async confirmDemo(
		payer: DemoConfirmInput["payer"],
		request: DemoConfirmInput["request"],
	): Promise<DemoConfirmResponse> {
		if (this.context.gateway.provider !== "demo") throw new ApiFailure("NOT_FOUND");
		return confirmDemoPayment(this.context, {
			payer,
			request,
			webhookSecret: await demoWebhookSecret(this.context.pool),
			deliver: (payload, signature) => this.receiveEvent(payload, signature),
		});
	}

	/** Name of the header that signs an event. */
	get signatureHeader(): string {
		return this.provider.signatureHeader;
	}

	/**
	 * Takes an event of the payment provider: verified first, then stored, then acknowledged. Applying it means asking the
	 * provider, which has no business in its own delivery: a worker does that, except where the provider is this process.
	 * @param payload the body, byte for byte
	 * @throws ApiFailure VALIDATION for a signature that does not fit, is too old, or a body that is no event
	 */
	async receiveEvent(payload: string, signature: string): Promise<void> {
		if (!(await this.provider.isSigned(payload, signature)))
			throw new ApiFailure("VALIDATION", {
				field: this.signatureHeader,
				message: "La signature de l'événement est invalide.",
			});
		const event = await storeEvent(this.context, payload);
		if (this.context.gateway.provider === "demo") await processStored(this.context, event.id, applyReversals);
		else
			void processInbox(this.context, applyReversals).catch((error) =>
				this.logger.warn(`The payment events wait for the sweep: ${messageOf(error)}`),
			);
	}
}
