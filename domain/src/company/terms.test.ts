import { expect, test } from "vitest";
import { accountDueOn, availableCents, creditRefusal } from "./terms";

const terms = { isOnAccount: true, creditLimitCents: 100_000 };
const facts = { terms, outstandingCents: 40_000, isBlocked: false };

test.each([
	[facts, 60_000, undefined],
	[facts, 60_001, "CREDIT_LIMIT_EXCEEDED"],
	[{ ...facts, outstandingCents: 120_000 }, 1, "CREDIT_LIMIT_EXCEEDED"],
	[{ ...facts, isBlocked: true }, 1, "CREDIT_BLOCKED"],
	[{ ...facts, terms: { ...terms, isOnAccount: false } }, 1, "CREDIT_NOT_GRANTED"],
])("%j and an order of %i cents: %s", (given, totalCents, expected) => {
	expect(creditRefusal(given, totalCents)).toBe(expected);
});

test.each([
	[facts, 60_000],
	[{ ...facts, outstandingCents: 120_000 }, 0],
	[{ ...facts, isBlocked: true }, 0],
	[{ ...facts, terms: { ...terms, isOnAccount: false } }, 0],
])("%j leaves %i cents", (given, expected) => expect(availableCents(given)).toBe(expected));

test.each([
	["2026-11-26", "2026-12-31"],
	["2026-12-01", "2026-12-31"],
	["2026-12-02", "2027-01-31"],
	["2027-01-29", "2027-02-28"],
	["2027-01-31", "2027-03-31"],
	["2028-01-30", "2028-02-29"],
])("an invoice of %s is due on %s", (issuedOn, expected) => expect(accountDueOn(issuedOn)).toBe(expected));

test.each([
	["2026-12-01", "2026-12-31"],
	["2027-02-01", "2027-03-18"],
])("an invoice of %s for the month before is due on %s, after 45 days at most", (issuedOn, expected) =>
	expect(accountDueOn(issuedOn, true)).toBe(expected),
);
