import { describe, expect, it } from "vitest";
import {
	commonNextStatus,
	isCancelled,
	isDelivered,
	isPending,
	isShipped,
	isToShip,
	MEDUSA_STAGES,
	nextStatus,
	ORDER_STATUS,
	ORDER_STATUSES,
	ORDER_STEPS,
} from "./order-status";

const PHASES = { isPending, isToShip, isShipped, isCancelled };

describe("every order status", () => {
	it.each([
		["PENDING", "isPending"],
		["CONFIRMED", "isToShip"],
		["PREPARING", "isToShip"],
		["SHIPPED", "isShipped"],
		["DELIVERED", "isShipped"],
		["CANCELLED", "isCancelled"],
	] as const)("%s %s, and nothing else", (status, phase) => {
		const holding = Object.entries(PHASES).flatMap(([name, is]) => (is(status) ? [name] : []));
		expect(holding).toEqual([phase]);
	});

	it.each(ORDER_STATUSES)("%s: its goods have left the stock when they have in Medusa", (status) => {
		const { stage } = ORDER_STATUS[status];
		expect(isShipped(status)).toBe(stage === "SHIPPED" || stage === "DELIVERED");
		if (isDelivered(status)) expect(isShipped(status)).toBe(true);
	});

	it("those in the order of their life reach Medusa's stages one after the other", () => {
		const reached = ORDER_STATUSES.filter((status) => !isCancelled(status)).map((status) => ORDER_STATUS[status].stage);
		const indexes = reached.map((stage) => (stage === null ? -1 : MEDUSA_STAGES.indexOf(stage)));
		expect(indexes).toEqual([...indexes].sort((a, b) => a - b));
	});
});

describe("the next step", () => {
	it.each([
		["PENDING", null],
		["CONFIRMED", "PREPARING"],
		["PREPARING", "SHIPPED"],
		["SHIPPED", "DELIVERED"],
		["DELIVERED", null],
		["CANCELLED", null],
	] as const)("after %s is %s", (status, next) => expect(nextStatus(status)).toBe(next));

	it("the timeline goes from acceptance to delivery", () =>
		expect(ORDER_STEPS).toEqual(["CONFIRMED", "PREPARING", "SHIPPED", "DELIVERED"]));

	it.each([
		[["CONFIRMED", "CONFIRMED"], "PREPARING"],
		[["CONFIRMED", "PREPARING"], null],
		[["PENDING", "CONFIRMED"], null],
		[["CANCELLED"], null],
		[[], null],
	] as const)("of %j together is %s", (statuses, next) => expect(commonNextStatus(statuses)).toBe(next));
});
