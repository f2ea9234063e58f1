import { ERRORS } from "@confiserie/domain/contract/error";
import { asValue } from "@medusajs/framework/awilix";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys, createMedusaContainer, MedusaError } from "@medusajs/framework/utils";
import { beforeAll, expect, test, vi } from "vitest";
import { loadEnvironment } from "../config/env";
import { ApiFailure } from "../modules/foundations/failures";
import { errorHandler } from "./error-handler";

beforeAll(() => loadEnvironment({ STOREFRONT_URL: "http://localhost:3000" }, "/shop/backend"));

/** Answers an error thrown at a path, as the server would. */
function answer(
	error: unknown,
	{ method = "GET", path = "/api/products", requestId = "request-1", headersSent = false } = {},
) {
	const logged = vi.fn<(message: string) => void>();
	const scope = createMedusaContainer();
	scope.register(ContainerRegistrationKeys.LOGGER, asValue({ error: logged, info: vi.fn() }));
	const headers: Record<string, string> = {};
	const sent: { status: number; body: unknown } = { status: 0, body: undefined };
	const req = { method, path, requestId, headers: {}, scope };
	const res = {
		req,
		headersSent,
		removeHeader: vi.fn(),
		setHeader: (name: string, value: string) => {
			headers[name] = value;
		},
		statusCode: 200,
		status(code: number) {
			this.statusCode = code;
			sent.status = code;
			return this;
		},
		json(body: unknown) {
			// As it travels: without what is undefined.
			sent.body = JSON.parse(JSON.stringify(body));
		},
	};
	const next = vi.fn();
	errorHandler(error, req as unknown as MedusaRequest, res as unknown as MedusaResponse, next);
	return { ...sent, headers, log: logged.mock.calls.flat().join("\n"), next };
}

test("a failure returns its code, French text, status, details and headers", () => {
	const failure = new ApiFailure("VALIDATION", {
		message: "Adresse email invalide",
		field: "email",
		errors: [{ field: "email", message: "Adresse email invalide" }],
		headers: { "Retry-After": "3" },
	});
	const { status, body, headers, log } = answer(failure);
	expect(status).toBe(400);
	expect(body).toEqual({
		code: "VALIDATION",
		message: "Adresse email invalide",
		field: "email",
		errors: [{ field: "email", message: "Adresse email invalide" }],
	});
	expect(headers["Retry-After"]).toBe("3");
	expect(log).toBe("");
});

test.each([
	new TypeError("secret_column is undefined"),
	Object.assign(new Error("duplicate key: secret_column"), { code: "23505" }),
	"secret_column",
	{ message: "secret_column" },
	Object.assign(new Error("secret_column"), { status: 502 }),
])("a defect returns 500 without detail and is logged whole under the request's id: %o", (error) => {
	const { status, body, headers, log } = answer(error);
	expect(status).toBe(500);
	expect(body).toEqual({ code: "INTERNAL", message: ERRORS.INTERNAL.message });
	expect(headers["X-Request-Id"]).toBe("request-1");
	expect(headers["Cache-Control"]).toBe("no-store");
	expect(log).toContain("request-1");
	expect(log).toContain("secret_column");
});

test.each([
	["/app/..%2f..%2fpackage.json", 403],
	["/app/absent.js", 404],
	["/app/index.html", 416],
])("what Medusa's own file server refuses at %s, by %i, is not found", (path, status) => {
	const {
		status: answered,
		body,
		log,
	} = answer(Object.assign(new Error("Forbidden"), { status, expose: true }), { path });
	expect([answered, body, log]).toEqual([404, { code: "NOT_FOUND", message: ERRORS.NOT_FOUND.message }, ""]);
});

test.each([
	["/admin/products", "Command timed out"],
	[
		"/app",
		'Reached the max retries per request limit (which is 1). Refer to "maxRetriesPerRequest" option for details.',
	],
	["/api/products", "Connection is closed."],
])("a session that cannot be read at %s because Redis says %j returns 503", (path, message) => {
	const { status, body, headers } = answer(new Error(message), { path });
	expect([status, headers["Retry-After"]]).toEqual([503, "5"]);
	expect(body).toEqual({ code: "SERVICE_UNAVAILABLE", message: ERRORS.SERVICE_UNAVAILABLE.message });
});

test("nothing thrown at all is a defect too", () => {
	expect(answer(undefined).status).toBe(500);
});

test("a database that is away returns 503 and when to come back", () => {
	const { status, body, headers, log } = answer(Object.assign(new Error("connect"), { code: "ECONNREFUSED" }));
	expect(status).toBe(503);
	expect(body).toEqual({ code: "SERVICE_UNAVAILABLE", message: ERRORS.SERVICE_UNAVAILABLE.message });
	expect(headers["Retry-After"]).toBe("5");
	expect(log).toContain("Database unavailable");
});

test.each(["/admin/orders", "/admin/products"])("so does Medusa Admin's own call %s", (path) => {
	const { status, body, headers } = answer(Object.assign(new Error("lock timeout"), { code: "55P03" }), { path });
	expect(status).toBe(503);
	expect(body).toEqual({ code: "SERVICE_UNAVAILABLE", message: ERRORS.SERVICE_UNAVAILABLE.message });
	expect(headers["Retry-After"]).toBe("5");
});

test("a cart whose lock a killed process holds until it expires: come again, in the Store API too", () => {
	const error = new Error('Failed to acquire lock for key "cart_01K"');
	const { status, body, headers } = answer(error, { path: "/store/payment-collections", method: "POST" });
	expect(status).toBe(503);
	expect(body).toMatchObject({ type: "unknown_error", code: "SERVICE_UNAVAILABLE" });
	expect(headers["Retry-After"]).toBe("5");
});

test("an id that could forge a line of the log is replaced", () => {
	const { headers, log } = answer(new Error("x"), { requestId: "1\nERROR forged" });
	expect(headers["X-Request-Id"]).toMatch(/^[0-9a-f-]{36}$/);
	expect(log).not.toContain("forged");
});

test("what Medusa says at a closed path of its own is 404 like the rest", () => {
	const { status, body } = answer(new Error("Publishable API key required"), { path: "/store/returns" });
	expect(status).toBe(404);
	expect(body).toEqual({ type: "not_found", code: "NOT_FOUND", message: ERRORS.NOT_FOUND.message });
});

const statement = `select "p0".* from "provider_identity" as "p0" where "p0"."entity_id" = 'a' limit 1`;
test.each([
	new MedusaError(MedusaError.Types.UNAUTHORIZED, `${statement} - invalid byte sequence for encoding "UTF8": 0x00`),
	new MedusaError(MedusaError.Types.INVALID_DATA, `insert into "customer" ("id") values ('x') - no`),
	new MedusaError(MedusaError.Types.NOT_ALLOWED, 'invalid input syntax for type integer: "x"'),
	new MedusaError(MedusaError.Types.UNEXPECTED_STATE, statement),
	Object.assign(new Error(statement), { code: "22021" }),
	Object.assign(new Error("duplicate key"), { code: "23505" }),
	new TypeError("secret_column is undefined"),
	undefined,
])("a response to Medusa Admin contains neither a statement nor a stack trace: %o", (error) => {
	const { status, body, log } = answer(error, { path: "/admin/customers" });
	expect(status).toBe(500);
	expect(body).toEqual({ code: "INTERNAL", message: ERRORS.INTERNAL.message });
	expect(log).toContain("request-1");
});

test("an address of Medusa Admin with a broken escape is 404, not a defect", () => {
	const error = Object.assign(new URIError("Failed to decode param"), { status: 400 });
	expect(answer(error, { path: "/admin/orders/%zz" }).status).toBe(404);
});

test("a response that has begun is left to express", () => {
	const error = new Error("x");
	const { next, status } = answer(error, { headersSent: true });
	expect(next).toHaveBeenCalledWith(error);
	expect(status).toBe(0);
});

test.each([
	["/admin/products", "«\u00a0roses\u00a0» existe déjà."],
	["/auth/user/emailpass/register", "Product with handle: roses, already exists."],
])("a refusal by Medusa at %s has its status and type and reads %s", (path, message) => {
	const error = new MedusaError(MedusaError.Types.DUPLICATE_ERROR, "Product with handle: roses, already exists.");
	const { status, body } = answer(error, { method: "POST", path });
	expect(status).toBe(422);
	expect(body).toMatchObject({ type: "duplicate_error", message });
});
