import { relative } from "node:path";
import { welcome } from "./lib/demo";
import { command } from "./lib/lifetime";
import { announce } from "./lib/lock";
import { BACKEND_BUILD, LOGS, ROOT } from "./lib/paths";
import { serveAtFreePorts } from "./lib/serving";
import { openSession } from "./lib/session";
import {
	buildBackend,
	buildDomain,
	buildStorefront,
	prepareDemo,
	serveBackend,
	serveReader,
	serveStorefront,
} from "./lib/shop";
import { elapsed, say, step } from "./lib/steps";

/** The whole shop from one command: database, demo catalogue, engine, storefront; production builds, loopback only. */
await command(async () => {
	// The start of this process, so that installing is included.
	const started = Date.now() - process.uptime() * 1000;
	const session = await openSession();
	const { databaseUrl, backend, storefront } = session;
	await buildDomain();
	await Promise.all([
		prepareDemo(databaseUrl, backend),
		// Builds run in sequence: each needs a core and a half and up to 2 GB.
		buildBackend(backend).then(() => buildStorefront(storefront)),
	]);
	return serveAtFreePorts(session, {
		start: ({ at, backend, reader, storefront }) =>
			Promise.all([
				step("Démarrage du moteur", () => serveBackend(BACKEND_BUILD, at, backend, "backend")),
				step("Démarrage de la lecture du catalogue", () => serveReader(BACKEND_BUILD, at, reader, "reader")),
				step("Démarrage de la boutique", () => serveStorefront(at, storefront, "storefront")),
			]),
		opened: async ({ at, outbox }) => {
			announce(at.storefront);
			say(`\nLa boutique est ouverte (${elapsed(started)}).`);
			for (const line of await welcome(at.storefront, at.backend, outbox, relative(ROOT, LOGS))) say(line);
		},
	});
});
