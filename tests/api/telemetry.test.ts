import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { api, registerCustomer } from "../support/api";
import { attributeOf } from "../support/collector";
import { createIntent, eventually, intentRequest, newProduct } from "../support/ordering";
import { type WatchedShop, watchedTest } from "../support/watched-shop";

let collector: WatchedShop["collector"];
watchedTest.beforeAll(({ shop }) => {
	({ collector } = shop);
}, 120_000);

test("traces of a request and its statements, and metrics, reach an OTLP collector by the standard variables", async () => {
	const { token } = await registerCustomer();
	await createIntent(token, intentRequest([{ product: await newProduct(), boxes: 1 }]));
	await api("/products?limit=2");
	const { sent, parsed, spans, spanNamed } = collector;
	const order = await spanNamed("POST /api/payments/create-intent");
	expect(attributeOf(order, "http.route")).toBe("/api/payments/create-intent");
	await eventually("a statement of the order", async () =>
		spans().find(({ name, traceId }) => name.startsWith("pg.query") && traceId === order.traceId),
	);
	await spanNamed("GET /api/products");
	// What is sent before the first request holds no figure of one.
	await eventually("a figure of the requests", async () =>
		parsed()
			.flatMap(({ resourceMetrics = [] }) => resourceMetrics)
			.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics))
			.find(({ name }) => /^http\.server\./.test(name)),
	);
	const [traces] = parsed().flatMap(({ resourceSpans = [] }) => resourceSpans);
	expect(traces && attributeOf(traces.resource, "service.name")).toBe("shop-under-test");
	expect(new Set(sent.map(({ path }) => path))).toEqual(new Set(["/v1/traces", "/v1/metrics"]));
	expect(new Set(sent.map(({ type }) => type))).toEqual(new Set(["application/json"]));
});

test("no trace holds a person or a secret", async () => {
	const email = `telemetrie-${randomUUID()}@exemple-prive.fr`;
	const password = "Berlingot-trace-1908";
	const { token } = await registerCustomer({ email, password, lastName: "Quatrebarbes" });
	await api("/auth/login", { body: { email, password } });
	await api(`/products/search?query=Quatrebarbes&email=${email}`, { headers: { "x-forwarded-for": "203.0.113.77" } });
	await api("/auth/name", { method: "PUT", token, body: { firstName: "Zélie", lastName: "Quatrebarbes" } });
	await collector.spanNamed("PUT /api/auth/name");
	await collector.spanNamed("GET /api/products/search");
	const all = collector.sent.map(({ text }) => text).join("\n");
	const words = [email, "exemple-prive", password, "Quatrebarbes", "Zélie", "203.0.113.77", token.slice(20, 60)];
	expect(words.filter((word) => all.includes(word))).toEqual([]);
});
