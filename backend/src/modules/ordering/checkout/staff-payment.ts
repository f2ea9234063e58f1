import { formatCents } from "@confiserie/domain/format";
import { PAYABLE_CENTS } from "@confiserie/domain/payable";
import type { StaffPayment } from "@confiserie/domain/staff-order";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ApiFailure } from "../../../lib/failure";
import { recordStatus } from "../orders/history";
import { confirmOrder } from "../payment/confirm-order";
import type { OrderRow } from "../types";

/**
 * No order is beyond what a card may be asked for, and what a link asks for must be payable by card.
 * @throws ApiFailure VALIDATION
 */
export function refuseUnpayable(payment: StaffPayment, totalCents: number, expectedCents: number): void {
	if (payment === "LINK" && expectedCents < PAYABLE_CENTS.minimum)
		throw new ApiFailure("VALIDATION", { field: "payment", message: "Ce montant ne peut pas être payé par carte." });
	if (totalCents <= PAYABLE_CENTS.maximum) return;
	const message = `Une commande va jusqu'à ${formatCents(PAYABLE_CENTS.maximum)}.`;
	throw new ApiFailure("VALIDATION", { field: "orderData.items", message });
}

/** To be paid later: nothing runs out, and the goods may be prepared. */
export async function acceptToPayLater(
	sql: Knex.Transaction,
	order: OrderRow,
	actor: string,
	now: Date,
): Promise<void> {
	await confirmOrder(sql, order, "CONFIRMED", now);
	await recordStatus(sql, {
		orderId: order.id,
		at: now,
		actor,
		from: order.status,
		to: "CONFIRMED",
		note: "Acceptée, à payer plus tard.",
		isToldApart: true,
	});
}
