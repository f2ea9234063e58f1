// @vitest-environment node
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { SCRIPT_PAYLOADS } from "../../../tests/fixtures/script-payloads";
import { contentSecurityPolicy } from "../../src/config/security";
import { sealPage } from "./seal-page.mjs";

const NONCE = "c2VjcmV0LW9mLW9uZS1hbnN3ZXI=";
const POLICY = contentSecurityPolicy(NONCE, false);
const seal = (html: string, policy = POLICY) => {
	const sealed = sealPage(Buffer.from(html), policy);
	return sealed && { html: sealed.body.toString(), policy: sealed.policy };
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

	it("leaves scripts with an address to what loads them, and data to nobody", () => {
		const sealed = seal(`<script src="/x.js" nonce="${NONCE}"></script><script type="application/ld+json">{}</script>`);
		expect(sealed?.policy).not.toContain("sha256-");
	});

	it("is the same whichever nonce it was made with", () => {
		const other = "b3RoZXI=";
		const html = own(`push("${NONCE}")`);
		expect(seal(html)).toEqual(seal(html.replaceAll(NONCE, other), contentSecurityPolicy(other, false)));
	});

	it("is none without a nonce, or with more scripts than a header holds", () => {
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
