import { relative } from "node:path";
import { welcome } from "./lib/demo";
import { command } from "./lib/lifetime";
import { announce } from "./lib/lock";
import { BACKEND_BUILD, LOGS, ROOT } from "./lib/paths";
import { openSession } from "./lib/session";
import { buildBackend, buildDomain, buildStorefront, prepareDatabase, serveBackend, serveStorefront } from "./lib/shop";
import { elapsed, StepFailure, say, step } from "./lib/steps";

/** The whole shop from one command: database, demo catalogue, engine, storefront; production builds, loopback only. */
await command(async () => {
	// Since this process began: installing counts.
	const started = Date.now() - process.uptime() * 1000;
	const { at, databaseUrl, backend, storefront, outbox } = await openSession();
	await buildDomain();
	await Promise.all([
		prepareDatabase(databaseUrl, backend),
		// One after the other: each takes a core and a half and up to 2 GB.
		buildBackend(backend).then(() => buildStorefront(storefront)),
	]);
	const [engine, shop] = await Promise.all([
		step("Démarrage du moteur", () => serveBackend(BACKEND_BUILD, at, backend, "backend")),
		step("Démarrage de la boutique", () => serveStorefront(at, storefront, "storefront")),
	]);
	announce(at.storefront);
	say(`\nLa boutique est ouverte (${elapsed(started)}).`);
	for (const line of await welcome(at.storefront, at.backend, outbox, relative(ROOT, LOGS))) say(line);
	const ended = await Promise.race([engine, shop].map((service) => service.ended.then(() => service)));
	throw new StepFailure(`« ${ended.name} » s'est arrêté tout seul : la boutique ferme.`, ended.logFile);
});
