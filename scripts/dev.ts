import { relative } from "node:path";
import { welcome } from "./lib/demo";
import { command } from "./lib/lifetime";
import { announce } from "./lib/lock";
import { LOGS, ROOT } from "./lib/paths";
import { serveAtFreePorts } from "./lib/serving";
import { openSession } from "./lib/session";
import { buildDomain, prepareDemo, serveForDevelopment } from "./lib/shop";
import { elapsed, say } from "./lib/steps";

/** Development: both sides run from their sources and reload on save. */
await command(async () => {
	// The start of this process, so that installing is included.
	const started = Date.now() - process.uptime() * 1000;
	const session = await openSession();
	await buildDomain();
	await prepareDemo(session.databaseUrl, session.backend);
	return serveAtFreePorts(session, {
		start: ({ at, backend, storefront }) => serveForDevelopment(at, backend, storefront),
		opened: async ({ at, outbox }) => {
			announce(at.storefront);
			say(`\nLa boutique est ouverte en développement (${elapsed(started)}).`);
			for (const line of await welcome(at.storefront, at.backend, outbox, relative(ROOT, LOGS))) say(line);
			say("  Après un changement dans domain/src, relancez : le moteur lit sa version compilée.\n");
		},
	});
});
