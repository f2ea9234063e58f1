import { DEFAULT_HOME, type Slide } from "@confiserie/domain/content/home-content";
import { describe, expect, it } from "vitest";
import { slidesOfDay } from "./slides-of-day";

const [halloween, ...others] = DEFAULT_HOME.slides;
if (!halloween) throw new Error("There is no slide.");
const shown = (changed: Partial<Slide>, now: string) =>
	slidesOfDay([{ ...halloween, ...changed }, ...others], new Date(now)).map(({ id }) => id);
const withIt = DEFAULT_HOME.slides.map(({ id }) => id);
const without = others.map(({ id }) => id);

describe("slides of the home page", () => {
	it("spec §2: all five, as configured in October, and Halloween last in January", () => {
		expect(DEFAULT_HOME.slides).toHaveLength(5);
		expect(slidesOfDay(DEFAULT_HOME.slides, new Date("2026-10-31T12:00:00Z"))).toEqual(DEFAULT_HOME.slides);
		expect(slidesOfDay(DEFAULT_HOME.slides, new Date("2026-01-15T12:00:00Z"))).toEqual([...others, halloween]);
	});

	const season = { from: "2026-10-01", to: "2026-10-31" };
	it.each([
		["the evening before, in Paris", "2026-09-30T21:59:59Z", without],
		["the first minute of the first day", "2026-09-30T22:00:00Z", withIt],
		["the last minute of the last day", "2026-10-31T22:59:59Z", withIt],
		["the day after", "2026-10-31T23:00:00Z", without],
	])("a seasonal one shows from its first to its last day: %s", (_case, now, expected) => {
		expect(shown(season, now)).toEqual(expected);
	});
	it("one bound alone leaves the other side open", () => {
		expect(shown({ from: season.from }, "2030-10-01T12:00:00Z")).toEqual(withIt);
		expect(shown({ to: season.to }, "2020-10-01T12:00:00Z")).toEqual(withIt);
	});
	it("one that is switched off stays away on its days too", () => {
		expect(shown({ ...season, enabled: false }, "2026-10-15T12:00:00Z")).toEqual(without);
	});
});
