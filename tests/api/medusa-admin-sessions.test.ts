import { beforeAll, describe, expect, test } from "vitest";
import { api, db, engine, login, registerCustomer } from "../support/api";
import { medusaCookie, newAdministrator, signInToMedusa } from "../support/staff";

type Administrator = Awaited<ReturnType<typeof newAdministrator>>;

let administrator: Administrator;
let token: string;
let cookie: string;
beforeAll(async () => {
	await open();
});

/** An administrator who is signed in to Medusa Admin twice: by token and by cookie, since a minute. */
async function open(): Promise<void> {
	administrator = await newAdministrator();
	token = (await signInToMedusa(administrator)) ?? "";
	cookie = await medusaCookie(token);
	await backdateCredentials("1 minute");
	expect(await isIn()).toEqual([200, 200]);
}

/** The token is of the very second of the registration: whole seconds tell the two apart only a moment later. */
async function backdateCredentials(ago: string): Promise<void> {
	await db().query("update provider_identity set updated_at = now() - $2::interval where entity_id = $1", [
		administrator.email,
		ago,
	]);
}
/** As if the change had come a moment later than the sign-in, which tests are too quick for. */
async function letASecondPass(): Promise<void> {
	await db().query("update provider_identity set updated_at = updated_at + interval '1 second' where entity_id = $1", [
		administrator.email,
	]);
}

async function isIn(): Promise<number[]> {
	const asked = [{ token }, { headers: { cookie } }];
	return Promise.all(asked.map(async (call) => (await engine("/admin/users/me", call)).status));
}

const NEW_PASSWORD = "Berlingot-neuf-2026";
const changePassword = async () => {
	const session = await login(administrator);
	const body = { currentPassword: administrator.password, newPassword: NEW_PASSWORD };
	expect((await api("/auth/password", { method: "PUT", token: session, body })).status).toBeLessThan(300);
	await letASecondPass();
};

describe("a session of Medusa Admin ends", () => {
	test("with the password that opened it, by token, by cookie, and buys no new one", async () => {
		await changePassword();
		expect(await isIn()).toEqual([401, 401]);
		expect((await engine("/auth/token/refresh", { method: "POST", token })).status).toBe(404);
		expect((await engine("/auth/session", { method: "POST", token })).status).toBe(401);
		expect((await engine("/admin/shop/commercial-codes", { token })).status).toBe(401);
	});

	test("the new password opens another", async () => {
		await backdateCredentials("1 minute");
		expect(await signInToMedusa(administrator)).toBeUndefined();
		token = (await signInToMedusa({ email: administrator.email, password: NEW_PASSWORD })) ?? "";
		expect((await engine("/admin/users/me", { token })).status).toBe(200);
	});

	test("with the right to administer, at the next call", async () => {
		await open();
		await db().query(
			"update auth_identity set app_metadata = app_metadata - 'user_id' where app_metadata ->> 'user_id' = $1",
			[administrator.userId],
		);
		expect(await isIn()).toEqual([401, 401]);
	});

	test("with the user, when it is removed in Medusa Admin", async () => {
		await open();
		await db().query(`update "user" set deleted_at = now() where id = $1`, [administrator.userId]);
		expect(await isIn()).toEqual([401, 401]);
	});
});

test("other users' sessions stay", async () => {
	await open();
	const stranger = await registerCustomer();
	const body = { currentPassword: stranger.password, newPassword: NEW_PASSWORD };
	expect((await api("/auth/password", { method: "PUT", token: stranger.token, body })).status).toBeLessThan(300);
	expect(await isIn()).toEqual([200, 200]);
});
