import type { paymentIntentRequestSchema } from "@confiserie/domain/contract/payment";
import type { DeliveryRules } from "@confiserie/domain/delivery/quote";
import type { DepositRules } from "@confiserie/domain/payments/deposit";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { z } from "@medusajs/framework/zod";

/** What an order is placed from: a checked request, who sent it, and the rules that hold now. */
export interface PlaceOrderInput {
	/** The account that buys; nothing of the body replaces it. */
	customerId: string;
	/** The account's e-mail: what a commercial code is checked against. */
	customerEmail: string;
	request: z.output<typeof paymentIntentRequestSchema>;
	idempotencyKey: string | undefined;
	/** The sales channel that the order comes through; the shop's own where it is left out. */
	channelId?: string | undefined;
	/** What that channel calls the order: one of this name per channel. */
	externalRef?: string | undefined;
	/** The order is above its member's limit, and waits for an approval of the company. */
	asksApproval?: boolean;
	/** Runs in the transaction that writes such an order. */
	onWaiting?: (sql: Knex.Transaction, orderId: string) => Promise<void>;
	/** Its customer has no account: a key opens the order's page. */
	isGuest?: boolean;
	/** Medusa's cart that it is placed from, for an order of the Store API. */
	cartId?: string;
	rules: DeliveryRules;
	depositRules: DepositRules;
}
