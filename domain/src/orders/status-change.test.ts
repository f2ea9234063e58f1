import { describe, expect, it } from "vitest";
import { isShipped, type OrderStatus } from "./order-status";
import {
	areNotifiedByDefault,
	isAhead,
	isEndedByRefund,
	isNotifiedByDefault,
	overruledActs,
	statusChange,
} from "./status-change";

const OPEN: OrderStatus[] = ["PENDING", "CONFIRMED", "PREPARING", "SHIPPED", "DELIVERED"];

describe("statusChange", () => {
	it.each(OPEN)("%s to CANCELLED gives the stock back, and back again holds it", (status) => {
		expect(statusChange(status, "CANCELLED").stock).toBe("release");
		expect(statusChange("CANCELLED", status).stock).toBe("hold");
	});

	it.each(OPEN.flatMap((from) => OPEN.map((to) => [from, to] as const)))(
		"%s to %s leaves the stock unchanged",
		(from, to) => {
			expect(statusChange(from, to).stock).toBe("none");
		},
	);

	it.each([
		["PENDING", false, false],
		["CONFIRMED", true, false],
		["PREPARING", true, false],
		["SHIPPED", true, true],
		["DELIVERED", true, true],
		["CANCELLED", false, false],
	] as const)("to %s: accepted %s, shipped %s", (to, accepted, shipped) => {
		expect(statusChange("CONFIRMED", to).isAccepted).toBe(accepted);
		expect(isShipped(to)).toBe(shipped);
	});
});

describe("what was done in Medusa", () => {
	it.each([
		["PREPARING", "CONFIRMED", true],
		["PREPARING", "PREPARING", false],
		["SHIPPED", "PENDING", true],
		["SHIPPED", "DELIVERED", false],
		["DELIVERED", "CANCELLED", true],
	] as const)("%s ahead of %s: %s", (stage, status, ahead) => {
		expect(isAhead(stage, status)).toBe(ahead);
	});

	it.each([
		["SHIPPED", "PREPARING", ["SHIPPED"]],
		["DELIVERED", "CONFIRMED", ["PREPARING", "SHIPPED", "DELIVERED"]],
		["PREPARING", "PENDING", ["PREPARING"]],
		["SHIPPED", "CANCELLED", ["PREPARING", "SHIPPED"]],
		["CANCELLED", "CONFIRMED", ["CANCELLED"]],
		["CANCELLED", "SHIPPED", ["CANCELLED"]],
		["CANCELLED", "CANCELLED", []],
		["CONFIRMED", "DELIVERED", []],
		["PREPARING", "PREPARING", []],
	] as const)("%s to %s overrules %j", (from, to, acts) => {
		expect(overruledActs(from, to)).toEqual(acts);
	});
});

describe("a refund ends an order", () => {
	const whole = { totalCents: 1000, capturedCents: 1000, refundedCents: 1000 };
	const here = { hasLeft: false, hasGesture: false };
	it.each<[OrderStatus, boolean]>([
		["PENDING", true],
		["CONFIRMED", true],
		["PREPARING", true],
		["SHIPPED", false],
		["DELIVERED", false],
		["CANCELLED", false],
	])("%s with everything given back: %s", (status, isEnded) => {
		expect(isEndedByRefund({ status, ...whole }, here)).toBe(isEnded);
	});

	it("not while money remains, nothing was paid, or the goods have left", () => {
		const status = "PREPARING";
		expect(isEndedByRefund({ status, ...whole, refundedCents: 999 }, here)).toBe(false);
		expect(isEndedByRefund({ status, totalCents: 1000, capturedCents: 0, refundedCents: 0 }, here)).toBe(false);
		expect(isEndedByRefund({ status, ...whole }, { ...here, hasLeft: true })).toBe(false);
	});

	it("a gesture does while nothing stays due", () => {
		const deposit = { totalCents: 4000, capturedCents: 1000, refundedCents: 1000 };
		const ended = (money: typeof deposit, hasGesture: boolean) =>
			isEndedByRefund({ status: "CONFIRMED", ...money }, { ...here, hasGesture });
		expect([ended(deposit, false), ended(deposit, true), ended(whole, true)]).toEqual([true, false, true]);
	});
});

describe("the mail of a move is proposed", () => {
	it.each<[OrderStatus | null, OrderStatus, boolean]>([
		["PENDING", "CONFIRMED", true],
		["CONFIRMED", "PREPARING", false],
		["PENDING", "PREPARING", false],
		["CANCELLED", "PREPARING", false],
		["CONFIRMED", "SHIPPED", true],
		["PREPARING", "SHIPPED", true],
		["SHIPPED", "DELIVERED", true],
		["SHIPPED", "SHIPPED", true],
		["DELIVERED", "SHIPPED", false],
		["SHIPPED", "CONFIRMED", false],
		["SHIPPED", "PREPARING", false],
		["CONFIRMED", "PENDING", false],
		["CONFIRMED", "CANCELLED", true],
		["DELIVERED", "CANCELLED", true],
		["CANCELLED", "CONFIRMED", true],
		[null, "SHIPPED", true],
		[null, "PREPARING", false],
	])("%s to %s: %s", (from, to, expected) => {
		expect(isNotifiedByDefault(from, to)).toBe(expected);
	});

	it.each<[OrderStatus[], OrderStatus, boolean]>([
		[["CONFIRMED", "PREPARING"], "SHIPPED", true],
		[["CONFIRMED", "DELIVERED"], "SHIPPED", false],
		[["CONFIRMED"], "PREPARING", false],
		[[], "SHIPPED", true],
		[[], "PREPARING", false],
	])("%j together to %s: %s", (from, to, expected) => {
		expect(areNotifiedByDefault(from, to)).toBe(expected);
	});
});
