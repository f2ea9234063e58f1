import { expect, test } from "vitest";
import { parisTime } from "../paris-time";
import { nextVersion, shownVersion } from "./publication";

const paris = (local: string) => {
	const at = parisTime(local);
	if (!at) throw new Error(local);
	return at;
};
const FIRST = { id: 1, publishAt: paris("2026-11-20T10:00") };
const DRAFT = { id: 2, publishAt: null };
const SUNDAY = { id: 3, publishAt: paris("2026-11-29T00:00") };
const VERSIONS = [SUNDAY, FIRST, DRAFT];

test.each([
	["before anything is published", "2026-11-20T09:59", null, undefined, 1],
	["from its minute on", "2026-11-20T10:00", null, 1, 3],
	["on Saturday night", "2026-11-28T23:59", null, 1, 3],
	["as Sunday begins in Paris", "2026-11-29T00:00", null, 3, undefined],
	["after it was withdrawn", "2026-11-28T12:00", "2026-11-25T08:00", undefined, 3],
	["published again since", "2026-11-30T12:00", "2026-11-25T08:00", 3, undefined],
])("%s", (_case, now, withdrawn, shown, next) => {
	const at = paris(now);
	expect(shownVersion(VERSIONS, withdrawn ? paris(withdrawn) : null, at)?.id).toBe(shown);
	expect(nextVersion(VERSIONS, at)?.id).toBe(next);
});

test("of two versions of one moment the one that was saved last is shown", () => {
	const twin = { id: 4, publishAt: FIRST.publishAt };
	expect(shownVersion([twin, FIRST], null, paris("2026-11-21T10:00"))).toBe(twin);
});
