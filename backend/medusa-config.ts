import { redact } from "@confiserie/domain/personal-data/redact";
import { defineConfig, loadEnv } from "@medusajs/framework/utils";
import { adminBuild } from "./src/config/admin-build";
import { medusaDatabase } from "./src/config/database";
import { endWhereUntrusted } from "./src/config/database-trust";
import { loadEnvironment } from "./src/config/env";
import { healthModule } from "./src/config/health-module";
import { mailModules } from "./src/config/mail-modules";
import { medusaModules } from "./src/config/medusa-modules";
import { orderingModules } from "./src/config/ordering-modules";
import { IMPATIENT } from "./src/config/redis";
import { sessionCookie } from "./src/config/session-cookie";
import { openMedusaLog } from "./src/lib/log/open-medusa-log";

loadEnv(process.env.NODE_ENV || "development", process.cwd());
const env = loadEnvironment(process.env, process.cwd());
// Beside Medusa's own start. A build knows no database.
if (process.argv[2] !== "build") void endWhereUntrusted(env);
// In workers too, which load no routes.
if (process.argv[2] === "start" && env.METRICS_TOKEN) {
	const metrics: typeof import("./src/http/metrics/open-metrics") = require("./src/http/metrics/open-metrics");
	metrics.openMetrics(env.METRICS_TOKEN);
}

const config = defineConfig({
	...(env.LOG_FORMAT === "json" && { logger: openMedusaLog(env.LOG_LEVEL, env.MEDUSA_WORKER_MODE, redact) }),
	projectConfig: {
		...medusaDatabase(env, process.argv[2]),
		// The sessions of Medusa Admin alone: in Redis with several processes, else in this one.
		redisUrl: env.REDIS_URL,
		redisOptions: IMPATIENT,
		workerMode: env.MEDUSA_WORKER_MODE,
		...sessionCookie(env),
		http: {
			// How far a storefront's `fields` may reach from what it reads.
			storeRelationsLimit: 4,
			storeCors: [env.STOREFRONT_URL, ...env.STORE_CORS].join(","),
			adminCors: env.BACKEND_PUBLIC_URL ?? `http://localhost:${env.PORT}`,
			authCors: [env.STOREFRONT_URL, env.BACKEND_PUBLIC_URL ?? `http://localhost:${env.PORT}`, ...env.STORE_CORS].join(
				",",
			),
			jwtSecret: env.JWT_SECRET,
			cookieSecret: env.COOKIE_SECRET,
		},
	},
	admin: { disable: env.ADMIN_DISABLED, vite: adminBuild },
	modules: [
		...medusaModules(env),
		{ resolve: "./src/modules/catalog/products" },
		{ resolve: "./src/modules/operations/launch-checks", options: { command: process.argv[2] } },
		{ resolve: "./src/modules/foundations/settings", options: { holdMinutes: env.ORDER_HOLD_MINUTES } },
		{ resolve: "./src/modules/foundations/throttle" },
		healthModule(env),
		...mailModules(env),
		...orderingModules(env),
	],
});

// Draft orders are closed (http/closed-medusa-acts.ts): a page of the shop's own stands in the place of the plug-in's.
const isDraftOrders = (plugin: string | { resolve: string }) =>
	(typeof plugin === "string" ? plugin : plugin.resolve) === "@medusajs/draft-order";
module.exports = { ...config, plugins: config.plugins?.filter((plugin) => !isDraftOrders(plugin)) };
