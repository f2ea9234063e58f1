import { randomUUID } from "node:crypto";
import { addresses, storefrontEnvironment } from "../../scripts/lib/environment";
import { freePort } from "../../scripts/lib/ports";
import { serveStorefront } from "../../scripts/lib/shop";
import { expect, test } from "../support/browser";
import { attributeOf, openCollector } from "../support/collector";
import { eventually } from "../support/ordering";

test("traces of a page and of what it asks the backend reach an OTLP collector by the standard variables, without a person or a secret", async ({
	shop,
}) => {
	const collector = await openCollector("storefront-under-test");
	const at = addresses(Number(new URL(shop.backend).port), await freePort(3_780));
	const settings = { ...storefrontEnvironment(at), ...collector.settings };
	const storefront = await serveStorefront(at, settings, `test-storefront-telemetry-${at.storefrontPort}`);
	const [token, email] = [`jeton-${randomUUID()}`, `telemetrie-${randomUUID()}@exemple-prive.fr`];
	try {
		const from = { "user-agent": "NavigateurDeZelie/7", authorization: `Bearer ${token}` };
		const parent = { traceId: "4bf92f3577b34da6a3ce929d0e0e4736", spanId: "00f067aa0ba902b7" };
		const traceparent = `00-${parent.traceId}-${parent.spanId}-01`;
		await fetch(`${at.storefront}/products?query=${email}`, { headers: { ...from, traceparent } });
		await fetch(`${at.storefront}/payer/${token}`, { headers: from });
		await fetch(`${at.storefront}/api/products/search?query=${email}`, { headers: from });

		const page = await eventually("the page within the trace of its caller", async () =>
			collector.spans().find(({ parentSpanId }) => parentSpanId === parent.spanId),
		);
		expect(page).toMatchObject({ name: "GET /products", traceId: parent.traceId });
		expect(attributeOf(page, "http.route")).toBe("/products");
		const paying = await collector.spanNamed("GET /payer/[token]");
		await eventually("what a page asks of the backend, in its trace", async () =>
			collector.spans().find(({ name, traceId, spanId }) => {
				return name === "GET" && traceId === paying.traceId && spanId !== paying.spanId;
			}),
		);
		await eventually("a figure of the requests", async () =>
			collector
				.parsed()
				.flatMap(({ resourceMetrics = [] }) => resourceMetrics)
				.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics))
				.find(({ name }) => /^http\.server\./.test(name)),
		);
		const all = collector.sent.map(({ text }) => text).join("\n");
		expect([token, email, "exemple-prive", "NavigateurDeZelie"].filter((word) => all.includes(word))).toEqual([]);
	} finally {
		await storefront.stop();
		collector.close();
	}
});
