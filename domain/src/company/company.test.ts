import { describe, expect, test } from "vitest";
import { COMPANY_PERMISSIONS, COMPANY_ROLES, type CompanyPermission, mayInCompany, nextManager } from "./roles";
import { approvalEnd, monthOf, needsApproval } from "./spending";

describe("a role within a company", () => {
	test.each([
		["order", "MANAGER APPROVER BUYER"],
		["orders.all", "MANAGER APPROVER ACCOUNTANT"],
		["approve", "MANAGER APPROVER"],
		["members.read", "MANAGER APPROVER"],
		["members.manage", "MANAGER"],
		["sites.manage", "MANAGER"],
		["terms.read", "MANAGER ACCOUNTANT"],
		["documents", "MANAGER ACCOUNTANT"],
	] as const)("%s: %s", (permission, allowed) => {
		const roles = Object.keys(COMPANY_ROLES) as (keyof typeof COMPANY_ROLES)[];
		expect(roles.filter((role) => mayInCompany(role, permission)).join(" ")).toBe(allowed);
	});

	test("each permission is in the table above", () => {
		const named: Record<CompanyPermission, true> = {
			order: true,
			"orders.all": true,
			approve: true,
			"members.read": true,
			"members.manage": true,
			"sites.manage": true,
			"terms.read": true,
			documents: true,
		};
		expect(Object.keys(COMPANY_PERMISSIONS)).toEqual(Object.keys(named));
	});
});

describe("a monthly limit", () => {
	test.each([
		[null, 1_000_000, 1_000_000, false],
		[10_000, 0, 10_000, false],
		[10_000, 0, 10_001, true],
		[10_000, 6_000, 4_000, false],
		[10_000, 6_000, 4_001, true],
		[0, 0, 1, true],
	])("of %s with %i spent, an order of %i waits: %s", (limitCents, spentCents, totalCents, expected) => {
		expect(needsApproval({ limitCents, spentCents }, totalCents)).toBe(expected);
	});

	test.each([
		["2026-10-31T22:59:59Z", "2026-10-01", "2026-11-01"],
		["2026-10-31T23:00:00Z", "2026-11-01", "2026-12-01"],
		["2026-12-31T22:59:59Z", "2026-12-01", "2027-01-01"],
		["2026-12-31T23:00:00Z", "2027-01-01", "2027-02-01"],
		["2026-06-30T21:59:59Z", "2026-06-01", "2026-07-01"],
		["2026-06-30T22:00:00Z", "2026-07-01", "2026-08-01"],
	])("at %s counts the days from %s to before %s in Paris", (at, from, to) => {
		expect(monthOf(new Date(at))).toEqual({ from, to });
	});
});

test("an order waits three days for its approval", () => {
	expect(approvalEnd(new Date("2026-11-20T09:30:00Z")).toISOString()).toBe("2026-11-23T09:30:00.000Z");
});

describe("the manager after the last one", () => {
	const member = (customerId: string, role: "APPROVER" | "BUYER" | "ACCOUNTANT", day: number) => ({
		customerId,
		role,
		joinedAt: new Date(Date.UTC(2026, 10, day)),
	});

	test.each([
		["an approver before an older buyer", [member("a", "BUYER", 1), member("b", "APPROVER", 2)], "b"],
		["the oldest where there is none", [member("a", "BUYER", 2), member("b", "ACCOUNTANT", 1)], "b"],
		["the first by id of two of the same moment", [member("b", "BUYER", 1), member("a", "BUYER", 1)], "a"],
		["none of no one", [], undefined],
	])("is %s", (_, members, expected) => {
		expect(nextManager(members)?.customerId).toBe(expected);
	});
});
