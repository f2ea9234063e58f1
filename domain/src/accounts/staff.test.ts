import { describe, expect, test } from "vitest";
import { STAFF_ROLE_NAMES } from "./account";
import { isAllowed, roleRefusal, STAFF_PERMISSIONS, type StaffPermission } from "./staff";

/** Who may do what beside the owner, who may do all of it: letters o, c, a, r. */
const INTENDED: Record<StaffPermission, string> = {
	"catalogue.read": "ocar",
	"orders.read": "oar",
	"catalogue.change": "c",
	"stock.change": "oc",
	"orders.change": "o",
	"orders.export": "oa",
	"customers.change": "o",
	"money.change": "oa",
	"limits.override": "",
	"promotions.change": "o",
	"reviews.change": "o",
	"newsletter.export": "",
	"invoices.export": "a",
	"audit.read": "a",
	"channels.change": "",
	"settings.change": "",
	"staff.manage": "",
};
const LETTERS = { orders: "o", catalogue: "c", accounting: "a", readonly: "r" };

describe.each(Object.keys(STAFF_PERMISSIONS) as StaffPermission[])("%s", (permission) => {
	test.each(STAFF_ROLE_NAMES)("%s", (role) => {
		const intended = role === "owner" || INTENDED[permission].includes(LETTERS[role]);
		expect(isAllowed(role, permission)).toBe(intended);
	});

	test("an account without a role has no permission", () => expect(isAllowed(null, permission)).toBe(false));
});

test("a refusal names the role and who can help", () => {
	expect(roleRefusal("readonly")).toMatch(/«\u00a0Lecture seule\u00a0».*propriétaire/);
});
