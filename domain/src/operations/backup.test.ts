import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isBackupDue, outdatedBackups } from "./backup";

const at = (text: string) => new Date(`${text}Z`);

describe("the daily backup is due", () => {
	test.each<[string, string | undefined, string | undefined, string, boolean]>([
		["at once in a shop that never made one", undefined, undefined, "2026-03-10T12:00", true],
		["once its hour has come", "2026-03-09T02:10", "2026-03-09T02:10", "2026-03-10T02:00", true],
		["not before its hour", "2026-03-09T02:10", "2026-03-09T02:10", "2026-03-10T01:59", false],
		["not twice a day", "2026-03-10T02:00", "2026-03-10T02:00", "2026-03-10T23:00", false],
		["an hour after a try that failed", "2026-03-09T02:10", "2026-03-10T02:00", "2026-03-10T03:00", true],
		["not within an hour of such a try", "2026-03-09T02:10", "2026-03-10T02:00", "2026-03-10T02:59", false],
		["in the morning, where the machine was off at night", "2026-03-08T02:10", undefined, "2026-03-10T09:00", true],
	])("%s", (_case, lastGood, lastTry, now, isDue) => {
		const state = { lastGood: lastGood ? at(lastGood) : undefined, lastTry: lastTry ? at(lastTry) : undefined };
		expect(isBackupDue(state, at(now))).toBe(isDue);
	});
});

describe("retention", () => {
	const daily = (count: number) =>
		Array.from({ length: count }, (_, day) => new Date(Date.UTC(2026, 2, 31 - day, 2, 10)));

	test("retains the newest of two days and two weeks", () => {
		// 31 March 2026 is a Tuesday: the newest of the week before is Sunday the 29th.
		expect(outdatedBackups(daily(5), { days: 2, weeks: 2 })).toEqual([at("2026-03-28T02:10"), at("2026-03-27T02:10")]);
	});
	test("retains the newest of several in a day", () => {
		const [morning, evening] = [at("2026-03-10T08:00"), at("2026-03-10T20:00")];
		expect(outdatedBackups([morning, evening], { days: 7, weeks: 5 })).toEqual([morning]);
	});
	test("a year without a backup removes none of the last ones", () => {
		expect(outdatedBackups(daily(7), { days: 7, weeks: 0 })).toEqual([]);
	});

	const dates = fc.uniqueArray(
		fc.date({ min: at("2026-01-01T00:00"), max: at("2027-01-01T00:00"), noInvalidDate: true }),
		{
			selector: (date) => date.getTime(),
			minLength: 1,
		},
	);
	test("never removes the latest, and removes nothing on a second run", () => {
		fc.assert(
			fc.property(dates, fc.nat(20), fc.nat(20), (begun, days, weeks) => {
				const removed = new Set(outdatedBackups(begun, { days, weeks }));
				const retained = begun.filter((date) => !removed.has(date));
				expect(Math.max(...retained.map(Number))).toBe(Math.max(...begun.map(Number)));
				expect(outdatedBackups(retained, { days, weeks })).toEqual([]);
			}),
		);
	});
});
