import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { createAdministrator } from "../../backend/src/modules/customers/accounts/administrators";
import { StepFailure } from "../../scripts/lib/steps";
import { db } from "../support/api";
import { testBackend } from "../support/backend";
import { suiteShop, useShop } from "../support/context";
import { openEnvironment } from "../support/opening";
import { openPool } from "../support/order-context";
import { databaseBeside } from "../support/template";

const database = await databaseBeside(suiteShop().databaseUrl);
useShop({ backend: "", databaseUrl: database.url, storefront: "" });
const pool = openPool(2);
afterAll(async () => {
	await pool.destroy();
	await db().end();
	await database.drop();
});

/** No mail server answers at this address: a start must not need one. Production refuses the other two settings of tests. */
const LIVE = { SMTP_URL: "smtp://localhost:9", WEBHOOKS_TO_LOOPBACK: "", PASSWORD_HASH_LOG_N: "" };

/** Starts a production backend with these settings; returns how it failed, or stops it and returns its log. */
async function start(settings: Record<string, string>): Promise<{ hasStarted: boolean; log: string }> {
	const { DATABASE_URL: _, ...open } = openEnvironment(LIVE);
	const { launch } = await testBackend("live-start", database.url, { ...open, ...settings });
	const { service, healthy } = launch();
	const hasStarted = await healthy.then(
		() => true,
		(error: unknown) => {
			if (!(error instanceof StepFailure)) throw error;
			return false;
		},
	);
	await service.stop();
	return { hasStarted, log: readFileSync(service.logFile, "utf8") };
}

test("live keys: a start is refused while a launch check fails, each with its remedy", async () => {
	const { hasStarted, log } = await start({});
	expect(hasStarted).toBe(false);
	expect(log).toContain("La boutique ne peut pas ouvrir avec de vraies clés");
	expect(log).toContain("Restent ceux de la démonstration");
	expect(log).toContain("Des comptes de démonstration sont ouverts");
	expect(log).toContain("npm run shop -- setup");
});

test("test keys: the same is a warning", async () => {
	const keys = { STRIPE_SECRET_KEY: "sk_test_a1", STRIPE_PUBLISHABLE_KEY: "pk_test_a1" };
	const { hasStarted, log } = await start(keys);
	expect(hasStarted).toBe(true);
	expect(log).toContain("Avec de vraies clés, la boutique refuserait de démarrer");
});

test("live keys, nothing in the way: it starts, whether mail server and provider answer or not", async () => {
	await db().query("update customer set deleted_at = now() where email like '%@demo.fr'");
	const legal = ["legalName", "legalForm", "registration", "vatNumber", "publisher", "host", "mediator", "producerIds"];
	const shop = {
		phone: "+33490000001",
		email: "bonjour@boutique.fr",
		street: "1 place du Marché",
		...Object.fromEntries(legal.map((field) => [field, "x"])),
		accessibilityOn: "2026-11-23",
		guaranteeNotice: "/static/notice.webp",
	};
	await db().query("update shop_setting set value = $1 where key = 'shop'", [JSON.stringify(shop)]);
	const by = { customerId: "shop-command", email: "ligne de commande" };
	const person = { email: "patron@boutique.fr", firstName: null, lastName: null };
	await createAdministrator(pool, person, { by, mailsLink: false });
	const { hasStarted, log } = await start({});
	expect(log).not.toContain("ne peut pas ouvrir");
	expect(hasStarted).toBe(true);
});
