import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addresses, storefrontEnvironment } from "../../scripts/lib/environment";
import { freePort } from "../../scripts/lib/ports";
import type { Service } from "../../scripts/lib/processes";
import { secrets } from "../../scripts/lib/secrets";
import { serveStorefront } from "../../scripts/lib/shop";
import { openBrowser } from "../support/browser";
import { suiteShop } from "../support/context";
import { layeredProduct, walkFirstSale } from "../support/first-sale";

let browser: Browser;
let plain: { service: Service; storefront: string };

beforeAll(async () => {
	browser = await openBrowser();
	const at = addresses(Number(new URL(suiteShop().backend).port), await freePort(3400));
	const environment = { ...storefrontEnvironment(at, secrets()), STOREFRONT_ACCELERATOR: "off" };
	const service = await serveStorefront(at, environment, `test-plain-next-${at.storefrontPort}`);
	plain = { service, storefront: at.storefront };
});
afterAll(async () => {
	await plain?.service.stop();
	await browser?.close();
});

describe("the shop without its accelerator: plain `next start` of the same build", () => {
	test("serves Next's pages untouched, compressed by Next, under the same policy", async () => {
		const answer = await fetch(plain.storefront, { headers: { "accept-encoding": "gzip" } });
		expect(answer.status).toBe(200);
		expect(answer.headers.get("content-encoding")).toBe("gzip");
		expect(answer.headers.get("content-security-policy")).toMatch(/script-src 'self' 'nonce-/);
		const html = await answer.text();
		expect(html).not.toContain("text/x-after-paint");
		expect(html).toMatch(/<script src="\/_next\/static\/[^>]*async/);
		const accelerated = await fetch(suiteShop().storefront);
		expect(await accelerated.text()).toContain("text/x-after-paint");
	});

	test.each(["mobile", "desktop"] as const)("walks the first sale on %s", async (screen) => {
		await walkFirstSale(browser, screen, await layeredProduct(), plain.storefront);
	});
});
