import { expect, it } from "vitest";
import { orderPromise } from "./order-promise";

const ORDER = {
	...{ status: "CONFIRMED" as const, isPartlyShipped: false, delivery: null },
	...{ dispatchBy: "2026-12-01", deliveredFrom: "2026-12-03", confirmedAt: new Date("2026-11-30T09:00:00Z") },
};
const BY_OPTION = { kind: "parcel" as const, dispatchBy: "2026-12-01", deliveredFrom: "2026-12-04", day: null };
const ON_A_DAY = { delivery: { ...BY_OPTION, dispatchBy: "2026-12-07", day: "2026-12-10" }, dispatchBy: "2026-12-07" };
const paidOn = (day: string) => ({ confirmedAt: new Date(`${day}T17:00:00Z`) });
type Changes = Partial<Parameters<typeof orderPromise>[0]>;

it.each<[string | null, string, Changes, string?]>([
	["2026-12-03", "the day of its placement", {}],
	["2026-12-03", "not paid yet, while there is time", { status: "PENDING", confirmedAt: null }],
	["2026-12-03", "all of it on its way", { status: "SHIPPED" }],
	["2026-12-03", "the day itself", { status: "SHIPPED" }, "2026-12-03T22:59:00Z"],
	["2026-12-04", "by an option", { delivery: BY_OPTION, deliveredFrom: null }],
	["2026-12-10", "the requested day", ON_A_DAY],
	["2026-12-10", "the requested day, paid late", { ...ON_A_DAY, ...paidOn("2026-12-07") }, "2026-12-07T17:00:00Z"],
	[null, "the requested day, paid too late", { ...ON_A_DAY, ...paidOn("2026-12-08") }, "2026-12-08T17:00:00Z"],
	["2026-12-04", "corrected to an option", { delivery: BY_OPTION }],
	[null, "from before days were recorded", { deliveredFrom: null, dispatchBy: null }],
	[null, "partly shipped", { isPartlyShipped: true }],
	[null, "cancelled", { status: "CANCELLED" }],
	[null, "delivered", { status: "DELIVERED" }],
	[null, "from midnight in Paris after the day on", { status: "SHIPPED" }, "2026-12-03T23:00:00Z"],
	[null, "paid after it should have left", { confirmedAt: new Date("2026-12-02T09:00:00Z") }, "2026-12-02T09:00:00Z"],
	[null, "unpaid after it should have left", { status: "PENDING", confirmedAt: null }, "2026-12-02T09:00:00Z"],
])("an order promises %s: %s", (day, _, changes, now = "2026-12-01T09:00:00Z") => {
	expect(orderPromise({ ...ORDER, ...changes }, new Date(now))?.day ?? null).toBe(day);
});

it("a pickup promises when it is ready, until it is", () => {
	const delivery = { ...BY_OPTION, kind: "pickup" as const };
	const promiseOf = (changes: Changes = {}) =>
		orderPromise({ ...ORDER, delivery, ...changes }, new Date("2026-12-01T09:00:00Z"));
	expect(promiseOf()).toEqual({ kind: "PICKUP", day: "2026-12-04", isFrom: false, orderBefore: null });
	expect(promiseOf({ status: "SHIPPED" })).toBeNull();
});
