import { execFile } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Session } from "@confiserie/domain/contract/auth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATA, ROOT } from "../../scripts/lib/paths";
import { freePort } from "../../scripts/lib/ports";
import type { Service } from "../../scripts/lib/processes";
import { FAKE_KEYS, type StripeFake, startStripeFake } from "../fakes/stripe/server";
import { api, db, engine, login, registerCustomer } from "../support/api";
import { testBackend } from "../support/backend";
import { catalogueFile, cellsOf } from "../support/catalogue-file";
import { suiteShop, useShop } from "../support/context";
import { MailServer } from "../support/mail-server";
import { orderMoney, untilPayment } from "../support/order-rows";
import { checkout, eventually } from "../support/ordering";
import { makeProduct } from "../support/products";
import { me, signInToMedusa } from "../support/staff";
import { databaseBeside, type TestDatabase } from "../support/template";

/** Migrating an empty database takes a minute on a busy machine. */
const PATIENCE_MS = 8 * 60_000;
const OWNER = { email: "patronne@boutique.fr", password: "Berlingot-neuf-2026" };
const METRICS_TOKEN = "0f4c1f0b7d1c4a5e9d3b8a6f2e7c5d10";
const folder = join(DATA, "opening-day");
const settingsFile = `${folder}-settings.json`;
const catalogue = `${folder}-catalogue.csv`;
const exported = `${folder}-exported.csv`;

let database: TestDatabase;
let elsewhere: TestDatabase | undefined;
let fake: StripeFake;
let mail: MailServer;
let backend: Awaited<ReturnType<typeof testBackend>>;
let environment: Record<string, string>;
let service: Service;

beforeAll(async () => {
	fake = await startStripeFake();
	mail = new MailServer(await freePort(2600));
	await mail.open();
	database = await databaseBeside(suiteShop().databaseUrl, "template1");
	environment = {
		// The stand-in is refused in production.
		NODE_ENV: "development",
		DATABASE_URL: database.url,
		PAYMENTS_MODE: "stripe",
		...FAKE_KEYS,
		STRIPE_API_URL: fake.url,
		SMTP_URL: `smtp://localhost:${mail.port}`,
		MAIL_FROM: "La Confiserie <bonjour@boutique.fr>",
		SHOP_EMAIL: "patronne@boutique.fr",
		UPLOADS_DIR: suiteShop().uploads,
		BACKUP_DIR: `${folder}-backups`,
		METRICS_TOKEN,
	};
	// It would start the day's backup meanwhile, and a second request would get "wait".
	backend = await testBackend("opening-day", database.url, { ...environment, BACKUP_DIR: "" });
	useShop({ backend: backend.backend, databaseUrl: database.url, storefront: "" });
	fake.deliveries.endpoint = `${backend.backend}/api/payments/webhook`;
}, PATIENCE_MS);
afterAll(async () => {
	await service?.stop();
	await fake?.close();
	await mail?.close();
	await db().end();
	await database?.drop();
	await elsewhere?.drop();
	const left = [settingsFile, catalogue, exported, `${folder}-backups`, `${folder}-restored`];
	await Promise.all(left.map((path) => rm(path, { recursive: true, force: true })));
}, PATIENCE_MS);

/** `npm run shop -- <words>`: its exit code and all that it said, `stdout` being what it may be asked for alone. */
const shop = (...words: string[]) => shopIn({}, ...words);

/** The same where settings differ. */
function shopIn(
	settings: Record<string, string>,
	...words: string[]
): Promise<{ code: number; output: string; stdout: string }> {
	const args = [join(ROOT, "scripts/bootstrap.mjs"), "shop", ...words];
	const env = { ...process.env, ...environment, ...settings, INIT_CWD: DATA };
	return new Promise((resolve) => {
		execFile(process.execPath, args, { cwd: ROOT, env }, (error, stdout, stderr) => {
			const code = typeof error?.code === "number" ? error.code : error ? 1 : 0;
			resolve({ code, output: stdout + stderr, stdout });
		});
	});
}

/** Waits for a mail whose text contains `words`. */
function received(to: string, words: string): Promise<string> {
	return eventually(
		`a mail to ${to} with ${words}`,
		async () => mail.received.find((one) => one.to.includes(to) && textOf(one.raw).includes(words))?.raw,
	).then(textOf);
}

/** A message's text with its lines whole again. */
function textOf(raw: string): string {
	const whole = raw.replaceAll("=\r\n", "");
	return whole.replace(/(=[0-9A-F]{2})+/g, (codes) => Buffer.from(codes.replaceAll("=", ""), "hex").toString("utf8"));
}

describe("from an empty database to the first order, by documented commands alone", { timeout: PATIENCE_MS }, () => {
	test("setup makes the frame, and again changes nothing", async () => {
		const first = await shop("setup");
		expect(first.output).toContain("✓ La boutique a son cadre. Produits en vente : 0.");
		expect(first.code).toBe(0);
		const frame = async () =>
			(
				await db().query(`select (select count(*) from region) as regions, (select count(*) from tax_rate) as rates,
					(select count(*) from stock_location) as locations, (select count(*) from shipping_option) as options,
					(select count(*) from api_key where type = 'publishable') as keys,
					(select count(*) from product) as products, (select count(*) from customer) as customers`)
			).rows[0];
		const made = await frame();
		expect(made).toMatchObject({
			regions: "1",
			rates: "2",
			locations: "1",
			options: "1",
			products: "0",
			customers: "0",
		});
		expect(Number(made.keys)).toBeGreaterThan(0);
		expect((await shop("setup")).code).toBe(0);
		expect(await frame()).toEqual(made);
	});

	test("settings are set from a file, or refused whole", async () => {
		const legal = { legalName: "Berlingot et fils", legalForm: "SARL", registration: "RCS Avignon 732 829 320" };
		const rest = {
			vatNumber: "FR44 732829320",
			publisher: "Ada Berlingot",
			host: "Hébergeur, Paris",
			mediator: "CM2C",
			producerIds: "FR123456_01ABCD",
			accessibilityOn: "2026-11-23",
			guaranteeNotice: "/static/notice.webp",
		};
		const own = { phone: "+33490000001", email: "bonjour@boutique.fr", street: "1 place du Marché" };
		await writeFile(settingsFile, JSON.stringify({ shop: { ...own, phone: "demain" } }));
		const refused = await shop("settings", settingsFile);
		expect([refused.code, refused.output]).toEqual([1, expect.stringContaining("shop.phone : Numéro attendu")]);
		await writeFile(settingsFile, JSON.stringify({ shop: { ...own, ...legal, ...rest } }));
		expect((await shop("settings", settingsFile)).code).toBe(0);
		const { stdout } = await shop("settings");
		expect(JSON.parse(stdout)).toMatchObject({ shop: { legalName: "Berlingot et fils" } });
	});

	test("admin create mails a link; the password that it sets enters the back office and Medusa Admin", async () => {
		const created = await shop("admin", "create", OWNER.email, "--first-name", "Ada");
		expect(created.output).toContain("Un lien pour choisir le mot de passe lui est envoyé");
		const letter = await received(OWNER.email, "/reset-password?token=");
		const { service: started, healthy } = backend.launch();
		service = started;
		await healthy;
		const token = /\/reset-password\?token=([\w-]+)/.exec(letter)?.[1];
		expect((await api("/auth/password/reset", { body: { token, password: OWNER.password } })).status).toBe(204);
		const { body } = await api<Session>("/auth/login", { body: OWNER });
		expect(body.role).toBe("ADMIN");
		expect((await api("/admin/dashboard", { token: body.token })).status).toBe(200);
		expect(await me({ token: (await signInToMedusa(OWNER)) ?? "" })).toBe(200);
	});

	test("import puts a catalogue on sale, while the shop serves", async () => {
		await writeFile(catalogue, catalogueFile([cellsOf(1), cellsOf(2)]));
		const tried = await shop("import", catalogue, "--dry-run");
		expect(tried.output).toContain("2 créés, 0 modifiés, 0 inchangés s'il était importé");
		expect((await shop("import", catalogue)).output).toContain("✓ Produits : 2 créés, 0 modifiés, 0 inchangés.");
		expect((await shop("export", "--out", exported)).code).toBe(0);
		expect((await readFile(exported, "utf8")).trim().split("\n")).toHaveLength(3);
		const again = await shop("export", "--out", exported);
		expect([again.code, again.output]).toEqual([1, expect.stringContaining("existe déjà")]);
	});

	test("a product of the back office is ordered and paid; order and payment are mailed", async () => {
		const product = await makeProduct(await login(OWNER));
		const customer = await registerCustomer();
		const line = { product: { ...product, inventoryItemId: "" }, boxes: 2 };
		const intent = await checkout(customer.token, [line]);
		expect(fake.pay(intent.paymentIntentId)).toBe("succeeded");
		await untilPayment(intent.orderNumber, "PAID");
		expect((await orderMoney(intent.orderNumber)).status).toBe("CONFIRMED");
		await received("camille.martin@exemple.fr", intent.orderNumber);
		await eventually("its line in /metrics", async () => {
			const { body } = await engine<string>("/metrics", { token: METRICS_TOKEN });
			return body.includes('shop_orders{status="CONFIRMED"} 1') || undefined;
		});
		const orders = await shop("export", "orders", "--out", "-");
		expect(orders.output).toContain(intent.orderNumber);
	});

	test("check names what is left before real keys, and nothing of what was done", async () => {
		const { code, output } = await shop("check");
		expect(code).toBe(0);
		for (const done of ["Cadre de la boutique", "Administrateurs", "Serveur de courrier"])
			expect(output).toContain(`✓ ${done}`);
		expect(output).toContain("✗ Clés de paiement : Ce sont des clés de test");
		expect(output).toContain("✗ Sauvegarde : La boutique n'a encore jamais été sauvegardée");
	});

	test("backup, and its restore elsewhere, with the owner, the product and the order", async () => {
		expect(await shop("backup")).toMatchObject({ code: 0, output: expect.stringContaining("✓ ") });
		expect((await shop("check")).output).toContain("✓ Sauvegarde");
		elsewhere = await databaseBeside(suiteShop().databaseUrl, "template1");
		const there = { DATABASE_URL: elsewhere.url, UPLOADS_DIR: `${folder}-restored` };
		expect(await shopIn(there, "restore", "latest")).toMatchObject({
			code: 0,
			output: expect.stringContaining("est en place"),
		});
		const orders = async (settings = {}) =>
			(await shopIn(settings, "export", "orders", "--out", "-")).output.match(/CMD-[\w-]+/g);
		expect(await orders(there)).toEqual(await orders());
		const known = await shopIn(there, "admin", "create", OWNER.email, "--print");
		expect(known.output).toContain("était déjà administrateur");
	});
});
