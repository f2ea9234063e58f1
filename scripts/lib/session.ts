import { join, relative } from "node:path";
import {
	type Addresses,
	addresses,
	backendEnvironment,
	type Environment,
	loadDotEnv,
	readerEnvironment,
	storefrontEnvironment,
} from "./environment";
import { atEnd } from "./lifetime";
import { releaseLock, takeLock } from "./lock";
import { DATA, makeDataFolders, ROOT } from "./paths";
import { freePort, isFree } from "./ports";
import { type Postgres, type PostgresOptions, startPostgres } from "./postgres";
import { secrets } from "./secrets";
import { StepFailure, say, step } from "./steps";
import { supervisePostgres } from "./supervise-postgres";

/** Name of the shop's database in the embedded PostgreSQL. */
export const DATABASE = "confiserie";

/** What `start` and `dev` share: checkout locked, addresses chosen, database running. */
export interface Session {
	at: Addresses;
	databaseUrl: string;
	/** Whether it is the checkout's own PostgreSQL. */
	isEmbedded: boolean;
	backend: Environment;
	reader: Environment;
	storefront: Environment;
	/** Folder of the e-mails, seen from the checkout; null when a mail server takes them. */
	outbox: string | null;
}

/** @throws {StepFailure} when another run holds this checkout */
export async function openSession(): Promise<Session> {
	makeDataFolders();
	const holder = takeLock();
	if (holder)
		throw new StepFailure(
			`La boutique tourne déjà depuis ce dossier (processus ${holder.pid})${holder.shop ? ` : ${holder.shop}` : ""}. Arrêtez-la d'abord avec Ctrl-C dans sa fenêtre, ou : kill ${holder.pid}`,
		);
	atEnd(releaseLock);
	loadDotEnv();
	const stored = secrets();
	const at = addresses(
		await chosenPort("BACKEND_PORT", 9000, "l'API"),
		await chosenPort("STOREFRONT_PORT", 3000, "la boutique"),
		await chosenPort("READER_PORT", 9050, "la lecture du catalogue"),
	);
	const databaseUrl = process.env.DATABASE_URL ?? (await embeddedDatabase(stored.postgresPassword));
	return sessionAt(at, databaseUrl);
}

/** The same session at ports that are free now: its own, or the next ones where another program has taken them since. */
export async function atFreePorts(session: Session): Promise<Session> {
	const { backendPort, storefrontPort, readerPort } = session.at;
	const still = async (port: number) => ((await isFree(port)) ? port : freePort(port));
	const at = addresses(await still(backendPort), await still(storefrontPort), await still(readerPort));
	return sessionAt(at, session.databaseUrl);
}

function sessionAt(at: Addresses, databaseUrl: string): Session {
	const stored = secrets();
	const backend = backendEnvironment(at, databaseUrl, stored);
	return {
		at,
		databaseUrl,
		isEmbedded: process.env.DATABASE_URL === undefined,
		backend,
		reader: readerEnvironment(at, databaseUrl),
		storefront: storefrontEnvironment(at),
		outbox: process.env.SMTP_URL ? null : relative(ROOT, backend.MAIL_OUTBOX_DIR),
	};
}

async function chosenPort(variable: string, usual: number, use: string): Promise<number> {
	const preferred = Number(process.env[variable] ?? usual);
	if (!Number.isInteger(preferred) || preferred < 1 || preferred > 65_000)
		throw new StepFailure(`${variable} doit être un numéro de port entre 1 et 65000.`);
	const port = await freePort(preferred);
	if (port !== preferred) say(`  Le port ${preferred} est pris : ${use} utilise le port ${port}.`);
	return port;
}

async function embeddedDatabase(password: string): Promise<string> {
	const postgres = await embeddedPostgres(password);
	atEnd(supervisePostgres(postgres, embeddedOptions(password)));
	if (postgres.adopted) say("  Une base laissée par un arrêt brutal tournait encore : elle est reprise.");
	return postgres.url(DATABASE);
}

/** This checkout's own PostgreSQL with the shop's database; the caller stops it, unless another run uses it. */
export async function embeddedPostgres(password: string): Promise<Postgres> {
	const postgres = await step("Base de données PostgreSQL", () => startPostgres(embeddedOptions(password)));
	await postgres.createDatabase(DATABASE);
	return postgres;
}

function embeddedOptions(password: string): PostgresOptions {
	const preferredPort = Number(process.env.POSTGRES_PORT ?? 54_329);
	return { directory: join(DATA, "postgres"), password, preferredPort, durable: true, name: "postgres" };
}
