import { apiErrorSchema, ERRORS } from "@confiserie/domain/contract/error";
import { describe, expect, test } from "vitest";
import { API_ROUTES } from "../../backend/src/http/routes";
import { api, engine, registerCustomer } from "../support/api";
import { suiteShop } from "../support/context";

const STOREFRONT = "http://localhost:3200";
const login = (body: unknown, headers?: Record<string, string>) =>
	api("/auth/login", { method: "POST", body, headers });

describe("a request that cannot be read", () => {
	test.each([
		["broken JSON", "{bad"],
		["half a document", '{"email":"a@b.fr"'],
		["a list", "[1]"],
		["a text", '"text"'],
		["a number", "12"],
		["null", "null"],
		["NaN", '{"email":NaN}'],
		["Infinity", '{"email":Infinity}'],
		["lists a thousand deep", "[".repeat(1000) + "]".repeat(1000)],
		["JSON with a comment", '{"email":"a@b.fr"/* */}'],
	])("%s returns 400 INVALID_JSON", async (_name, body) => {
		const answer = await login(body);
		expect(answer.status).toBe(400);
		expect(answer.body).toEqual({ code: "INVALID_JSON", message: ERRORS.INVALID_JSON.message });
	});

	test.each([
		["application/x-www-form-urlencoded", "email=a%40b.fr&password=x"],
		["text/plain", '{"email":"a@b.fr","password":"x"}'],
		["multipart/form-data; boundary=x", "--x--"],
		["application/json; charset=nonsense", "{}"],
	])("%s is not JSON", async (type, body) => {
		const answer = await login(body, { "content-type": type });
		expect(answer.status).toBe(400);
		expect(answer.body.code).toBe("INVALID_JSON");
	});

	test("more than 100 KB returns 413, just under is read", async () => {
		const filled = (size: number) => JSON.stringify({ email: "", password: "x", filling: "a".repeat(size) });
		const tooLarge = await login(filled(102_400));
		expect(tooLarge.status).toBe(413);
		expect(tooLarge.body).toEqual({ code: "PAYLOAD_TOO_LARGE", message: ERRORS.PAYLOAD_TOO_LARGE.message });
		expect((await login(filled(102_000))).body.code).toBe("VALIDATION");
	});

	test("no body at all names every missing field", async () => {
		const answer = await api("/auth/login", { method: "POST" });
		expect(answer.status).toBe(400);
		expect(answer.body.errors?.map(({ field }) => field)).toEqual(["email", "password"]);
	});
});

describe("a hostile body", () => {
	test.each([
		["__proto__", '{"__proto__":{"email":"a@b.fr","password":"x"}}'],
		["constructor", '{"constructor":{"prototype":{"email":"a@b.fr"}}}'],
		["objects for texts", '{"email":{"$gt":""},"password":{"$gt":""}}'],
		["lists for texts", '{"email":["a@b.fr"],"password":["x"]}'],
		["numbers for texts", '{"email":1e999,"password":-0}'],
		["null for texts", '{"email":null,"password":null}'],
	])("with %s returns 400 with a field and changes no prototype", async (_name, body) => {
		const answer = await login(body);
		expect(answer.status).toBe(400);
		expect(apiErrorSchema.parse(answer.body)).toMatchObject({ code: "VALIDATION", field: "email" });
		expect((await api("/auth/me")).status).toBe(401);
	});

	test.each([
		["a NUL", "a\u0000@b.fr"],
		["a lone surrogate", "a\ud800@b.fr"],
	])("with %s in a text returns 400 for that field", async (_name, email) => {
		const answer = await login({ email, password: "motdepasse" });
		expect(answer.status).toBe(400);
		expect(answer.body).toMatchObject({ code: "VALIDATION", field: "email" });
	});

	test("with emoji and right-to-left text is only text", async () => {
		const { user } = await registerCustomer({ firstName: "🍬 Zoé", lastName: "בן דוד" });
		expect(user).toMatchObject({ firstName: "🍬 Zoé", lastName: "בן דוד" });
	});
});

describe("a query that no parser may see", () => {
	const hostile = `x[${"1".padEnd(9, "0")}]=a`;

	test.each([
		["GET", "/health"],
		["HEAD", "/health"],
		["GET", "/api/products"],
		["GET", "/api/changes"],
		["OPTIONS", "/store/products"],
		["GET", "/store/products"],
		["GET", "/admin/orders"],
		["POST", "/auth/user/emailpass"],
		["GET", "/static/x.webp"],
		["GET", "/app"],
		["GET", "/nowhere"],
	])("%s %s is refused before anything reads it", async (method, path) => {
		const answer = await engine(`${path}?${hostile}`, { method });
		expect([answer.status, answer.body.code]).toEqual([400, method === "HEAD" ? undefined : "INVALID_ADDRESS"]);
	});

	test("nor one that is too long", async () => {
		const answer = await api(`/products?query=${"a".repeat(9000)}`);
		expect([answer.status, answer.body]).toEqual([414, { code: "URI_TOO_LONG", message: ERRORS.URI_TOO_LONG.message }]);
	});

	test("nor a form: no operation takes one, and the one-click form of a mail is not read", async () => {
		const form = (path: string) =>
			engine(path, {
				method: "POST",
				body: `${hostile}&${"a[b]".repeat(50_000)}`,
				headers: { "content-type": "application/x-www-form-urlencoded; charset=utf-8" },
			});
		const beside = ["a/b", ""].map((token) => `/api/newsletter/unsubscribe/${token}`);
		for (const path of ["/api/auth/login", "/admin/products", "/auth/customer/emailpass", "/health", ...beside]) {
			const answer = await form(path);
			expect([answer.status, answer.body.code]).toEqual([400, "INVALID_JSON"]);
			// Closed, it would break while the rest is being sent.
			expect(answer.headers.get("connection")).not.toBe("close");
		}
		expect((await form(`/api/newsletter/unsubscribe/${"a".repeat(43)}`)).status).toBe(204);
	});
});

describe("an address that does not exist", () => {
	test.each([
		"/nothing",
		"",
		"/",
		"/auth",
		"/auth/nothing",
		"/AUTH/login",
		"/auth//login",
		"/auth/login/x",
		"/%00",
		"/%zz",
		"/auth/login%00",
		"/..%2f..%2fetc/passwd",
		"/__proto__",
		"/constructor",
	])("/api%s returns 404 in JSON", async (path) => {
		for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
			const answer = await api(path, { method });
			expect(answer.status, method).toBe(404);
			expect(answer.body).toEqual({ code: "NOT_FOUND", message: ERRORS.NOT_FOUND.message });
		}
	});

	test("a known address with another method returns 405 and says which would do", async () => {
		const answer = await api("/auth/login", { method: "GET" });
		expect(answer.status).toBe(405);
		expect(answer.body).toEqual({ code: "METHOD_NOT_ALLOWED", message: ERRORS.METHOD_NOT_ALLOWED.message });
		expect(answer.headers.get("allow")).toBe("POST, OPTIONS");
		expect((await api("/auth/me", { method: "DELETE" })).headers.get("allow")).toBe("GET, HEAD, OPTIONS");
	});

	test("a HEAD request is a GET without its body", async () => {
		const { token } = await registerCustomer();
		const answer = await api<string>("/auth/me", { method: "HEAD", token });
		expect([answer.status, answer.body]).toEqual([200, ""]);
	});
});

describe("headers of /api", () => {
	const PROTECTIVE = {
		"cache-control": "no-store",
		"content-security-policy": "default-src 'none'; frame-ancestors 'none'",
		"x-content-type-options": "nosniff",
		"x-frame-options": "DENY",
		"referrer-policy": "no-referrer",
		"x-powered-by": null,
	};

	test("protect private responses and exclude them from caches, refusals included", async () => {
		const { token } = await registerCustomer();
		const answers = [
			await api("/auth/me", { token }),
			await api("/auth/me"),
			await api("/nothing"),
			await login("{bad"),
			await api("/auth/login", { method: "GET" }),
		];
		for (const { headers } of answers) {
			const found = Object.fromEntries(Object.keys(PROTECTIVE).map((name) => [name, headers.get(name)]));
			expect(found).toEqual(PROTECTIVE);
			expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
			expect(headers.get("set-cookie")).toBeNull();
		}
	});

	test("let the storefront's pages call with credentials, preflight included", async () => {
		const origin = { origin: STOREFRONT, "access-control-request-method": "POST" };
		const preflight = await api("/auth/login", { method: "OPTIONS", headers: origin });
		expect(preflight.status).toBe(204);
		expect(preflight.headers.get("access-control-allow-origin")).toBe(STOREFRONT);
		expect(preflight.headers.get("access-control-allow-credentials")).toBe("true");
		expect(preflight.headers.get("access-control-allow-methods")).toBe("POST");
		expect(preflight.headers.get("access-control-allow-headers")).toContain("Authorization");
		const refused = await login("{bad", { origin: STOREFRONT });
		expect(refused.headers.get("access-control-allow-origin")).toBe(STOREFRONT);
	});

	test.each(["https://evil.example", "null", `${STOREFRONT}.evil.example`, "http://localhost:32000"])(
		"do not let %s read anything",
		async (origin) => {
			const answer = await api("/auth/me", { headers: { origin } });
			expect(answer.headers.get("access-control-allow-origin")).toBeNull();
			expect(answer.headers.get("vary")).toContain("Origin");
		},
	);
});

test("a bad value deep in a body is named by its path", async () => {
	const items = [{ productId: "p", quantity: 1 }, { productId: "p", quantity: 0 }, "x"];
	const answer = await api("/payments/calculate-shipping", { body: { items } });
	expect(answer.status).toBe(400);
	expect(answer.body.field).toBe("items[1].quantity");
	expect(answer.body.errors).toEqual([
		{ field: "items[1].quantity", message: "La quantité doit être d'au moins 1 carton." },
		{ field: "items[2]", message: "Structure d'item invalide dans le panier" },
	]);
});

test("hostile query strings never break a route", async () => {
	const queries = [
		"?a=1&a=2",
		"?a[]=1",
		"?a[b][c][d][e][f][g]=1",
		"?__proto__[x]=1",
		"?constructor[prototype][x]=1",
		"?%",
		"?%00=%00",
		"?a=%ED%A0%80",
		`?${"a&".repeat(2000)}`,
		"?[]=&=&&&",
		"??a=b",
	];
	const reads = API_ROUTES.filter(({ method }) => method === "GET");
	expect(reads.length).toBeGreaterThan(0);
	for (const { path: pattern, access } of reads) {
		const path = pattern.replace(/:\w+/g, "x");
		// The others refuse these calls before they look at the query.
		for (const query of access === "public" ? queries : queries.slice(0, 1)) {
			const { status, body } = await engine(`${path}${query}`);
			expect(status, `${path}${query.slice(0, 60)} on ${suiteShop().backend}: ${JSON.stringify(body)}`).toBeLessThan(
				500,
			);
		}
	}
});
