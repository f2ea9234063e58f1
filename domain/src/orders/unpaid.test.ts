import { expect, it } from "vitest";
import type { PaymentStatus } from "../payments/payment-status";
import type { OrderStatus } from "./order-status";
import { shipsUnpaid, unpaidWords } from "./unpaid";

it.each<[PaymentStatus, string | null]>([
	["PENDING", "Non payée"],
	["FAILED", "Non payée"],
	["PARTIAL", "Reste 397,44\u00a0€ à payer"],
	["REFUNDED", "Remboursée"],
	["PAID", null],
])("%s reads %s", (paymentStatus, words) => {
	expect(unpaidWords({ paymentStatus, remainingCents: 39_744 })).toBe(words);
});

it.each<[OrderStatus, OrderStatus, PaymentStatus, boolean]>([
	["CONFIRMED", "SHIPPED", "PENDING", true],
	["PENDING", "DELIVERED", "FAILED", true],
	["PREPARING", "SHIPPED", "PARTIAL", true],
	["PREPARING", "SHIPPED", "REFUNDED", true],
	["CANCELLED", "SHIPPED", "PENDING", true],
	["PREPARING", "SHIPPED", "PAID", false],
	["SHIPPED", "DELIVERED", "PENDING", false],
	["SHIPPED", "PREPARING", "PENDING", false],
	["CONFIRMED", "PREPARING", "PENDING", false],
	["CONFIRMED", "CANCELLED", "PARTIAL", false],
])("%s to %s, %s: is asked %s", (from, to, paymentStatus, isAsked) => {
	expect(shipsUnpaid(from, to, paymentStatus)).toBe(isAsked);
});
