import { randomUUID } from "node:crypto";
import { type Session, sessionSchema } from "@confiserie/domain/contract/auth";
import { describe, expect, test } from "vitest";
import { api, db, engine, registerCustomer } from "../support/api";
import { mailedToken } from "../support/mailed";
import { invite, registerInMedusa, signInToMedusa } from "../support/staff";

const GOOD = { firstName: "Élodie", lastName: "D'Arçon", phoneNumber: "+33612345678", password: "Sucre-candi-2026" };
const newEmail = () => `elodie-${randomUUID()}@exemple.fr`;
const register = (body: unknown, headers?: Record<string, string>) =>
	api<Session & { code?: string; field?: string; errors?: unknown[]; message?: string }>("/auth/register", {
		method: "POST",
		body,
		headers,
	});

describe("POST /auth/register", () => {
	test("opens a session: 201 with a token of three parts and the user's fields", async () => {
		const email = newEmail();
		const { status, body } = await register({ email, ...GOOD });
		expect(status).toBe(201);
		const { token, ...user } = sessionSchema.strict().parse(body);
		expect(token.split(".")).toHaveLength(3);
		expect(user).toEqual({
			id: expect.stringMatching(/^cus_/),
			email,
			firstName: "Élodie",
			lastName: "D'Arçon",
			phoneNumber: "+33612345678",
			role: "CUSTOMER",
			staffRole: null,
		});
		expect((await api("/auth/me", { token })).body).toEqual(user);
	});

	test("stores the password as a scrypt hash of Medusa's provider, and nowhere else", async () => {
		const { email, password } = await registerCustomer();
		const { rows } = await db().query("SELECT * FROM provider_identity WHERE entity_id = $1", [email]);
		expect(rows).toHaveLength(1);
		expect(rows[0].provider).toBe("emailpass");
		expect(Buffer.from(rows[0].provider_metadata.password, "base64").subarray(0, 6).toString()).toBe("scrypt");
		expect(JSON.stringify(rows)).not.toContain(password);
	});

	test("trims names and lower-cases the e-mail: one e-mail = one account", async () => {
		const email = newEmail();
		const { body } = await register({ ...GOOD, email: `  ${email.toUpperCase()} `, firstName: "  Élodie  " });
		expect(body).toMatchObject({ email, firstName: "Élodie" });
		const again = await register({ ...GOOD, email: email.toUpperCase() });
		expect([again.status, again.body.code]).toEqual([409, "EMAIL_TAKEN"]);
	});

	test("stores names without bidirectional and zero-width characters, and refuses one that shows nothing", async () => {
		const person = { firstName: "\u202eÉlo\u200bdie", lastName: "D'Ar\u2066çon\ufeff" };
		const { status, body } = await register({ ...GOOD, email: newEmail(), ...person });
		expect([status, body.firstName, body.lastName]).toEqual([201, "Élodie", "D'Arçon"]);
		const blank = await register({ ...GOOD, email: newEmail(), firstName: "\u200b\u2060" });
		expect([blank.status, blank.body.field]).toEqual([400, "firstName"]);
	});

	test("stores one number once: a zero after the country code is no part of it", async () => {
		const { body } = await register({ ...GOOD, email: newEmail(), phoneNumber: "+330612345678" });
		expect(body.phoneNumber).toBe("+33612345678");
	});

	test("a full-width at sign or dot makes no second account, and signs in to the first", async () => {
		const email = newEmail();
		expect((await register({ ...GOOD, email: email.replace("@", "\uff20") })).body.email).toBe(email);
		const again = await register({ ...GOOD, email: email.replace(".fr", "\uff0efr") });
		expect([again.status, again.body.code]).toEqual([409, "EMAIL_TAKEN"]);
		const body = { email: email.replace("@", "\uff20"), password: GOOD.password };
		expect((await api("/auth/login", { body })).status).toBe(200);
	});

	test("takes no role, no id and no rights from the body", async () => {
		const { status, body } = await register({
			...GOOD,
			email: newEmail(),
			role: "ADMIN",
			id: "cus_chosen",
			has_account: false,
			app_metadata: { user_id: "user_1" },
			user_id: "user_1",
		});
		expect([status, body.role]).toEqual([201, "CUSTOMER"]);
		expect(body.id).not.toBe("cus_chosen");
	});
});

describe("POST /auth/register refuses with 400, the field and the specified message:", () => {
	const EMAIL = "Adresse email invalide";
	const UNUSUAL =
		"Adresse email invalide\u00a0: elle contient un caractère accentué, invisible ou d'un autre alphabet. Ressaisissez-la au clavier.";
	const PHONE = "Numéro de téléphone invalide";
	const NAME = "Le nom et le prénom sont requis";
	const PASSWORD = "Le mot de passe doit contenir au moins 8 caractères";
	test.each([
		["email", undefined, EMAIL],
		["email", "", EMAIL],
		["email", "elodie", EMAIL],
		["email", "elodie@exemple", EMAIL],
		["email", "elodie exemple@a.fr", EMAIL],
		["email", "@exemple.fr", EMAIL],
		["email", `${"a".repeat(250)}@exemple.fr`, EMAIL],
		["email", "elodie\u200b@exemple.fr", UNUSUAL],
		["email", "\u0435lodie@exemple.fr", UNUSUAL],
		["email", "\u00e9lodie@exemple.fr", UNUSUAL],
		["firstName", undefined, NAME],
		["firstName", "", NAME],
		["firstName", " \u00a0 ", NAME],
		["lastName", null, NAME],
		["lastName", "   ", NAME],
		["phoneNumber", undefined, PHONE],
		["phoneNumber", "0612345678", PHONE],
		["phoneNumber", "+0612345678", PHONE],
		["phoneNumber", "+12345678", PHONE],
		["phoneNumber", "+1234567890123456", PHONE],
		["phoneNumber", "+33 612345678", PHONE],
		["phoneNumber", 33612345678, PHONE],
		["phoneNumber", "+336123456", PHONE],
		["phoneNumber", "+336123456789", PHONE],
		["phoneNumber", "+417912345", PHONE],
		["password", undefined, PASSWORD],
		["password", "1234567", PASSWORD],
	])("%s = %j", async (field, value, message) => {
		const { status, body } = await register({ ...GOOD, email: newEmail(), [field]: value });
		expect(status).toBe(400);
		expect(body).toEqual({ code: "VALIDATION", message, field, errors: [{ field, message }] });
	});

	test.each([
		["phoneNumber", "+352261234"],
		["phoneNumber", "+491234567890123"],
		["password", "Sucre-26"],
		["password", "é".repeat(200)],
	])("and accepts %s = %s, the limit itself", async (field, value) => {
		expect((await register({ ...GOOD, email: newEmail(), [field]: value })).status).toBe(201);
	});

	test("all fields at once, each with its own", async () => {
		const { body } = await register({});
		expect(body.errors).toEqual([
			{ field: "email", message: EMAIL },
			{ field: "firstName", message: NAME },
			{ field: "lastName", message: NAME },
			{ field: "phoneNumber", message: PHONE },
			{ field: "password", message: PASSWORD },
		]);
	});
});

describe("an e-mail that is taken", () => {
	test("returns 409 'Un compte existe déjà avec cet email', whatever the password", async () => {
		const { email, password } = await registerCustomer();
		for (const tried of [password, "another-password"]) {
			const { status, body } = await register({ ...GOOD, email, password: tried });
			expect(status).toBe(409);
			expect(body).toEqual({ code: "EMAIL_TAKEN", message: "Un compte existe déjà avec cet email" });
		}
	});

	test.each([
		["the same password", () => GOOD.password],
		["different passwords", (index: number) => `${GOOD.password}-${index}`],
	])("by 20 parallel registrations with %s goes to exactly one, and leaves no orphan", async (_name, passwordOf) => {
		const email = newEmail();
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, index) => register({ ...GOOD, email, password: passwordOf(index) })),
		);
		const winner = answers.findIndex(({ status }) => status === 201);
		expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
		expect((await api("/auth/me", { token: answers[winner]?.body.token })).status).toBe(200);
		const password = passwordOf(winner);
		expect((await api("/auth/login", { body: { email, password } })).status).toBe(200);
		expect(await orphans(email)).toEqual([]);
	});

	test("by a registration in Medusa alone is free at once, and the stranger's password opens nothing", async () => {
		const email = newEmail();
		const stranger = { email, password: "of-a-stranger" };
		await invite(email);
		await registerInMedusa(stranger);
		const { status, body } = await register({ ...GOOD, email });
		expect(status).toBe(201);
		expect((await api("/auth/me", { token: body.token })).status).toBe(200);
		expect((await api("/auth/login", { body: stranger })).status).toBe(401);
		expect(await signInToMedusa(stranger)).toBeUndefined();
		expect(await orphans(email)).toEqual([]);
	});

	test.each([
		["POST", "/auth/user/emailpass/register"],
		["POST", "/store/customers"],
	])("is not, by a stranger's %s %s without an invitation", async (method, path) => {
		const email = newEmail();
		const { status } = await engine(path, { method, body: { email, password: "of-a-stranger" } });
		expect(status).toBeGreaterThanOrEqual(400);
		expect((await db().query("select 1 from provider_identity where entity_id = $1", [email])).rows).toEqual([]);
		expect((await register({ ...GOOD, email })).status).toBe(201);
	});

	test("by the first half of a registration over the Store API is free at once, and the stranger's password opens nothing", async () => {
		const stranger = { email: newEmail(), password: "of-a-stranger" };
		expect((await engine("/auth/customer/emailpass/register", { body: stranger })).status).toBe(200);
		expect((await register({ ...GOOD, email: stranger.email })).status).toBe(201);
		for (const path of ["/auth/customer/emailpass", "/api/auth/login"])
			expect((await engine(path, { body: stranger })).status).toBe(401);
		expect(await orphans(stranger.email)).toEqual([]);
	});

	test("by a stranger's identity is free for a change of e-mail as well", async () => {
		const email = newEmail();
		await invite(email);
		await registerInMedusa({ email, password: "of-a-stranger" });
		const { token, password } = await registerCustomer();
		expect((await api("/auth/email", { method: "POST", token, body: { email, password } })).status).toBe(202);
		const confirmed = await api("/auth/email/confirm", {
			body: { token: await mailedToken(email, "email-change-confirm", "/confirm-email") },
		});
		expect([confirmed.status, confirmed.body]).toMatchObject([200, { email }]);
		expect((await api("/auth/login", { body: { email, password } })).status).toBe(200);
		expect((await api("/auth/login", { body: { email, password: "of-a-stranger" } })).status).toBe(401);
	});

	test("by a registration that died just before its customer was made is free again as well", async () => {
		const email = newEmail();
		await invite(email);
		await registerInMedusa({ email, password: "left-behind" });
		await age(email, { customer_id: "cus_never_made" });
		expect((await register({ ...GOOD, email })).status).toBe(201);
		expect(await orphans(email)).toEqual([]);
	});

	test("by a Medusa user who is no customer stays taken", async () => {
		const email = newEmail();
		await invite(email);
		await registerInMedusa({ email, password: "of-the-team" });
		const { rows } = await db().query('SELECT id FROM "user" WHERE deleted_at IS NULL LIMIT 1');
		await age(email, { user_id: rows[0].id });
		expect((await register({ ...GOOD, email })).status).toBe(409);
	});

	test("by a guest's record of Medusa is free", async () => {
		const email = newEmail();
		await db().query("INSERT INTO customer (id, email, has_account) VALUES ($1, $2, false)", [
			`cus_${randomUUID()}`,
			email,
		]);
		expect((await register({ ...GOOD, email })).status).toBe(201);
	});
});

/** Lets a minute pass over an identity, with what it is bound to. */
async function age(email: string, appMetadata?: object): Promise<void> {
	const { rowCount } = await db().query(
		`UPDATE auth_identity SET updated_at = now() - interval '61 seconds', app_metadata = coalesce($2, app_metadata)
		WHERE id = (SELECT auth_identity_id FROM provider_identity WHERE entity_id = $1)`,
		[email, appMetadata ? JSON.stringify(appMetadata) : null],
	);
	expect(rowCount).toBe(1);
}

/** Of one e-mail: identities that open no customer, and customers that no identity opens. */
async function orphans(email: string): Promise<unknown[]> {
	const { rows } = await db().query(
		`SELECT auth_identity_id FROM provider_identity JOIN auth_identity identity ON identity.id = auth_identity_id
		WHERE entity_id = $1 AND NOT EXISTS (SELECT 1 FROM customer WHERE id = app_metadata ->> 'customer_id')
		UNION ALL SELECT customer.id FROM customer WHERE email = $1 AND has_account
			AND NOT EXISTS (SELECT 1 FROM auth_identity WHERE app_metadata ->> 'customer_id' = customer.id)`,
		[email],
	);
	return rows;
}
