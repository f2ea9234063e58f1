import { describe, expect, test } from "vitest";
import { api } from "../support/api";

describe("GET /cities", () => {
	test.each([
		["75011", ["Paris"]],
		["97400", ["Saint-Denis"]],
		["99999", []],
	])("the communes of %s: %j, to anybody", async (postalCode, cities) => {
		const { status, body } = await api(`/cities?postalCode=${postalCode}`);
		expect([status, body]).toEqual([200, { postalCode, cities }]);
	});

	test("in alphabetical order", async () => {
		const { cities } = (await api("/cities?postalCode=21220")).body as unknown as { cities: string[] };
		expect(cities).toContain("Gevrey-Chambertin");
		expect(cities).toEqual([...cities].sort(new Intl.Collator("fr").compare));
	});

	test.each(["", "?postalCode=613", "?postalCode=06%20130", "?postalCode[]=06130&postalCode[]=75011"])(
		"400 with the field for %j",
		async (query) => {
			const { status, body } = await api(`/cities${query}`);
			expect([status, body.field]).toEqual([400, "postalCode"]);
		},
	);
});
