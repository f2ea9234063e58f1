// @vitest-environment node
import { describe, expect, it } from "vitest";
import { versionOf, withVersion } from "./page-version.mjs";
import type { MadePage } from "./press.mjs";

const made = (answers: [string, string][], status = 200): MadePage => ({
	status,
	headers: {},
	body: Buffer.from(`${Math.random()}`),
	reads: { tags: new Set(), isIncomplete: false, answers: new Map(answers) },
});
const PRODUCT: [string, string] = ["/api/products/p1", '200 {"price":36}'];
const REVIEWS: [string, string] = ["/api/products/p1/reviews", "200 []"];
const version = versionOf(made([PRODUCT, REVIEWS]), "build");

describe("the version of a page", () => {
	it("is the same for the same answers of the engine, in whatever order they came and whatever the bytes", () => {
		expect(versionOf(made([REVIEWS, PRODUCT]), "build")).toBe(version);
	});

	it.each([
		["another price", made([["/api/products/p1", '200 {"price":42}'], REVIEWS]), "build"],
		["another status", made([PRODUCT, REVIEWS], 404), "build"],
		["another build, address or day", made([PRODUCT, REVIEWS]), "build of tomorrow"],
	])("is another one for %s", (_case, page, build) => expect(versionOf(page, build)).not.toBe(version));

	it("goes into the page where its place is, and touches no other byte", () => {
		const page = withVersion(Buffer.from('Pâte, <p>1 €</p>{"version":"{page-version}"}'), version);
		expect(page.toString()).toBe(`Pâte, <p>1 €</p>{"version":"${version}"}`);
	});
});
