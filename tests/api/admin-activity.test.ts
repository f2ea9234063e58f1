import { randomUUID } from "node:crypto";
import { type ActivityList, activityListSchema } from "@confiserie/domain/contract/activity";
import { dayOf } from "@confiserie/domain/day";
import { describe, expect, test } from "vitest";
import { adminToken, api, db } from "../support/api";

async function record(label: string): Promise<void> {
	await db().query(
		`insert into admin_audit (actor_id, actor_email, action, entity, entity_id, label, changes)
			values ('cus_1', 'admin@demo.fr', 'order.updated', 'order', 'cmd_1', $1, $2)`,
		[label, JSON.stringify({ status: { from: "CONFIRMED", to: "SHIPPED" } })],
	);
}

async function activity(query: string): Promise<ActivityList> {
	const { status, body } = await api(`/admin/activity${query}`, { token: await adminToken() });
	expect(status).toBe(200);
	return activityListSchema.strict().parse(body);
}

describe("GET /admin/activity", () => {
	test("returns who changed what, from what to what, newest first, page after page", async () => {
		const labels = [randomUUID(), randomUUID(), randomUUID()];
		for (const label of labels) await record(label);
		const first = await activity("?size=2");
		expect(first.content.map(({ label }) => label)).toEqual([labels[2], labels[1]]);
		expect(first.last).toBe(false);
		expect(first.content[0]).toMatchObject({
			actorEmail: "admin@demo.fr",
			action: "order.updated",
			changes: { status: { from: "CONFIRMED", to: "SHIPPED" } },
		});
		const next = await activity(`?size=1&before=${first.content[1]?.id}`);
		expect(next.content.map(({ label }) => label)).toEqual([labels[0]]);
	});

	test("finds by who, by what was done in French words, by its subject, its kind and its day in Paris", async () => {
		const [mine, other] = [randomUUID(), randomUUID()];
		await record(mine);
		await record(other);
		const labels = async (query: string) => (await activity(`?size=100&${query}`)).content.map(({ label }) => label);
		const [{ at = "" } = {}] = (await activity(`?query=${mine}`)).content;
		const today = dayOf(new Date(at));
		expect(await labels(`query=${mine.slice(0, 18)}`)).toEqual([mine]);
		expect(await labels(`query=MODIFIÉ LA COMMANDE&entity=order&from=${today}&to=${today}`)).toEqual(
			expect.arrayContaining([mine, other]),
		);
		expect(await labels(`query=${mine}&entity=product`)).toEqual([]);
		expect(await labels(`query=${mine}&to=2026-01-01`)).toEqual([]);
		expect(await labels(`query=${mine}&from=2126-01-01`)).toEqual([]);
		expect(await labels("query=%25")).not.toContain(mine);
	});

	test("a period that ends before it begins is refused at its end", async () => {
		const asked = await api("/admin/activity?from=2026-11-02&to=2026-11-01", { token: await adminToken() });
		expect(asked.status).toBe(400);
		expect(asked.body).toMatchObject({ code: "VALIDATION", field: "to" });
	});

	test.each([
		"?size=0",
		"?size=101",
		"?size=x",
		"?before=-1",
		"?entity=autre",
		"?from=hier",
		"?to=2026-02-30",
		"?from=0000-02-29",
	])("%s returns 400", async (query) => {
		expect((await api(`/admin/activity${query}`, { token: await adminToken() })).status).toBe(400);
	});

	test("the log is append only: the database refuses to rewrite it", async () => {
		await record("définitif");
		await expect(db().query("update admin_audit set label = 'autre'")).rejects.toThrow("append only");
		await expect(db().query("delete from admin_audit")).rejects.toThrow("append only");
	});
});
