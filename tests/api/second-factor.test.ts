import type { Session } from "@confiserie/domain/contract/auth";
import type { RecoveryCodes, SecondFactorSetup } from "@confiserie/domain/contract/second-factor";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { resetSecondFactor } from "../../backend/src/modules/customers/accounts/second-factor/reset";
import { api, db, engine, login, registerCustomer } from "../support/api";
import { mailedToken } from "../support/mailed";
import { openPool } from "../support/order-context";
import { codeOf, me, newAdministrator, openCookie, signInToMedusa } from "../support/staff";

const pool = openPool(2);
afterAll(() => pool.destroy());

type Administrator = Awaited<ReturnType<typeof newAdministrator>>;

/** Sets a second factor up, as the page does; the code of the step before this one is used up by it. */
async function protect({ token, password }: Administrator): Promise<{ secret: string; codes: string[] }> {
	const begun = await api<SecondFactorSetup>("/auth/second-factor", { token, body: { password } });
	expect(begun.status).toBe(201);
	const { secret } = begun.body;
	const body = { code: codeOf(secret, -1) };
	const confirmed = await api<RecoveryCodes>("/auth/second-factor/confirm", { token, body });
	expect(confirmed.status).toBe(200);
	return { secret, codes: confirmed.body.recoveryCodes };
}

/** As if a quarter of an hour had passed, and every code with it. */
async function later(): Promise<void> {
	await db().query("delete from account_second_factor_use");
	await db().query("delete from throttle_window where key like 'second-factor:%' or key like 'sign-in%'");
}

const shop = (account: { email: string; password: string }, code?: string) =>
	api<Session>("/auth/login", { body: { email: account.email, password: account.password, ...(code && { code }) } });

interface Challenge {
	token: string;
	mfa_challenge?: { id: string; methods: string[] };
}
const medusa = (account: { email: string; password: string }) =>
	engine<Challenge>("/auth/user/emailpass", { body: { email: account.email, password: account.password } });
const verify = ({ token, mfa_challenge: challenge }: Challenge, code: string, method = "totp") =>
	engine<{ token: string }>(`/auth/mfa/challenges/${challenge?.id}/verify`, { token, body: { method, code } });

let administrator: Administrator;
let secret: string;
let codes: string[];
beforeAll(async () => {
	administrator = await newAdministrator();
	const elsewhere = await login(administrator);
	({ secret, codes } = await protect(administrator));
	expect((await api("/auth/me", { token: elsewhere })).status).toBe(401);
	expect((await api("/auth/me", { token: administrator.token })).status).toBe(200);
});

describe("setting it up", () => {
	test("the secret is stored encrypted, the recovery codes as hashes, and neither is shown again", async () => {
		expect(codes).toHaveLength(10);
		const { rows } = await db().query<{ stored: string }>(
			`select coalesce(string_agg(factor::text, ''), '') || (select string_agg(code::text, '') from auth_mfa_recovery_code code) as stored
				from auth_mfa_factor factor`,
		);
		for (const hidden of [secret, ...codes]) expect(rows[0]?.stored).not.toContain(hidden);
		const { body } = await api("/auth/second-factor", { token: administrator.token });
		expect(body).toEqual({ isOn: true, recoveryCodes: 10, isRequired: false });
	});

	test("requires the password, is for staff only, and does not replace an active one", async () => {
		const begin = (token: string, password: string) => api("/auth/second-factor", { token, body: { password } });
		const customer = await registerCustomer();
		const wrong = await begin(administrator.token, "faux-mot-de-passe");
		expect([wrong.status, wrong.body.code]).toEqual([400, "WRONG_PASSWORD"]);
		expect((await begin(customer.token, customer.password)).body.code).toBe("FORBIDDEN");
		expect((await begin(administrator.token, administrator.password)).body.code).toBe("SECOND_FACTOR_ON");
	});

	test("one that was begun and not confirmed asks for nothing", async () => {
		const other = await newAdministrator();
		await api("/auth/second-factor", { token: other.token, body: { password: other.password } });
		expect((await shop(other)).status).toBe(200);
		expect(await signInToMedusa(other)).toBeTruthy();
	});
});

describe("cannot be skipped", () => {
	test("POST /api/auth/login: the password alone opens nothing, a wrong code neither, the right one does", async () => {
		await later();
		const alone = await shop(administrator);
		expect([alone.status, alone.body]).toEqual([
			401,
			expect.objectContaining({ code: "SECOND_FACTOR_REQUIRED", field: "code" }),
		]);
		expect((await shop(administrator, "000000")).body).toMatchObject({ code: "SECOND_FACTOR_WRONG" });
		const right = await shop(administrator, codeOf(secret));
		expect(right.status).toBe(200);
		expect((await api("/admin/dashboard", { token: right.body.token })).status).toBe(200);
	});

	test("a wrong password says so, whatever the code", async () => {
		const { status, body } = await shop({ ...administrator, password: "faux-mot-de-passe" }, codeOf(secret));
		expect([status, body]).toEqual([401, { code: "BAD_CREDENTIALS", message: "Email ou mot de passe incorrect" }]);
	});

	test("POST /auth/user/emailpass: a challenge whose token opens neither /admin, /api nor a cookie", async () => {
		await later();
		const { status, body } = await medusa(administrator);
		expect([status, body.mfa_challenge?.methods]).toEqual([200, ["totp", "recovery_code"]]);
		expect(await me({ token: body.token })).toBe(401);
		expect((await api("/admin/dashboard", { token: body.token })).status).toBe(401);
		expect((await openCookie(body.token)).headers.get("set-cookie") ?? "").not.toContain("connect.sid");
		expect((await verify(body, "000000")).body).toMatchObject({ code: "SECOND_FACTOR_WRONG" });
		const opened = await verify(body, codeOf(secret));
		expect(opened.status).toBe(200);
		expect(await me({ token: opened.body.token })).toBe(200);
		expect((await openCookie(opened.body.token)).headers.get("set-cookie")).toContain("connect.sid");
	});

	test("a challenge serves once, for five minutes, for who passed the password", async () => {
		await later();
		const { body } = await medusa(administrator);
		expect((await verify(body, codeOf(secret))).status).toBe(200);
		await later();
		expect((await verify(body, codeOf(secret, 1))).body).toMatchObject({ code: "SECOND_FACTOR_LATE" });
		const late = (await medusa(administrator)).body;
		await db().query("update account_ticket set expires_at = now() where purpose = 'second-factor'");
		expect((await verify(late, codeOf(secret))).body).toMatchObject({ code: "SECOND_FACTOR_LATE" });
	});

	test("POST /auth/customer/emailpass, the Store API's door, asks it too", async () => {
		await later();
		const body = { email: administrator.email, password: administrator.password };
		expect((await engine("/auth/customer/emailpass", { body })).body).toMatchObject({ code: "SECOND_FACTOR_REQUIRED" });
		const right = await engine("/auth/customer/emailpass", { body: { ...body, code: codeOf(secret) } });
		expect(right.status).toBe(200);
	});

	test.each(["/auth/mfa/factors", "/auth/mfa/recovery-codes", "/auth/token/refresh"])(
		"the engine's own %s stays closed",
		async (path) => {
			expect((await engine(path, { method: "POST", token: administrator.token, body: {} })).status).toBe(404);
		},
	);

	test("a forgotten password sets a password and no more: the code is still asked", async () => {
		await later();
		const other = await newAdministrator();
		const own = await protect(other);
		await api("/auth/password/forgotten", { body: { email: other.email } });
		const token = await mailedToken(other.email, "password-reset", "/reset-password");
		const password = "Calisson-neuf-2026";
		expect((await api("/auth/password/reset", { body: { token, password } })).status).toBe(204);
		expect((await shop({ ...other, password })).body).toMatchObject({ code: "SECOND_FACTOR_REQUIRED" });
		expect((await medusa({ ...other, password })).body.mfa_challenge).toBeTruthy();
		expect((await shop({ ...other, password }, codeOf(own.secret))).status).toBe(200);
	});
});

describe("a code", () => {
	test("opens one session: a replay is refused at either door, also two at once", async () => {
		await later();
		const code = codeOf(secret);
		const both = await Promise.all([shop(administrator, code), shop(administrator, code)]);
		expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
		const { body } = await medusa(administrator);
		expect((await verify(body, code)).body).toMatchObject({ code: "SECOND_FACTOR_WRONG" });
	});

	test("a recovery code serves once in its place", async () => {
		await later();
		const [code = "", next = ""] = codes;
		expect((await shop(administrator, code)).status).toBe(200);
		expect((await shop(administrator, code)).body).toMatchObject({ code: "SECOND_FACTOR_WRONG" });
		const { body } = await medusa(administrator);
		expect((await verify(body, next, "recovery_code")).status).toBe(200);
	});

	test("is tried five times in a quarter of an hour, then even the right one waits", async () => {
		await later();
		for (let tried = 0; tried < 5; tried++) expect((await shop(administrator, "000000")).status).toBe(400);
		const refused = await shop(administrator, codeOf(secret));
		expect([refused.status, refused.body]).toMatchObject([429, { code: "RATE_LIMITED" }]);
		expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
		await later();
	});
});

test("stopping it takes password and code; afterwards the password alone opens", async () => {
	const other = await newAdministrator();
	const own = await protect(other);
	const end = (password: string, code: string) =>
		api("/auth/second-factor/removal", { token: other.token, body: { password, code } });
	expect((await end("faux-mot-de-passe", codeOf(own.secret))).body.code).toBe("WRONG_PASSWORD");
	expect((await end(other.password, "000000")).body.code).toBe("SECOND_FACTOR_WRONG");
	expect((await end(other.password, codeOf(own.secret))).status).toBe(204);
	expect((await shop(other)).status).toBe(200);
});

test("`admin reset-second-factor` opens the way by the password, ends the sessions and is in the log", async () => {
	const other = await newAdministrator();
	await protect(other);
	const by = { customerId: "shop-command", email: "ligne de commande" };
	expect(await resetSecondFactor(pool, other.email, by)).toBe(true);
	expect(await resetSecondFactor(pool, other.email, by)).toBe(false);
	expect((await api("/auth/me", { token: other.token })).status).toBe(401);
	expect((await shop(other)).status).toBe(200);
	const { rows } = await db().query("select action from admin_audit where label = $1 order by id", [other.email]);
	expect(rows.map(({ action }) => action)).toEqual(["second-factor.enabled", "second-factor.reset"]);
});
