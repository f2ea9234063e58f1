import { randomUUID } from "node:crypto";
import { daysBefore, RETENTION, yearsBefore } from "@confiserie/domain/personal-data/retention";
import { afterAll, describe, expect, test } from "vitest";
import { purge } from "../../backend/src/modules/operations/retention/purge";
import { db } from "../support/api";
import { openOrderContext } from "../support/order-context";
import { NOW, over, short } from "../support/retention";

const { context, close } = openOrderContext();
const run = () => purge(context.pool, NOW);
afterAll(close);

describe("messages and traces: one year", () => {
	test("messages of the contact form", async () => {
		const limit = yearsBefore(NOW, RETENTION.contactMessageYears);
		const [old, young] = [randomUUID(), randomUUID()];
		for (const [id, at] of [
			[old, over(limit)],
			[young, short(limit)],
		])
			await db().query(
				`INSERT INTO contact_message (id, name, email, subject, message, created_at) VALUES ($1, 'n', 'e', 's', 'm', $2)`,
				[id, at],
			);
		expect((await run()).contactMessages).toBe(1);
		const { rows } = await db().query("SELECT id FROM contact_message WHERE id = ANY($1)", [[old, young]]);
		expect(rows.map(({ id }) => id)).toEqual([young]);
	});

	test("to whom mails went, but never one that is still to go; events of the provider that were dealt with", async () => {
		const limit = yearsBefore(NOW, RETENTION.traceYears);
		const name = (what: string) => `${what}-${limit.getTime()}`;
		const mail = (key: string, status: string, at: Date) =>
			db().query(
				`INSERT INTO mail_outbox (key, recipient, template, data, status, created_at, next_attempt_at)
				VALUES ($1, 'a@b.fr', 'none', '{}', $2, $3, now() + interval '1 day')`,
				[name(key), status, at],
			);
		await mail("sent", "SENT", over(limit));
		await mail("failed", "FAILED", over(limit));
		await mail("queued", "QUEUED", over(limit));
		await mail("young", "SENT", short(limit));
		const event = (id: string, at: Date | null) =>
			db().query(
				`INSERT INTO webhook_inbox (id, provider, type, raw, received_at, processed_at, next_try_at)
				VALUES ($1, 'demo', 'x', '{}', $2, $3, now() + interval '1 day')`,
				[name(id), over(limit), at],
			);
		await event("done", over(limit));
		await event("recent", short(limit));
		await event("open", null);
		await run();
		const left = async (table: string, column: string) =>
			(
				await db().query(`SELECT ${column} AS name FROM ${table} WHERE ${column} LIKE $1 ORDER BY 1`, [name("%")])
			).rows.map((row) => row.name);
		expect(await left("mail_outbox", "key")).toEqual([name("queued"), name("young")]);
		expect(await left("webhook_inbox", "id")).toEqual([name("open"), name("recent")]);
		await db().query("DELETE FROM mail_outbox WHERE key LIKE $1", [name("%")]);
		await db().query("DELETE FROM webhook_inbox WHERE id LIKE $1", [name("%")]);
	});

	test("Medusa's own record of a mail goes with it", async () => {
		const limit = yearsBefore(NOW, RETENTION.traceYears);
		const [old, young] = [randomUUID(), randomUUID()];
		for (const [id, at] of [
			[old, over(limit)],
			[young, short(limit)],
		])
			await db().query(
				`INSERT INTO notification (id, "to", channel, template, created_at) VALUES ($1, 'a@b.fr', 'email', 'none', $2)`,
				[id, at],
			);
		await run();
		const { rows } = await db().query("SELECT id FROM notification WHERE id = ANY($1)", [[old, young]]);
		expect(rows.map(({ id }) => id)).toEqual([young]);
	});

	test("imports with their reports and journals: thirty days", async () => {
		const limit = daysBefore(NOW, RETENTION.importDays);
		const [old, young] = [randomUUID(), randomUUID()];
		for (const [id, at] of [
			[old, over(limit)],
			[young, short(limit)],
		]) {
			await db().query(
				`INSERT INTO import_run (id, kind, state, dry_run, file_name, actor_email, report, ended_at)
				VALUES ($1, 'customers', 'DONE', true, 'a.csv', 'a@b.fr', '{}', $2)`,
				[id, at],
			);
			await db().query("INSERT INTO import_undo (import_id, reference) VALUES ($1, $1)", [id]);
		}
		await run();
		const { rows } = await db().query("DELETE FROM import_run WHERE id = ANY($1) RETURNING id", [[old, young]]);
		expect(rows.map(({ id }) => id)).toEqual([young]);
	});

	test("links and counters that have expired", async () => {
		const [expired, valid] = [randomUUID(), randomUUID()];
		for (const [hash, at] of [
			[expired, new Date(NOW.getTime() - 1000)],
			[valid, new Date(NOW.getTime() + 60_000)],
		]) {
			await db().query("INSERT INTO account_ticket (hash, purpose, expires_at) VALUES ($1, 'sign-in', $2)", [hash, at]);
			await db().query("INSERT INTO throttle_window (key, attempts, expires_at) VALUES ($1, 1, $2)", [hash, at]);
		}
		await run();
		for (const [table, column] of [
			["account_ticket", "hash"],
			["throttle_window", "key"],
		]) {
			const { rows } = await db().query(`SELECT ${column} AS id FROM ${table} WHERE ${column} = ANY($1)`, [
				[expired, valid],
			]);
			expect(rows.map(({ id }) => id)).toEqual([valid]);
			await db().query(`DELETE FROM ${table} WHERE ${column} = $1`, [valid]);
		}
	});
});
