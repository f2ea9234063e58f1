import { defineConfig, loadEnv } from "@medusajs/framework/utils";
import { ENGINE_POOL, engineDatabaseUrl } from "./src/config/database";
import { engineModules } from "./src/config/engine-modules";
import { loadEnvironment } from "./src/config/env";
import { frenchByDefault } from "./src/config/french-admin";
import { mailModules } from "./src/config/mail-modules";
import { orderingModules } from "./src/config/ordering-modules";

loadEnv(process.env.NODE_ENV || "development", process.cwd());
const env = loadEnvironment(process.env, process.cwd());

module.exports = defineConfig({
	projectConfig: {
		databaseUrl: engineDatabaseUrl(env.DATABASE_URL, process.argv[2]),
		databaseDriverOptions: ENGINE_POOL,
		redisUrl: env.REDIS_URL,
		workerMode: env.MEDUSA_WORKER_MODE,
		// In production the engine marks Medusa Admin's cookie Secure; over plain http it would then never be set at all.
		cookieOptions: env.BACKEND_PUBLIC_URL?.startsWith("http:") ? { secure: false } : undefined,
		http: {
			storeCors: env.STOREFRONT_URL,
			adminCors: env.BACKEND_PUBLIC_URL ?? `http://localhost:${env.PORT}`,
			authCors: [env.STOREFRONT_URL, env.BACKEND_PUBLIC_URL ?? `http://localhost:${env.PORT}`].join(","),
			jwtSecret: env.JWT_SECRET,
			cookieSecret: env.COOKIE_SECRET,
		},
	},
	admin: { disable: env.ADMIN_DISABLED, vite: frenchByDefault },
	modules: [
		...engineModules(env),
		{ resolve: "./src/modules/account" },
		{ resolve: "./src/modules/packaging" },
		{ resolve: "./src/modules/shop-settings" },
		{ resolve: "./src/modules/throttle" },
		...mailModules(env),
		...orderingModules(env),
	],
});
