import { expect, it } from "vitest";
import { customerStep } from "./customer-step";

const unpaid = { status: "PENDING", approval: null, paidAmount: 0 } as const;

it.each([
	["an unpaid checkout is paid", {}, "PAY"],
	["once approved, too", { approval: "APPROVED" }, "PAY"],
	["before, it waits", { approval: "WAITING" }, "WAIT"],
	["declined, it is ordered again", { approval: "DECLINED" }, "REORDER"],
	["cancelled, too", { status: "CANCELLED" }, "REORDER"],
	["cancelled while it waited, too", { status: "CANCELLED", approval: "WAITING" }, "REORDER"],
	["put back to pending after its deposit, too", { paidAmount: 12.5 }, "REORDER"],
	["accepted on the company's account, too", { status: "CONFIRMED", approval: "APPROVED" }, "REORDER"],
] as const)("%s", (_, changes, step) => {
	expect(customerStep({ ...unpaid, ...changes })).toBe(step);
});
