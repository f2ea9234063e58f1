import { ORDERING_MODULE } from "../modules/ordering";
import { SHOP_SETTINGS_MODULE } from "../modules/shop-settings";
import { privateFolder } from "../uploads/folders";
import type { Env } from "./env";

/** The engine's infrastructure modules: Postgres alone by default, Redis for several processes when REDIS_URL is set. */
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
			options: { providers: [{ resolve: "./src/modules/shipping-provider", id: "shop" }] },
		},
		{
			resolve: "@medusajs/medusa/payment",
			dependencies: [ORDERING_MODULE],
			options: { providers: [{ resolve: "./src/modules/order-book-payment", id: "shop" }] },
		},
		...(env.REDIS_URL ? redisModules(env.REDIS_URL) : []),
	];
}

/** Speed and fan-out only: what must be right lives in Postgres locks and unique keys. */
function redisModules(url: string) {
	return [
		{ resolve: "@medusajs/medusa/event-bus-redis", options: { redisUrl: url } },
		{ resolve: "@medusajs/medusa/workflow-engine-redis", options: { redis: { redisUrl: url } } },
		{
			resolve: "@medusajs/medusa/locking",
			options: {
				providers: [
					{
						resolve: "@medusajs/medusa/locking-redis",
						id: "locking-redis",
						is_default: true,
						options: { redisUrl: url },
					},
				],
			},
		},
		{
			resolve: "@medusajs/medusa/caching",
			options: {
				providers: [
					{
						resolve: "@medusajs/medusa/caching-redis",
						id: "caching-redis",
						is_default: true,
						options: { redisUrl: url },
					},
				],
			},
		},
	];
}
