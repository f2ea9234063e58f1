import { ORDERING_MODULE } from "../modules/ordering";
import { SHOP_SETTINGS_MODULE } from "../modules/shop-settings";
import { privateFolder } from "../uploads/folders";
import type { Env } from "./env";

/**
 * The engine's infrastructure modules. Workflows and jobs run in the process, locks are Postgres' own: with or without
 * Redis, which only carries events from process to process when REDIS_URL is set (ADR 0230).
 */
export function engineModules(env: Env) {
	return [
		{ resolve: "./src/modules/review" },
		{ resolve: "./src/modules/contact" },
		{ resolve: "./src/modules/product-search" },
		{ resolve: "./src/modules/audit" },
		{ resolve: "./src/modules/product-import" },
		{
			resolve: "@medusajs/medusa/file",
			options: {
				providers: [
					{
						resolve: "./src/modules/site-files",
						id: "local",
						options: {
							upload_dir: env.UPLOADS_DIR,
							private_upload_dir: privateFolder(env.UPLOADS_DIR),
							secret: env.COOKIE_SECRET,
						},
					},
				],
			},
		},
		{
			resolve: "@medusajs/medusa/fulfillment",
			dependencies: [SHOP_SETTINGS_MODULE],
			options: { providers: [{ resolve: "./src/modules/shipping", id: "shop" }] },
		},
		{
			resolve: "@medusajs/medusa/payment",
			dependencies: [ORDERING_MODULE],
			options: { providers: [{ resolve: "./src/modules/order-book-payment", id: "shop" }] },
		},
		{
			resolve: "@medusajs/medusa/locking",
			options: {
				providers: [{ resolve: "@medusajs/medusa/locking-postgres", id: "locking-postgres", is_default: true }],
			},
		},
		...(env.REDIS_URL ? [{ resolve: "./src/modules/event-bus", options: { redisUrl: env.REDIS_URL } }] : []),
	];
}
