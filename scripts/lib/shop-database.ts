import { addresses, backendEnvironment, type Environment, loadDotEnv } from "./environment";
import { atEnd } from "./lifetime";
import { lockHolder, releaseLock, takeLock } from "./lock";
import { secrets } from "./secrets";
import { DATABASE, embeddedPostgres } from "./session";

/**
 * The database of this checkout's shop and the environment of its backend, for a command beside the shop or without it.
 * The embedded database is started for the command where no shop has it running.
 */
export async function shopDatabase(): Promise<{ databaseUrl: string; backend: Environment }> {
	loadDotEnv();
	const databaseUrl = process.env.DATABASE_URL ?? (await embeddedDatabase());
	const backend = backendEnvironment(addresses(9000, 3000), databaseUrl, secrets());
	const NODE_ENV = process.env.NODE_ENV ?? backend.NODE_ENV;
	return { databaseUrl, backend: { ...backend, ...publicAddresses(backend), NODE_ENV } };
}

/** A shop that serves from here knows its address; else what the configuration says counts. */
function publicAddresses(usual: { STOREFRONT_URL: string; BACKEND_PUBLIC_URL: string }) {
	return {
		STOREFRONT_URL: lockHolder()?.shop ?? process.env.STOREFRONT_URL ?? usual.STOREFRONT_URL,
		BACKEND_PUBLIC_URL: process.env.BACKEND_PUBLIC_URL ?? usual.BACKEND_PUBLIC_URL,
	};
}

async function embeddedDatabase(): Promise<string> {
	const holder = takeLock();
	const postgres = await embeddedPostgres(secrets().postgresPassword);
	if (holder) postgres.leave();
	else {
		atEnd(releaseLock);
		atEnd(() => postgres.stop());
	}
	return postgres.url(DATABASE);
}
