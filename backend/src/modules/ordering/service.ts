import type { Order, OrderPage } from "@confiserie/domain/contract/order";
import type {
	DemoConfirmAnswer,
	PaymentIntentAnswer,
	PaymentStatusAnswer,
	ShippingQuoteAnswer,
} from "@confiserie/domain/contract/payment";
import type { ShippingRules } from "@confiserie/domain/shipping";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { IEventBusModuleService, Logger } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { messageOf } from "./message-of";
import { confirmDemoPayment, type DemoConfirmInput } from "./payment/demo/confirm";
import { DemoGateway } from "./payment/demo/demo-gateway";
import { receiveEvent } from "./payment/inbox";
import { openIntent } from "./payment/open-intent";
import { readPaymentStatus } from "./payment/status";
import { type PlaceOrderInput, placeOrder } from "./place-order";
import type { CartItem } from "./price-cart";
import { quoteCart } from "./quote-cart";
import { listOrders, type OrderQuery, readOrder } from "./read-orders";
import { demoWebhookSecret } from "./settings";
import type { OrderBook, OrderBookEvent } from "./types";

/** Options of the module, from medusa-config.ts. */
export interface OrderingOptions {
	paymentsMode: "demo" | "stripe";
	production: boolean;
	publicUrls: string[];
	holdMinutes: number;
}

interface Cradle {
	[ContainerRegistrationKeys.PG_CONNECTION]: Knex;
	[ContainerRegistrationKeys.LOGGER]: Logger;
	[Modules.EVENT_BUS]: IEventBusModuleService;
}

/** The order book, as the engine's container hands it out: what a request or a job may ask of it. */
export default class OrderingService {
	readonly book: OrderBook;
	readonly __hooks = {
		// What the last run of the shop left undone is settled at once, not at the next tick of the clock.
		onApplicationStart: async () => {
			await this.book.announce("order_book.sweep_due");
		},
	};

	constructor(cradle: Cradle, options: OrderingOptions) {
		const pool = cradle[ContainerRegistrationKeys.PG_CONNECTION];
		const now = () => new Date();
		this.book = {
			pool,
			now,
			gateway: new DemoGateway(pool, now),
			holdMinutes: options.holdMinutes,
			announce: (event, delayMs) => announce(cradle, event, delayMs),
		};
	}

	/** Places or updates the order of a checkout and opens its payment. Amounts in cents. */
	async openCheckout(input: PlaceOrderInput): Promise<PaymentIntentAnswer> {
		const orderId = await placeOrder(this.book, input);
		const { order, intent } = await openIntent(this.book, orderId);
		return {
			clientSecret: intent.clientSecret,
			paymentIntentId: intent.id,
			provider: this.book.gateway.provider,
			orderNumber: order.orderNumber,
			paymentType: order.paymentType,
			paymentAmount: order.expectedCents,
			remainingAmount: order.totalCents - order.expectedCents,
			depositPercentage: order.depositPercentage,
		};
	}

	/** Shipping of a cart at the shop's own prices, in EUR; throws PRODUCT_UNAVAILABLE. */
	quoteShipping(items: readonly CartItem[], rules: ShippingRules): Promise<ShippingQuoteAnswer> {
		return quoteCart(this.book, items, rules);
	}

	listOrders(customerId: string, query: OrderQuery): Promise<OrderPage> {
		return listOrders(this.book, customerId, query);
	}

	readOrder(customerId: string, idOrNumber: string): Promise<Order> {
		return readOrder(this.book, customerId, idOrNumber);
	}

	paymentStatus(customerId: string, intentId: string): Promise<PaymentStatusAnswer> {
		return readPaymentStatus(this.book, customerId, intentId);
	}

	async confirmDemo(
		payer: DemoConfirmInput["payer"],
		request: DemoConfirmInput["request"],
	): Promise<DemoConfirmAnswer> {
		return confirmDemoPayment(this.book, {
			payer,
			request,
			webhookSecret: await demoWebhookSecret(this.book.pool),
		});
	}

	/** A signed event of the payment provider; `payload` is the body byte for byte. */
	async receiveEvent(payload: string, signature: string): Promise<void> {
		await receiveEvent(this.book, payload, signature, await demoWebhookSecret(this.book.pool));
	}
}

/** The commit has happened and the sweep would notice: a bus that is down delays, it loses nothing. */
async function announce(cradle: Cradle, event: OrderBookEvent, delayMs?: number): Promise<void> {
	try {
		await cradle[Modules.EVENT_BUS].emit({ name: event, data: {} }, delayMs ? { delay: delayMs } : {});
	} catch (error) {
		cradle[ContainerRegistrationKeys.LOGGER].warn(`${event} was not announced: ${messageOf(error)}`);
	}
}
