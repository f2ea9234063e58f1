import { createHash } from "node:crypto";
import { Modules } from "@medusajs/framework/utils";
import { SHOP_SETTINGS_MODULE } from "../modules/foundations/settings";
import { ORDERING_MODULE } from "../modules/medusa/order-service";
import { openShopFiles } from "../uploads/shop-files";
import type { Env } from "./env";
import { passwordCost } from "./password-cost";
import { takesRealMoney } from "./payment-settings";

/**
 * Medusa's infrastructure modules. Workflows and jobs run in the process, locks are Postgres' own: with or without
 * Redis, which only carries events from process to process when REDIS_URL is set (ADR 30).
 */
export function medusaModules(env: Env) {
	return [
		{ resolve: "./src/modules/medusa/tables" },
		{ resolve: "./src/modules/customers/reviews" },
		{ resolve: "./src/modules/customers/contact" },
		{ resolve: "./src/modules/catalog/search" },
		{ resolve: "./src/modules/foundations/audit" },
		{ resolve: "./src/modules/operations/backup" },
		{ resolve: "./src/modules/operations/monitoring" },
		{
			resolve: "./src/modules/terms/channels",
			options: { isLive: takesRealMoney(env), permitsLoopback: env.WEBHOOKS_TO_LOOPBACK },
		},
		{
			resolve: "@medusajs/medusa/auth",
			options: {
				providers: [
					{
						resolve: "@medusajs/medusa/auth-emailpass",
						id: "emailpass",
						options: { hashConfig: passwordCost(env) },
					},
				],
				// Derived, not the secret itself: the key of second factors must open nothing else.
				mfa: { encryption_key: createHash("sha256").update(`second-factor ${env.COOKIE_SECRET}`).digest("hex") },
			},
		},
		{
			resolve: "@medusajs/medusa/file",
			options: {
				providers: [
					{
						resolve: "./src/modules/foundations/files",
						id: "local",
						options: { openFiles: () => openShopFiles(env), secret: env.COOKIE_SECRET },
					},
				],
			},
		},
		{
			resolve: "@medusajs/medusa/fulfillment",
			dependencies: [SHOP_SETTINGS_MODULE],
			options: { providers: [{ resolve: "./src/modules/fulfilment/delivery", id: "shop" }] },
		},
		{
			resolve: "@medusajs/medusa/payment",
			dependencies: [ORDERING_MODULE],
			options: {
				providers: [
					{ resolve: "./src/modules/medusa/sync/shop-provider", id: "shop" },
					// In the demonstration too: orders that Stripe was paid for may be there.
					{ resolve: "./src/modules/medusa/sync/stripe-provider", id: "stripe" },
				],
			},
		},
		{
			resolve: "@medusajs/medusa/locking",
			options: {
				providers: [
					{ resolve: "./src/modules/foundations/locks", id: "shop", is_default: true },
					// Its migrations make the table.
					{ resolve: "@medusajs/medusa/locking-postgres", id: "locking-postgres" },
				],
			},
		},
		// Lists and search are SQL on rows of ours (ADR 15).
		{ key: Modules.SEARCH, disable: true },
		...(env.REDIS_URL
			? [{ resolve: "./src/modules/foundations/event-bus", options: { redisUrl: env.REDIS_URL } }]
			: []),
	];
}
