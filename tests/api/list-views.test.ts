import { randomUUID } from "node:crypto";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { ListView, ListViews, SaveView } from "@confiserie/domain/contract/list-views";
import { beforeAll, expect, test } from "vitest";
import { adminToken, api, db } from "../support/api";
import { newAdministrator } from "../support/staff";

let mine: string;
let hers: { token: string };
beforeAll(async () => {
	mine = await adminToken();
	hers = await newAdministrator("readonly");
});

const nameOf = () => `Vue ${randomUUID()}`;
const save = <Body = ListView>(changes: Partial<SaveView>, token = mine) =>
	api<Body>("/admin/views", {
		method: "POST",
		token,
		body: { list: "orders", name: nameOf(), query: "period=week&city=Gap", isDefault: false, ...changes },
	});
const put = <Body = ListView>(id: string, body: object, token = mine) =>
	api<Body>(`/admin/views/${id}`, { method: "PUT", token, body });
const list = async (token = mine) => (await api<ListViews>("/admin/views", { token })).body.content;

test("a view stores what its list understands, a period by its name; each administrator has their own", async () => {
	const name = nameOf();
	const { status, body } = await save({ name, query: "page=3&period=week&columns=amount,city&city=Gap" });
	expect([status, body]).toEqual([
		201,
		{ id: body.id, list: "orders", name, query: "period=week&city=Gap&columns=amount%2Ccity", isDefault: false },
	]);
	expect(await list()).toContainEqual(body);
	expect(await list(hers.token)).not.toContainEqual(body);
	for (const answer of [
		await put<ApiError>(body.id, { list: "orders", name, query: "", isDefault: false }, hers.token),
		await api<ApiError>(`/admin/views/${body.id}`, { method: "DELETE", token: hers.token }),
	])
		expect([answer.status, answer.body.code]).toEqual([404, "VIEW_NOT_FOUND"]);
	expect((await save({ name }, hers.token)).status).toBe(201);
	expect((await api(`/admin/views/${body.id}`, { method: "DELETE", token: mine })).status).toBe(204);
	expect(await list()).not.toContainEqual(body);
});

test("one view opens a list; a name is taken once", async () => {
	const first = await save({ isDefault: true }, hers.token);
	const second = await save({ isDefault: true }, hers.token);
	const third = await save({ list: "products", query: "stock=low", isDefault: true }, hers.token);
	const defaults = (await list(hers.token)).filter(({ isDefault }) => isDefault);
	expect(defaults.map(({ id }) => id).sort()).toEqual([second.body.id, third.body.id].sort());
	const { id: _, ...view } = second.body;
	const taken = await put<ApiError>(first.body.id, view, hers.token);
	expect([taken.status, taken.body.code, taken.body.field]).toEqual([409, "VIEW_NAME_TAKEN", "name"]);
	const changed = await put(first.body.id, { ...view, name: first.body.name, query: "" }, hers.token);
	expect(changed).toMatchObject({ status: 200, body: { query: "", isDefault: true } });
	expect((await list(hers.token)).find(({ id }) => id === second.body.id)?.isDefault).toBe(false);
});

test("thirty views of a list are enough", async () => {
	const { token, customerId } = await newAdministrator("readonly").then(async (member) => ({
		...member,
		customerId: (await api<{ id: string }>("/auth/me", { token: member.token })).body.id,
	}));
	await db().query(
		`insert into account_list_view (id, owner_id, list, name, query, is_default)
			select $1 || place, $1, 'orders', place, '', false from generate_series(1, 30) place`,
		[customerId],
	);
	const { status, body } = await save<ApiError>({}, token);
	expect([status, body.code]).toEqual([409, "VIEW_LIMIT"]);
	expect((await save({ list: "products", query: "" }, token)).status).toBe(201);
});

test.each<[object, string]>([
	[{ list: "customers" }, "list"],
	[{ name: " " }, "name"],
	[{ name: "x".repeat(61) }, "name"],
	[{ query: "ville=Gap" }, "query"],
	[{ query: `city=${"x".repeat(1000)}` }, "query"],
	[{ isDefault: "oui" }, "isDefault"],
	[{ colour: "x" }, "colour"],
])("%j is refused", async (changes, field) => {
	const { status, body } = await save<ApiError>(changes);
	expect([status, body.code, body.field]).toEqual([400, "VALIDATION", field]);
});
