// @vitest-environment node
import { createHash } from "node:crypto";
import { describe, expect, it, test } from "vitest";
import { SCRIPT_PAYLOADS } from "../../../tests/fixtures/script-payloads";
import { contentSecurityPolicy } from "../../src/config/security";
import { buildPage, sealPage, versionOf } from "./cached-page";
import type { RenderedPage } from "./render-page";

const NONCE = "c2VjcmV0LW9mLW9uZS1hbnN3ZXI=";
const POLICY = contentSecurityPolicy(NONCE, false);
const asBytes = (text: string) => Buffer.from(text).toString("latin1");
const seal = (html: string, policy = POLICY) => {
	const sealed = sealPage(asBytes(html), "html", policy);
	return sealed && { html: Buffer.from(sealed.body, "latin1").toString(), policy: sealed.policy };
};
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const own = (text: string) => `<script nonce="${NONCE}">${text}</script>`;

describe("a page for everybody", () => {
	it("names the hash of each of its own inline scripts in the place of the nonce, and says nothing else", () => {
		const sealed = seal(`<p>Pâte à tartiner</p>${own("one('é')")}${own("two()")}`);
		expect(sealed?.html).toBe("<p>Pâte à tartiner</p><script>one('é')</script><script>two()</script>");
		expect(sealed?.policy).toBe(POLICY.replace(`'nonce-${NONCE}'`, `${hash("one('é')")} ${hash("two()")}`));
	});

	it("carries the nonce nowhere, not in Next's data either", () => {
		const sealed = seal(`<link rel="preload" nonce="${NONCE}">${own(`push("\\"nonce\\":\\"${NONCE}\\"")`)}`);
		expect(sealed?.html).toBe(`<link rel="preload"><script>push("\\"nonce\\":\\"\\"")</script>`);
		expect(sealed?.policy).toContain(hash(`push("\\"nonce\\":\\"\\"")`));
	});

	it("removes scripts with an address and leaves inline data in place", () => {
		const sealed = seal(`<script src="/x.js" nonce="${NONCE}"></script><script type="application/ld+json">{}</script>`);
		expect(sealed?.policy).not.toContain("sha256-");
	});

	it("is the same whichever nonce it was made with", () => {
		const other = "b3RoZXI=";
		const html = own(`push("${NONCE}")`);
		expect(seal(html)).toEqual(seal(html.replaceAll(NONCE, other), contentSecurityPolicy(other, false)));
	});

	it("cannot be shared without a nonce, or with more scripts than a header holds", () => {
		expect(seal(own("one()"), "default-src 'self'")).toBeNull();
		expect(seal(Array.from({ length: 41 }, (_, number) => own(`${number}`)).join(""))).toBeNull();
	});
});

describe("40 script payloads, should any of them get into a page as markup", () => {
	it.each(SCRIPT_PAYLOADS)("%s gets no hash", (payload) => {
		const clean = seal(own("one()"));
		expect(seal(`<p>${payload}</p>${own("one()")}`)?.policy).toBe(clean?.policy);
	});
	it("one that guesses at a nonce gets none either", () => {
		expect(seal(`<script nonce="guess">evil()</script>${own("one()")}`)?.policy).not.toContain(hash("evil()"));
	});
});

const rendered = (answers: [string, string][], status = 200): RenderedPage => ({
	status,
	headers: {},
	body: `${Math.random()}`,
	reads: { tags: new Set(), isIncomplete: false, answers: new Map(answers), until: Infinity },
});
const PRODUCT: [string, string] = ["/api/products/p1", '200 {"price":36}'];
const REVIEWS: [string, string] = ["/api/products/p1/reviews", "200 []"];
const version = versionOf(rendered([PRODUCT, REVIEWS]), "build");

describe("the version of a page", () => {
	it("is the same for the same answers of the backend, in whatever order they came and whatever the bytes", () => {
		expect(versionOf(rendered([REVIEWS, PRODUCT]), "build")).toBe(version);
	});

	it.each([
		["another price", rendered([["/api/products/p1", '200 {"price":42}'], REVIEWS]), "build"],
		["another status", rendered([PRODUCT, REVIEWS], 404), "build"],
		["another build, address or day", rendered([PRODUCT, REVIEWS]), "build of tomorrow"],
	])("is another one for %s", (_case, page, build) => expect(versionOf(page, build)).not.toBe(version));

	it("goes into the page where its place is, and touches no other byte", async () => {
		const page = { ...rendered([PRODUCT, REVIEWS]), headers: { "content-security-policy": POLICY } };
		const body = asBytes('Pâte, <p>1 €</p>{"version":"{page-version}"}');
		const { bodies } = await buildPage({ ...page, body }, "flight", "build", 5);
		expect(bodies.identity.toString()).toBe(`Pâte, <p>1 €</p>{"version":"${version}"}`);
	});
});

test("a page with a stock check leaves the scripts named by the policy unchanged", async () => {
	const page = { ...rendered([]), headers: { "content-security-policy": POLICY } };
	const body = `<html lang="fr">${own('push("{page-version}")')}</html>`;
	const { toDoubtful } = await buildPage({ ...page, body }, "html", "build", 5);
	const doubtful = await toDoubtful();
	const html = doubtful.bodies.identity.toString();
	expect(html).toMatch(/^<html data-doubtful /);
	expect(doubtful.headers.join()).toContain(hash(/<script>(.*)<\/script>/.exec(html)?.[1] ?? ""));
});
