import { expect, it } from "vitest";
import { parisLocal, parisTime } from "./paris-time";

it.each([
	["winter", "2026-11-29T00:00", "2026-11-28T23:00:00.000Z"],
	["summer", "2026-07-14T08:30", "2026-07-14T06:30:00.000Z"],
	["the last minute before summer time", "2026-03-29T01:59", "2026-03-29T00:59:00.000Z"],
	["the first of it", "2026-03-29T03:00", "2026-03-29T01:00:00.000Z"],
	["the hour that comes twice, the first time", "2026-10-25T02:30", "2026-10-25T00:30:00.000Z"],
])("%s", (_, local, instant) => {
	expect(parisTime(local)?.toISOString()).toBe(instant);
	expect(parisLocal(new Date(instant))).toBe(local);
});

it("the hour that spring leaves out begins with summer time", () => {
	expect(parisTime("2026-03-29T02:30")?.toISOString()).toBe("2026-03-29T01:30:00.000Z");
});

it.each(["", "2026-11-29", "2026-13-01T00:00", "demain"])("%j is no time", (text) => {
	expect(parisTime(text)).toBeNull();
});
