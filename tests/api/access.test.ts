import { ERRORS } from "@confiserie/domain/contract/error";
import { describe, expect, test } from "vitest";
import { adminToken, api, engine, medusaToken, registerCustomer } from "../support/api";

describe("Medusa's own routes", () => {
	test.each([
		["GET", "/auth/user/emailpass"],
		["POST", "/auth/mfa/factors"],
		["POST", "/hooks/payment/pp_system_default"],
		["GET", "/cloud/auth"],
		["GET", "/"],
		["GET", "/.env"],
		["GET", "/static/%zz"],
	])("%s %s is closed with 404", async (method, path) => {
		const answer = await engine(path, { method });
		expect(answer.status).toBe(404);
		expect(answer.body).toEqual({ code: "NOT_FOUND", message: ERRORS.NOT_FOUND.message });
	});

	test("/admin opens to Medusa users only", async () => {
		expect((await engine("/admin/users/me", { token: await medusaToken() })).status).toBe(200);
		expect((await engine("/admin/users/me")).status).toBe(401);
		const { token } = await registerCustomer();
		expect((await engine("/admin/users/me", { token })).status).toBe(401);
		// The shop's own token of an administrator serves /api alone.
		expect((await engine("/admin/users/me", { token: await adminToken() })).status).toBe(401);
	});

	test.each(["/admin/orders/%zz", "/admin/orders/%00", "/app/%zz"])("%s names nothing: 404, not 500", async (path) => {
		expect((await engine(path, { token: await medusaToken() })).status).toBe(404);
	});

	test("what Medusa Admin signs in and out with stays open", async () => {
		const token = await medusaToken();
		const opened = await engine("/auth/session", { method: "POST", token });
		expect(opened.status).toBe(200);
		const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
		expect((await engine("/admin/users/me", { headers: { cookie } })).status).toBe(200);
		// The cookie of Medusa Admin opens nothing in /api: a foreign page could send it.
		expect((await api("/auth/me", { headers: { cookie } })).status).toBe(401);
		expect((await engine("/auth/session", { method: "DELETE", headers: { cookie } })).status).toBe(200);
		expect((await engine("/health")).status).toBe(200);
	});
});
