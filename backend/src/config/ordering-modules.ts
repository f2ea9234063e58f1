import type { CreateOrderDTO } from "@medusajs/framework/types";
import type { StripeOptions } from "../modules/sales/payments";
import { orderDatabaseUrl } from "./database";
import type { Env } from "./env";

/** The order service, and Medusa's order module, which shows our order number as its own. */
export function orderingModules(env: Env) {
	return [
		{
			resolve: "./src/modules/medusa/order-service",
			options: {
				databaseUrl: orderDatabaseUrl(env),
				paymentsMode: env.PAYMENTS_MODE,
				stripe: stripeOptions(env),
				production: env.NODE_ENV === "production",
				publicUrls: [env.STOREFRONT_URL, ...(env.BACKEND_PUBLIC_URL ? [env.BACKEND_PUBLIC_URL] : [])],
				holdMinutes: env.ORDER_HOLD_MINUTES,
				maximumHoldMinutes: env.ORDER_HOLD_MAXIMUM_MINUTES ?? 2 * env.ORDER_HOLD_MINUTES,
				maximumOpenOrders: env.OPEN_ORDERS_PER_ACCOUNT,
				unpaidHolds: {
					stockPercent: env.UNPAID_STOCK_PERCENT,
					boxesPerAccount: env.UNPAID_BOXES_PER_ACCOUNT,
					holdsPerDay: env.UNPAID_HOLDS_PER_DAY,
				},
				commercialCodeSecret: env.COMMERCIAL_CODE_SECRET,
				carrier: {
					apiUrl: env.SENDCLOUD_API_URL,
					timeoutMs: env.SENDCLOUD_TIMEOUT_MS,
					secret: env.COOKIE_SECRET,
					webhookUrl: `${env.STOREFRONT_URL}/api/carriers/sendcloud`,
				},
			},
		},
		{ resolve: "./src/modules/terms/commercial-codes", options: { secret: env.COMMERCIAL_CODE_SECRET } },
		{ resolve: "./src/modules/terms/deposits" },
		{ resolve: "@medusajs/medusa/order", options: { generateCustomDisplayId: orderNumberOf } },
	];
}

/** The account in use; the environment's check has seen to it that stripe mode has all keys. */
export function stripeOptions(env: Env): StripeOptions | undefined {
	const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env;
	const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl, STRIPE_TIMEOUT_MS: timeoutMs } = env;
	if (env.PAYMENTS_MODE !== "stripe" || !secretKey || !publishableKey || !webhookSecret) return undefined;
	return { secretKey, publishableKey, webhookSecret, apiUrl, timeoutMs };
}

/** The projection hands the order number over in the metadata; an order made in Medusa's admin has none. */
async function orderNumberOf(order: CreateOrderDTO): Promise<string | undefined> {
	const number = order.metadata?.order_number;
	return typeof number === "string" ? number : undefined;
}
