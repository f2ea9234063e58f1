import type { AccountSession } from "@confiserie/domain/contract/auth";
import { describe, expect, test } from "vitest";
import { api, db, login, registerCustomer } from "../support/api";

const statusOf = async (token: string) => (await api("/auth/me", { token })).status;
const sessionOf = (token: string): string =>
	JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).sid;

/** Makes a session one that was opened, or used last, some time ago. */
async function backdate(token: string, column: "created_at" | "last_seen_at", ago: string): Promise<void> {
	const { rowCount } = await db().query(`UPDATE account_session SET ${column} = now() - $2::interval WHERE id = $1`, [
		sessionOf(token),
		ago,
	]);
	expect(rowCount).toBe(1);
}

async function lastSeenSecondsAgo(token: string): Promise<number> {
	const { rows } = await db().query<{ ago: number }>(
		"SELECT extract(epoch FROM now() - last_seen_at)::float AS ago FROM account_session WHERE id = $1",
		[sessionOf(token)],
	);
	return rows[0]?.ago ?? Number.NaN;
}

describe("a session ends on the server", () => {
	test("at once on logout; the account's sessions elsewhere go on", async () => {
		const { token, email, password } = await registerCustomer();
		const elsewhere = await login({ email, password });
		expect((await api("/auth/logout", { method: "POST", token })).status).toBe(204);
		expect(await statusOf(token)).toBe(401);
		expect((await api("/auth/logout", { method: "POST", token })).status).toBe(401);
		expect(await statusOf(elsewhere)).toBe(200);
	});

	test("at once everywhere else on 'end all sessions'; other users' sessions stay", async () => {
		const { token, email, password } = await registerCustomer();
		const others = [await login({ email, password }), await login({ email, password })];
		const stranger = await registerCustomer();
		const { status, body } = await api<{ ended: number }>("/auth/sessions", { method: "DELETE", token });
		expect(status).toBe(200);
		expect(body).toEqual({ ended: 2 });
		for (const other of others) expect(await statusOf(other)).toBe(401);
		expect(await statusOf(token)).toBe(200);
		expect(await statusOf(stranger.token)).toBe(200);
	});

	test("one by one from the list of one's own, and never a stranger's", async () => {
		const { token, email, password } = await registerCustomer();
		const other = await login({ email, password });
		const stranger = await registerCustomer();
		const list = async (asked: string) => (await api<AccountSession[]>("/auth/sessions", { token: asked })).body;
		const end = (id: string) => api(`/auth/sessions/${id}`, { method: "DELETE", token });
		const mine = await list(token);
		expect(mine.map(({ isThis }) => isThis).sort()).toEqual([false, true]);
		const [theirs] = await list(stranger.token);
		const refused = await end(theirs?.id ?? "");
		expect([refused.status, refused.body]).toMatchObject([404, { code: "SESSION_NOT_FOUND" }]);
		const id = mine.find(({ isThis }) => !isThis)?.id ?? "";
		expect([(await end(id)).status, (await end(id)).status]).toEqual([204, 404]);
		expect([await statusOf(other), await statusOf(token), await statusOf(stranger.token)]).toEqual([401, 200, 200]);
		expect((await list(token)).map(({ isThis }) => isThis)).toEqual([true]);
	});

	test("after more than 7 days without a call", async () => {
		const { token } = await registerCustomer();
		await backdate(token, "last_seen_at", "7 days 1 minute");
		expect(await statusOf(token)).toBe(401);
		expect(await statusOf(token)).toBe(401);
	});

	test("not before: each call counts as activity, written at most every five minutes", async () => {
		const { token } = await registerCustomer();
		await backdate(token, "last_seen_at", "6 days 23 hours");
		expect(await statusOf(token)).toBe(200);
		expect(await lastSeenSecondsAgo(token)).toBeLessThan(60);
		await backdate(token, "last_seen_at", "4 minutes");
		expect(await statusOf(token)).toBe(200);
		expect(await lastSeenSecondsAgo(token)).toBeGreaterThan(200);
	});

	test("after ninety days, however much it is used", async () => {
		const { token } = await registerCustomer();
		await backdate(token, "created_at", "90 days 1 minute");
		expect(await statusOf(token)).toBe(401);
	});

	test("and its row goes once it has been idle, as others open", async () => {
		const { token, email, password } = await registerCustomer();
		await backdate(token, "last_seen_at", "400 days");
		await login({ email, password });
		const { rowCount } = await db().query("SELECT 1 FROM account_session WHERE id = $1", [sessionOf(token)]);
		expect(rowCount).toBe(0);
	});
});
