import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { DATA, OUTBOX, ROOT } from "./paths";
import type { Secrets } from "./secrets";

export type Environment = Record<string, string>;

/** Loads `.env` of the checkout into this process; variables of the shell take precedence. */
export function loadDotEnv(): void {
	const file = join(ROOT, ".env");
	if (!existsSync(file)) return;
	for (const [name, value] of Object.entries(parseEnv(readFileSync(file, "utf8"))))
		if (value) process.env[name] ??= value;
}

/** Addresses of one run, loopback only. */
export interface Addresses {
	backendPort: number;
	storefrontPort: number;
	readerPort: number;
	backend: string;
	storefront: string;
	/** The catalogue reader; in a shop without one the backend, which answers the same. */
	reader: string;
}

export function addresses(backendPort: number, storefrontPort: number, readerPort = backendPort): Addresses {
	return {
		...{ backendPort, storefrontPort, readerPort },
		backend: `http://localhost:${backendPort}`,
		storefront: `http://localhost:${storefrontPort}`,
		reader: `http://localhost:${readerPort}`,
	};
}

/**
 * Environment of the backend. Variables of `.env` and the shell apply, except addresses: these are of this run, so that both sides find
 * each other on any free port.
 */
export function backendEnvironment(at: Addresses, databaseUrl: string, secrets: Secrets) {
	return {
		NODE_ENV: "production",
		JWT_SECRET: process.env.JWT_SECRET ?? secrets.jwtSecret,
		COOKIE_SECRET: process.env.COOKIE_SECRET ?? secrets.cookieSecret,
		PAYMENTS_MODE: process.env.PAYMENTS_MODE ?? "demo",
		UPLOADS_DIR: process.env.UPLOADS_DIR ?? join(DATA, "uploads"),
		MAIL_OUTBOX_DIR: process.env.MAIL_OUTBOX_DIR ?? OUTBOX,
		MEDUSA_DISABLE_TELEMETRY: "1",
		DATABASE_URL: databaseUrl,
		PORT: String(at.backendPort),
		STOREFRONT_URL: at.storefront,
		BACKEND_PUBLIC_URL: at.backend,
	} satisfies Environment;
}

/** Environment of the catalogue reader, which gets no secrets; addresses as for the backend. */
export function readerEnvironment(at: Addresses, databaseUrl: string): Environment {
	return {
		NODE_ENV: "production",
		PAYMENTS_MODE: process.env.PAYMENTS_MODE ?? "demo",
		DATABASE_URL: databaseUrl,
		PORT: String(at.readerPort),
		STOREFRONT_URL: at.storefront,
	};
}

/** Environment of the storefront; addresses as for the backend. */
export function storefrontEnvironment(at: Addresses): Environment {
	return {
		NODE_ENV: "production",
		PAYMENTS_MODE: process.env.PAYMENTS_MODE ?? "demo",
		NEXT_TELEMETRY_DISABLED: "1",
		STOREFRONT_ACCELERATOR: process.env.STOREFRONT_ACCELERATOR ?? "on",
		PORT: String(at.storefrontPort),
		BACKEND_URL: at.backend,
		READER_URL: at.reader,
		SITE_URL: at.storefront,
	};
}
