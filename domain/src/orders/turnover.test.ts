import { expect, it } from "vitest";
import { type TurnoverFacts, turnoverCents } from "./turnover";

const paid: TurnoverFacts = { status: "CONFIRMED", totalCents: 1000, capturedCents: 1000, refundedCents: 0 };

it.each<[string, Partial<TurnoverFacts>, number]>([
	["paid", {}, 1000],
	["delivered", { status: "DELIVERED" }, 1000],
	["refunded in part", { refundedCents: 300 }, 700],
	["refunded in part after shipping", { status: "SHIPPED", refundedCents: 300 }, 700],
	["refunded whole after shipping", { status: "SHIPPED", refundedCents: 1000 }, 0],
	["a deposit paid: the balance is due", { capturedCents: 250 }, 1000],
	["a deposit paid, part of it given back: never due again", { capturedCents: 250, refundedCents: 100 }, 900],
	["a deposit given back whole: the rest is due", { capturedCents: 250, refundedCents: 250 }, 750],
	["accepted by hand, not paid yet", { capturedCents: 0 }, 1000],
	["an open checkout", { status: "PENDING", capturedCents: 0 }, 0],
	["cancelled, its money still here", { status: "CANCELLED" }, 0],
	["cancelled and refunded", { status: "CANCELLED", refundedCents: 1000 }, 0],
	["paid too much", { capturedCents: 1200 }, 1000],
	["paid too much, the surplus given back", { capturedCents: 1200, refundedCents: 200 }, 1000],
])("%s", (_, facts, cents) => {
	expect(turnoverCents({ ...paid, ...facts })).toBe(cents);
});
