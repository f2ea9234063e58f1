import { describe, expect, it } from "vitest";
import { inSeasonFirst, isInSeason, seasonOf } from "./season";

const HALLOWEEN = { from: "09-15", to: "10-31" };
const WINTER = { from: "11-15", to: "01-06" };

describe("a season", () => {
	it.each([
		["the last minute before its first day, in Paris", HALLOWEEN, "2026-09-14T21:59:59Z", false],
		["the first minute of its first day", HALLOWEEN, "2026-09-14T22:00:00Z", true],
		["the last minute of its last day", HALLOWEEN, "2026-10-31T22:59:59Z", true],
		["the first minute after it", HALLOWEEN, "2026-10-31T23:00:00Z", false],
		["the same day of another year", HALLOWEEN, "2031-10-01T12:00:00Z", true],
		["before the end of the year", WINTER, "2026-12-31T12:00:00Z", true],
		["after the end of the year", WINTER, "2027-01-06T12:00:00Z", true],
		["between two winters", WINTER, "2027-01-07T12:00:00Z", false],
	] as const)("%s", (_case, season, at, expected) => expect(isInSeason(season, new Date(at))).toBe(expected));
});

describe("what is out of season", () => {
	const things = [
		{ id: "halloween", season: HALLOWEEN },
		{ id: "new" },
		{ id: "winter", season: WINTER },
		{ id: "best" },
	];

	it.each([
		["2026-10-15T12:00:00Z", ["halloween", "new", "best", "winter"]],
		["2026-11-25T12:00:00Z", ["new", "winter", "best", "halloween"]],
		["2026-06-01T12:00:00Z", ["new", "best", "halloween", "winter"]],
	])("comes last, otherwise in the order given: %s", (at, expected) =>
		expect(inSeasonFirst(things, new Date(at)).map(({ id }) => id)).toEqual(expected),
	);
});

it("a product has the season of its first tag that has one", () => {
	expect(seasonOf(["BIO", "halloween"])).toEqual(HALLOWEEN);
	expect(seasonOf(["NOEL"])?.to).toBe("12-31");
	expect(seasonOf(["BIO", "MARIAGE"])).toBeUndefined();
});
