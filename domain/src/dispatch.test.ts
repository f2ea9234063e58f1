import { expect, it } from "vitest";
import { dispatchBy } from "./dispatch";

it.each([
	["2026-11-16T09:00:00Z", "2026-11-18", "a Monday, by Wednesday"],
	["2026-11-19T09:00:00Z", "2026-11-23", "a Thursday, by Monday"],
	["2026-11-20T09:00:00Z", "2026-11-24", "a Friday, by Tuesday"],
	["2026-11-21T09:00:00Z", "2026-11-24", "a Saturday, by Tuesday"],
	["2026-11-20T23:30:00Z", "2026-11-23", "the night to a Saturday in Paris, by that Tuesday there"],
])("an order of %s leaves within 48 h of work, by %s: %s", (ordered, day) => {
	expect(dispatchBy(new Date(ordered)).toISOString().slice(0, 10)).toBe(day);
});
