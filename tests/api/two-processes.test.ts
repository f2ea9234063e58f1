import { randomUUID } from "node:crypto";
import type { Category } from "@confiserie/domain/catalogue/category";
import type { Session } from "@confiserie/domain/contract/auth";
import type { AdminCategory } from "@confiserie/domain/contract/categories";
import { expect, test } from "vitest";
import { adminToken, api, type Call, registerCustomer } from "../support/api";
import { secondTest } from "../support/second-server";

let other: string;
secondTest.beforeAll(({ second }) => {
	other = second.backend;
});

/** A call to the second server. */
const there = <Body>(path: string, call: Call = {}) => api<Body>(path, { ...call, backend: other });

test("who signs in at one server is known at the other, and signed out of both at once", async () => {
	const { email, password } = await registerCustomer();
	const { body } = await api<Session>("/auth/login", { body: { email, password } });
	expect((await there("/auth/me", { token: body.token })).status).toBe(200);
	expect((await there("/auth/logout", { method: "POST", token: body.token })).status).toBeLessThan(300);
	expect((await api("/auth/me", { token: body.token })).status).toBe(401);
});

test("a category that is added at one server is offered by both, and searched for at both; one deleted by neither", async () => {
	const token = await adminToken();
	const read = async (call: Call = {}) => (await api<Category[]>("/categories", call)).body.map(({ code }) => code);
	const readThere = () => read({ backend: other });
	await Promise.all([read(), readThere()]);
	const body = { name: `Essai ${randomUUID().slice(0, 8)}`, icon: "GIFT" };
	const { code } = (await api<AdminCategory>("/admin/categories", { token, body })).body;
	expect(await readThere()).toEqual(await read());
	expect(await read()).toContain(code);
	expect((await there(`/products?category=${code}`)).status).toBe(200);
	expect((await there(`/admin/categories/${code}`, { method: "DELETE", token })).status).toBe(204);
	expect(await read()).not.toContain(code);
	expect((await api(`/products?category=${code}`)).status).toBe(400);
});

test("failed sign-ins are counted over both servers: ten in all, whichever is asked", async () => {
	const { email, password } = await registerCustomer();
	const wrong = { email, password: "Mauvais-mot-2026" };
	const statuses: number[] = [];
	for (let tries = 0; tries < 6; tries++) {
		statuses.push((await api("/auth/login", { body: wrong })).status);
		statuses.push((await there("/auth/login", { body: wrong })).status);
	}
	expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
	expect((await there("/auth/login", { body: { email, password } })).status).toBe(429);
});
