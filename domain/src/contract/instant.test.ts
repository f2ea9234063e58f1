import { describe, expect, it } from "vitest";
import { instant } from "./instant";

describe("a moment that a program sends", () => {
	it.each(["2026-11-23T10:00:00Z", "2026-11-23T10:00Z", "2026-11-23T10:00:00.123+01:00", "2028-02-29T23:59-05:00"])(
		"takes %s",
		(text) => expect(instant().parse(text)).toBe(text),
	);

	it.each(["2026-11-23", "2026-11-23T10:00:00", "2027-02-29T10:00Z", "2026-11-23T24:00Z", "hier", "", 1_795_000_000])(
		"refuses %s",
		(text) => expect(instant().safeParse(text).error?.issues[0]?.message).toBe("Une date ISO 8601 est attendue."),
	);
});
