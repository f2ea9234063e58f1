import { expect, it } from "vitest";
import { changedFields } from "./changed-fields";

it("names what is another value, with both, and nothing else", () => {
	const before = { cost: 499, countries: ["fr", "mc"], name: "" };
	expect(changedFields(before, { cost: 599, countries: ["fr", "mc"], name: "", phone: "+33123456789" })).toEqual({
		cost: { from: 499, to: 599 },
		phone: { from: null, to: "+33123456789" },
	});
	expect(changedFields(before, { ...before })).toEqual({});
});
