import { DEFAULT_SETTINGS } from "@confiserie/domain/shop/shop-settings";
import { afterAll, describe, expect, test } from "vitest";
import { addresses } from "../../backend/src/modules/operations/launch-checks/checks/addresses";
import { backups } from "../../backend/src/modules/operations/launch-checks/checks/backups";
import { catalogue } from "../../backend/src/modules/operations/launch-checks/checks/catalogue";
import type {
	Finding,
	OpeningCheck,
	OpeningContext,
} from "../../backend/src/modules/operations/launch-checks/checks/check";
import { company } from "../../backend/src/modules/operations/launch-checks/checks/company";
import { frame } from "../../backend/src/modules/operations/launch-checks/checks/frame";
import { mailServer } from "../../backend/src/modules/operations/launch-checks/checks/mail-server";
import { mailSettings } from "../../backend/src/modules/operations/launch-checks/checks/mail-settings";
import { payments } from "../../backend/src/modules/operations/launch-checks/checks/payments";
import { people } from "../../backend/src/modules/operations/launch-checks/checks/people";
import { secrets } from "../../backend/src/modules/operations/launch-checks/checks/secrets";
import { freePort } from "../../scripts/lib/ports";
import { MailServer } from "../support/mail-server";
import { findings } from "../support/opening";
import { openPool } from "../support/order-context";

const pool = openPool(4);
afterAll(() => pool.destroy());

const severities = (found: Finding[]) => found.map(({ severity }) => severity);
const problems = (found: Finding[]) => found.map(({ problem }) => problem).join("\n");

/** What a check finds after a change of the database, which is undone. */
async function after(check: OpeningCheck, ...changes: string[]): Promise<Finding[]> {
	const sql = await pool.transaction();
	try {
		for (const change of changes) await sql.raw(change);
		// A check reads by whatever it is given.
		return await findings(check, sql as unknown as OpeningContext["sql"]);
	} finally {
		await sql.rollback();
	}
}

describe("of the environment", () => {
	test.each<[string, OpeningCheck, Record<string, string | undefined>, Finding["severity"][]]>([
		["all is well", addresses, {}, []],
		["no public address of the backend", addresses, { BACKEND_PUBLIC_URL: undefined }, ["BLOCKER"]],
		["an address over http", addresses, { BACKEND_PUBLIC_URL: "http://api.boutique.fr" }, ["BLOCKER"]],
		["the documentation's address", addresses, { STOREFRONT_URL: "https://shop.example" }, ["BLOCKER"]],
		["no address of a closed administration", addresses, { BACKEND_PUBLIC_URL: undefined, ADMIN_DISABLED: "true" }, []],
		["all is well", secrets, {}, []],
		["a secret of one letter", secrets, { JWT_SECRET: "x".repeat(40) }, ["BLOCKER"]],
		["one secret for two uses", secrets, { COOKIE_SECRET: "0f4c1f0b7d1c4a5e9d3b8a6f2e7c5d10" }, ["BLOCKER"]],
		["public commercial codes", secrets, { COMMERCIAL_CODE_SECRET: undefined }, ["WARNING"]],
		["a database password that everybody has", secrets, { DATABASE_URL: "postgresql://a:postgres@db/a" }, ["WARNING"]],
		["all is well", mailSettings, {}, []],
		["no mail server", mailSettings, { SMTP_URL: undefined, MAIL_FROM: undefined }, ["BLOCKER"]],
		["the example's sender", mailSettings, { MAIL_FROM: "La Confiserie <bonjour@shop.example>" }, ["BLOCKER"]],
		["no other recipient", mailSettings, { SHOP_EMAIL: undefined }, ["WARNING"]],
		["all is well", payments, {}, []],
		["test keys", payments, { STRIPE_SECRET_KEY: "sk_test_a1", STRIPE_PUBLISHABLE_KEY: "pk_test_a1" }, ["BLOCKER"]],
		[
			"the demonstration",
			payments,
			{ PAYMENTS_MODE: "demo", STRIPE_SECRET_KEY: undefined, STRIPE_PUBLISHABLE_KEY: undefined },
			["BLOCKER"],
		],
	])("%s", async (_, check, changes, expected) => {
		const found = await findings(check, pool, changes);
		expect(severities(found)).toEqual(expected);
		for (const { remedy } of found) expect(remedy).toMatch(/\.$/);
	});

	test("no finding repeats a secret", async () => {
		const found = await findings(secrets, pool, { JWT_SECRET: "abcabcabcabcabcabcabcabcabcabcabcabc" });
		expect(JSON.stringify(found)).not.toContain("abcabc");
	});
});

describe("of the database", () => {
	const filled = JSON.stringify({
		...DEFAULT_SETTINGS.shop,
		phone: "+33490000001",
		email: "bonjour@boutique.fr",
		street: "1 place du Marché",
		...Object.fromEntries(
			["legalName", "legalForm", "registration", "vatNumber", "publisher", "host", "mediator", "producerIds"].map(
				(key) => [key, "x"],
			),
		),
		accessibilityOn: "2026-11-23",
		guaranteeNotice: "/static/notice.webp",
	});
	const company_is = (value: string) =>
		`insert into shop_setting (key, value) values ('shop', '${value}') on conflict (key) do update set value = excluded.value`;

	test("company data that is blank or the demonstration's is a blocker", async () => {
		const found = await after(company, "delete from shop_setting");
		expect(severities(found)).toEqual(["BLOCKER", "BLOCKER", "WARNING"]);
		expect(problems(found)).toContain("notice harmonisée");
		expect(problems(found)).toContain("médiateur de la consommation");
		for (const blank of ["identifiants uniques REP", "date de la déclaration d'accessibilité"])
			expect(problems(found)).toContain(blank);
		expect(problems(found)).toContain("téléphone");
		expect(await after(company, company_is(filled))).toEqual([]);
	});

	test("a frame that lacks something names it", async () => {
		expect(await after(frame)).toEqual([]);
		const found = await after(
			frame,
			"update region set deleted_at = now()",
			"update shipping_option set deleted_at = now()",
		);
		expect(problems(found)).toBe("Il manque la région, la livraison.");
	});

	test("demonstration accounts and a shop without an administrator", async () => {
		const demo = await after(people);
		expect(severities(demo)).toEqual(["BLOCKER"]);
		expect(problems(demo)).toContain("Des comptes de démonstration sont ouverts (5)");
		const checks = await after(people, `update "user" set deleted_at = now()`);
		expect(problems(checks)).toContain("Personne n'administre la boutique.");
		expect(await after(people, "update customer set deleted_at = now() where email like '%@demo.fr'")).toEqual([]);
	});

	test("nothing to buy, food without its data, products without a price", async () => {
		expect(severities(await after(catalogue, "update product set status = 'draft'"))).toEqual(["BLOCKER"]);
		const one = "(select id from product_packaging order by reference limit 1)";
		const found = await after(
			catalogue,
			`update product_packaging set nutrition = null, is_food = true where id = ${one}`,
		);
		expect(severities(found)).toContain("BLOCKER");
		expect(problems(found)).toMatch(/Denrées sans toutes les mentions obligatoires .* : \d+ \(/);
		const bare = await after(catalogue, `update product_packaging set deleted_at = now() where id = ${one}`);
		expect(severities(bare)).toContain("WARNING");
	});

	test("a shop that was never backed up, and an old backup", async () => {
		const backedUp = (hours: number) =>
			`insert into backup_record (started_at, finished_at, location, file, bytes)
				values (now() - interval '${hours} hours', now() - interval '${hours} hours', '/b', 'f', 1)`;
		const none = "delete from backup_record";
		expect(severities(await after(backups, none))).toEqual(["BLOCKER"]);
		expect(await after(backups, none, backedUp(20))).toEqual([]);
		expect(severities(await after(backups, none, backedUp(50)))).toEqual(["WARNING"]);
	});

	test("a check that cannot be made is a blocker, not a crash", async () => {
		const found = await after(frame, "alter table region rename to regions");
		expect(severities(found)).toEqual(["BLOCKER"]);
	});
});

describe("of the mail server", () => {
	test("one that answers, and one that is away", async () => {
		const server = new MailServer(await freePort(2600));
		await server.open();
		const url = { SMTP_URL: `smtp://localhost:${server.port}` };
		expect(await findings(mailServer, pool, url)).toEqual([]);
		await server.close();
		expect(problems(await findings(mailServer, pool, url))).toContain("Il n'accepte pas la boutique");
	});
});
