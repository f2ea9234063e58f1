import { createHmac, randomUUID } from "node:crypto";
import type { StaffRole } from "@confiserie/domain/accounts/account";
import { db, engine, medusaToken, registerCustomer, type TestCustomer } from "./api";

/** An administrator of one test's own: an account of the shop that carries a Medusa user, as a grant makes it. */
export async function newAdministrator(role: StaffRole = "owner"): Promise<TestCustomer & { userId: string }> {
	const account = await registerCustomer({ firstName: "Ada", lastName: "Ministre" });
	const userId = `user_${randomUUID()}`;
	await db().query(`insert into "user" (id, email, first_name, last_name) values ($1, $2, 'Ada', 'Ministre')`, [
		userId,
		account.email,
	]);
	await db().query(
		"update auth_identity set app_metadata = app_metadata || jsonb_build_object('user_id', $2::text) where app_metadata ->> 'customer_id' = $1",
		[account.user.id, userId],
	);
	await db().query("insert into account_staff (user_id, role) values ($1, $2)", [userId, role]);
	return { ...account, userId };
}

/** A code of an application that knows the secret, `steps` half minutes from now (RFC 6238). */
export function codeOf(secret: string, steps = 0): string {
	const bits = [...secret].map((letter) =>
		"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
	);
	const key = Buffer.from(
		bits
			.join("")
			.match(/.{8}/g)
			?.map((byte) => Number.parseInt(byte, 2)) ?? [],
	);
	const counter = Buffer.alloc(8);
	counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
	const digest = createHmac("sha1", key).update(counter).digest();
	const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff;
	return String(number % 1_000_000).padStart(6, "0");
}

/** Signs in to Medusa Admin; undefined when it is refused. */
export async function signInToMedusa(account: { email: string; password: string }): Promise<string | undefined> {
	const { status, body } = await engine<{ token: string }>("/auth/user/emailpass", {
		body: { email: account.email, password: account.password },
	});
	return status === 200 ? body.token : undefined;
}

/** Asks for a session of Medusa Admin, as the dashboard does; `cookie` is one that the browser has already. */
export function openCookie(token: string, cookie?: string) {
	return engine("/auth/session", { method: "POST", token, headers: cookie ? { cookie } : {} });
}

/** The cookie of a session of Medusa Admin. */
export async function medusaCookie(token: string): Promise<string> {
	const { headers } = await openCookie(token);
	return headers.get("set-cookie")?.split(";")[0] ?? "";
}

/** The status that Medusa Admin's own user reads of themselves: 200, or 401 when the session opens nothing. */
export async function me(call: Parameters<typeof engine>[1]): Promise<number> {
	return (await engine("/admin/users/me", call)).status;
}

/** An invitation to Medusa Admin; returns its token. */
export async function invite(email: string): Promise<string> {
	const { status, body } = await engine<{ invite: { token: string } }>("/admin/invites", {
		body: { email },
		token: await medusaToken(),
	});
	if (status !== 200) throw new Error(`The invitation returned ${status}: ${JSON.stringify(body)}`);
	return body.invite.token;
}

/** Registers in Medusa, as an invited person does before accepting. */
export async function registerInMedusa(account: { email: string; password: string }): Promise<string> {
	const { status, body } = await engine<{ token: string }>("/auth/user/emailpass/register", {
		body: { email: account.email, password: account.password },
	});
	if (status !== 200) throw new Error(`The engine's registration returned ${status}: ${JSON.stringify(body)}`);
	return body.token;
}
