import { relative } from "node:path";
import { type ClusterOptions, openCluster } from "./lib/cluster/open-cluster";
import { welcome } from "./lib/demo";
import { atEnd, command } from "./lib/lifetime";
import { announce, lockHolder } from "./lib/lock";
import { LOGS, ROOT } from "./lib/paths";
import { startReplica } from "./lib/postgres-replica";
import { openSession } from "./lib/session";
import { buildBackend, buildDomain, buildStorefront, prepareDemo } from "./lib/shop";
import { elapsed, explain, StepFailure, say, step } from "./lib/steps";
import { supervisePostgres } from "./lib/supervise-postgres";

/**
 * The production shape of docker-compose.yml on this machine: two servers, two workers, two catalogue readers with a
 * replica, two storefronts, Redis, the pooler and the reverse proxy. With `--rolling` it has the cluster that runs from this checkout replace its processes one after the other.
 */
await command(async () => (process.argv.includes("--rolling") ? askForRolling() : serveCluster()));

async function serveCluster(): Promise<never> {
	// The start of this process, so that installing is included.
	const started = Date.now() - process.uptime() * 1000;
	const session = await openSession();
	const { at, databaseUrl, backend, reader, storefront, outbox } = session;
	await buildDomain();
	await Promise.all([
		prepareDemo(databaseUrl, backend),
		// Builds run in sequence: each needs a core and a half and up to 2 GB.
		buildBackend(backend).then(() => buildStorefront(storefront)),
	]);
	const readUrl = session.isEmbedded ? await openReplica(databaseUrl) : process.env.DATABASE_READ_URL;
	const options: ClusterOptions = { prefix: "cluster", at, databaseUrl, readUrl, backend, reader, storefront };
	const cluster = await step("Démarrage de l'ensemble", () => openCluster(options));
	announce(at.storefront, true);
	say(`\nLa boutique est ouverte (${elapsed(started)}).`);
	for (const line of await welcome(at.storefront, at.backend, outbox, relative(ROOT, LOGS))) say(line);
	say(`  Processus : ${[...cluster.members.keys()].join(", ")}`);
	say("  Les remplacer un par un, sans interruption : npm run start:cluster -- --rolling\n");
	let rolling = Promise.resolve();
	process.on("SIGUSR2", () => {
		rolling = rolling.then(() => step("Remplacement des processus", () => cluster.roll()).catch(explain));
	});
	return new Promise(() => undefined);
}

/** Copies the checkout's PostgreSQL, follows it for as long as this run lasts, and returns the copy's address. */
async function openReplica(databaseUrl: string): Promise<string> {
	const replica = await step("Copie de la base pour les lectures", () => startReplica(databaseUrl, "postgres-replica"));
	atEnd(supervisePostgres(replica, replica.options));
	return replica.databaseUrl;
}

async function askForRolling(): Promise<number> {
	const holder = lockHolder();
	if (!holder?.isCluster) throw new StepFailure("Aucun ensemble ne tourne depuis ce dossier : npm run start:cluster");
	process.kill(holder.pid, "SIGUSR2");
	say(`Le processus ${holder.pid} remplace ses processus un par un : sa fenêtre dit quand c'est fait.`);
	return 0;
}
