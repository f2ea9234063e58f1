import { randomUUID } from "node:crypto";
import type { Category } from "@confiserie/domain/category";
import type { Session } from "@confiserie/domain/contract/auth";
import type { AdminCategory } from "@confiserie/domain/contract/category";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Service } from "../../scripts/lib/processes";
import { adminToken, api, registerCustomer } from "../support/api";
import { testBackend } from "../support/backend";
import { shopUnderTest } from "../support/context";

/** A second server of the same shop. */
let other: { service: Service; backend: string };
beforeAll(async () => {
	const { backend, launch } = await testBackend("test-second", shopUnderTest().databaseUrl);
	const { service, healthy } = launch();
	await healthy;
	other = { service, backend };
}, 180_000);
afterAll(() => other.service.stop());

/** A call to the second server. */
const there = (path: string, init: RequestInit & { token?: string } = {}) =>
	fetch(`${other.backend}/api${path}`, {
		...init,
		headers: {
			"content-type": "application/json",
			...init.headers,
			...(init.token && { authorization: `Bearer ${init.token}` }),
		},
	});

test("who signs in at one server is known at the other, and signed out of both at once", async () => {
	const { email, password } = await registerCustomer();
	const { body } = await api<Session>("/auth/login", { body: { email, password } });
	expect((await there("/auth/me", { token: body.token })).status).toBe(200);
	expect((await there("/auth/logout", { method: "POST", token: body.token })).status).toBeLessThan(300);
	expect((await api("/auth/me", { token: body.token })).status).toBe(401);
});

test("a category that is added at one server is offered by both, and searched for at both; one deleted by neither", async () => {
	const token = await adminToken();
	const read = async (from: Promise<Response>) => ((await (await from).json()) as Category[]).map(({ code }) => code);
	const here = () => read(fetch(`${shopUnderTest().backend}/api/categories`));
	await Promise.all([here(), read(there("/categories"))]);
	const body = { name: `Essai ${randomUUID().slice(0, 8)}`, icon: "GIFT" };
	const { code } = (await api<AdminCategory>("/admin/categories", { token, body })).body;
	expect(await read(there("/categories"))).toEqual(await here());
	expect(await here()).toContain(code);
	expect((await there(`/products?category=${code}`)).status).toBe(200);
	expect((await there(`/admin/categories/${code}`, { method: "DELETE", token })).status).toBe(204);
	expect(await here()).not.toContain(code);
	expect((await api(`/products?category=${code}`)).status).toBe(400);
});

test("failed sign-ins are counted over both servers: ten in all, whichever is asked", async () => {
	const { email, password } = await registerCustomer();
	const wrong = JSON.stringify({ email, password: "Mauvais-mot-2026" });
	const statuses: number[] = [];
	for (let tries = 0; tries < 6; tries++) {
		statuses.push((await api("/auth/login", { body: wrong })).status);
		statuses.push((await there("/auth/login", { method: "POST", body: wrong })).status);
	}
	expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
	expect((await there("/auth/login", { method: "POST", body: JSON.stringify({ email, password }) })).status).toBe(429);
});
