import type { login } from "@confiserie/domain/contract/accounts";
import type { listProducts } from "@confiserie/domain/contract/catalogue";
import type { Operation } from "@confiserie/domain/contract/operation";
import type { listOrders } from "@confiserie/domain/contract/orders";
import type { PaymentIntentRequest } from "@confiserie/domain/contract/payment";
import type { createIntent } from "@confiserie/domain/contract/payments";
import { deleteImportMapping, renameImportMapping } from "@confiserie/domain/contract/product-imports";
import { downloadPriceList } from "@confiserie/domain/contract/quick-order";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { API_TIMEOUT_MS, ApiProblem, call, named, openFile } from "./api";
import { onUnauthenticated, storeToken } from "./session";

const readProducts = named<typeof listProducts>("GET /api/products");
const readOrders = named<typeof listOrders>("GET /api/orders");
const readX = named<Operation>("GET /api/x");
const anything = { parse: (value: unknown) => value };
const answer = (status: number, body: unknown) =>
	vi.fn(
		async (_url: string, _init: RequestInit) =>
			new Response(typeof body === "string" ? body : JSON.stringify(body), { status }),
	);
const problemOf = async (calling: Promise<unknown>): Promise<ApiProblem> => {
	const cause = await calling.then(
		() => null,
		(thrown: unknown) => thrown,
	);
	if (!(cause instanceof ApiProblem)) throw new Error(`Not an ApiProblem: ${String(cause)}`);
	return cause;
};

afterEach(() => vi.unstubAllGlobals());

describe("all calls use base path /api, send credentials, add the stored bearer token when present", () => {
	it("without a token", async () => {
		const fetch = answer(200, { ok: true });
		vi.stubGlobal("fetch", fetch);
		await expect(
			readProducts(anything, { query: { tag: ["BIO", "VEGAN"], limit: 8, query: undefined } }),
		).resolves.toEqual({ ok: true });
		const [url, init] = fetch.mock.calls[0] ?? [];
		expect(url).toBe("/api/products?tag=BIO&tag=VEGAN&limit=8");
		expect(init).toMatchObject({ method: "GET", credentials: "include" });
		expect(init?.headers).not.toHaveProperty("authorization");
	});

	it("with one", async () => {
		storeToken("a.b.c");
		const fetch = answer(200, {});
		vi.stubGlobal("fetch", fetch);
		const pay = named<typeof createIntent>("POST /api/payments/create-intent");
		const body = { amount: 1 } as unknown as PaymentIntentRequest;
		await pay(anything, { body, headers: { "idempotency-key": "k" } });
		expect(fetch.mock.calls[0]?.[1]).toMatchObject({
			method: "POST",
			body: '{"amount":1}',
			headers: { authorization: "Bearer a.b.c", "content-type": "application/json", "idempotency-key": "k" },
		});
	});
});

it("an operation states the method, the path and whether a body goes; 204 resolves to nothing", async () => {
	const profile = { id: "a/b", name: "Sage", headings: [], updatedAt: "2026-11-29T08:00:00.000Z" };
	const fetch = answer(200, profile);
	vi.stubGlobal("fetch", fetch);
	const params = { id: profile.id };
	await expect(call(renameImportMapping, { params, body: { name: "Sage" } })).resolves.toEqual(profile);
	const gone = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status: 204 }));
	vi.stubGlobal("fetch", gone);
	await expect(call(deleteImportMapping, { params })).resolves.toBeUndefined();
	expect([...fetch.mock.calls, ...gone.mock.calls].map(([url, { method, body }]) => [method, url, body])).toEqual([
		["PATCH", "/api/admin/products/import-mappings/a%2Fb", '{"name":"Sage"}'],
		["DELETE", "/api/admin/products/import-mappings/a%2Fb", undefined],
	]);
});

describe("any 401: the stored token is dropped and the user is sent to /login", () => {
	const heard = vi.fn();
	let stop = () => {};
	beforeEach(() => {
		heard.mockClear();
		stop = onUnauthenticated(heard);
		storeToken("a.b.c");
		localStorage.setItem("cart", "[]");
	});
	afterEach(() => stop());

	it("and loses nothing else", async () => {
		vi.stubGlobal("fetch", answer(401, { code: "UNAUTHENTICATED", message: "Authentification requise" }));
		expect((await problemOf(readOrders(anything))).status).toBe(401);
		expect(localStorage.getItem("accessToken")).toBeNull();
		expect(localStorage.getItem("cart")).toBe("[]");
		expect(heard).toHaveBeenCalledOnce();
	});

	it("except from login itself, whose 401 is a wrong password", async () => {
		vi.stubGlobal("fetch", answer(401, { code: "BAD_CREDENTIALS", message: "Email ou mot de passe incorrect" }));
		await problemOf(named<typeof login>("POST /api/auth/login")(anything, { body: { email: "", password: "" } }));
		expect(localStorage.getItem("accessToken")).toBe("a.b.c");
		expect(heard).not.toHaveBeenCalled();
	});

	it("but a token that another tab has stored meanwhile stays", async () => {
		vi.stubGlobal("fetch", async () => {
			storeToken("new.b.c");
			return new Response('{"code":"UNAUTHENTICATED","message":"Authentification requise"}', { status: 401 });
		});
		await problemOf(readOrders(anything));
		expect(localStorage.getItem("accessToken")).toBe("new.b.c");
	});
});

describe("what goes wrong is said in French", () => {
	it("a coded refusal exposes its message, field, errors and fresh lines", async () => {
		const body = {
			code: "VALIDATION",
			message: "Non.",
			field: "email",
			errors: [{ field: "email", message: "Adresse email invalide" }],
		};
		vi.stubGlobal("fetch", answer(400, body));
		expect(await problemOf(readX(anything))).toMatchObject({
			status: 400,
			isFromServer: true,
			lines: [],
			...body,
		});
	});

	it.each([
		[502, "<html>", "UNREACHABLE"],
		[500, "Internal Server Error", "UNREACHABLE"],
		[404, "not found", "UNREADABLE"],
		[400, { error: "other shape" }, "UNREADABLE"],
	])("a response %s that is no error of /api", async (status, body, code) => {
		vi.stubGlobal("fetch", answer(status, body));
		expect(await problemOf(readX(anything))).toMatchObject({ status, code, isFromServer: false });
	});

	it("a response that does not fit its schema", async () => {
		vi.stubGlobal("fetch", answer(200, "<html>"));
		const strict = {
			parse: (value: unknown) => {
				if (value === undefined) throw new TypeError("nothing");
				return value;
			},
		};
		expect(await problemOf(readX(strict))).toMatchObject({ status: 200, code: "UNREADABLE" });
	});

	it("no connection, and no response", async () => {
		vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
		expect(await problemOf(readX(anything))).toMatchObject({ status: 0, code: "UNREACHABLE" });
		vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		const offline = await problemOf(readX(anything));
		expect(offline).toMatchObject({ status: 0, code: "OFFLINE" });
		expect(offline.message).toBe("Vous semblez hors connexion. Vérifiez votre accès à Internet, puis réessayez.");
	});

	it.each([
		["a call", () => readX(anything)],
		["a file", () => openFile(downloadPriceList)],
	])("time out after 30000 ms: %s", async (_what, start) => {
		vi.useFakeTimers();
		vi.stubGlobal(
			"fetch",
			(_url: string, { signal }: { signal: AbortSignal }) =>
				new Promise((_, reject) =>
					signal.addEventListener("abort", () => reject(new DOMException("late", "AbortError"))),
				),
		);
		const late = problemOf(start());
		expect(API_TIMEOUT_MS).toBe(30_000);
		await vi.advanceTimersByTimeAsync(29_999);
		await vi.advanceTimersByTimeAsync(1);
		expect(await late).toMatchObject({ status: 0, code: "TIMEOUT" });
		vi.useRealTimers();
	});

	it("a call that its own caller gave up is no problem to show", async () => {
		const abort = new AbortController();
		abort.abort();
		vi.stubGlobal("fetch", async () => Promise.reject(new DOMException("gone", "AbortError")));
		await expect(readX(anything, { signal: abort.signal })).rejects.toMatchObject({ name: "AbortError" });
	});
});
