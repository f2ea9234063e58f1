import { defineConfig, loadEnv } from "@medusajs/framework/utils";
import { adminBuild } from "./src/config/admin-build";
import { ENGINE_POOL, engineDatabaseUrl } from "./src/config/database";
import { engineModules } from "./src/config/engine-modules";
import { loadEnvironment } from "./src/config/env";
import { mailModules } from "./src/config/mail-modules";
import { orderingModules } from "./src/config/ordering-modules";
import { IMPATIENT } from "./src/config/redis";

loadEnv(process.env.NODE_ENV || "development", process.cwd());
const env = loadEnvironment(process.env, process.cwd());

module.exports = defineConfig({
	projectConfig: {
		databaseUrl: engineDatabaseUrl(env.DATABASE_URL, process.argv[2]),
		databaseDriverOptions: ENGINE_POOL,
		// The sessions of Medusa Admin alone: in Redis with several processes, else in this one.
		redisUrl: env.REDIS_URL,
		redisOptions: IMPATIENT,
		workerMode: env.MEDUSA_WORKER_MODE,
		cookieOptions: {
			// No page of another site sends Medusa Admin's cookie along; in production alone the engine would say so itself.
			sameSite: "lax",
			// There it also marks the cookie Secure; over plain http it would then never be set at all.
			...(env.BACKEND_PUBLIC_URL?.startsWith("http:") && { secure: false }),
		},
		http: {
			storeCors: env.STOREFRONT_URL,
			adminCors: env.BACKEND_PUBLIC_URL ?? `http://localhost:${env.PORT}`,
			authCors: [env.STOREFRONT_URL, env.BACKEND_PUBLIC_URL ?? `http://localhost:${env.PORT}`].join(","),
			jwtSecret: env.JWT_SECRET,
			cookieSecret: env.COOKIE_SECRET,
		},
	},
	admin: { disable: env.ADMIN_DISABLED, vite: adminBuild },
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
