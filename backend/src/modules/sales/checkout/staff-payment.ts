import { formatCents } from "@confiserie/domain/format";
import { remainingCents } from "@confiserie/domain/orders/owed";
import type { StaffPayment } from "@confiserie/domain/orders/staff-order";
import type { DepositRules } from "@confiserie/domain/payments/deposit";
import { PAYABLE_CENTS } from "@confiserie/domain/payments/payable";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { update } from "../../../lib/database/sql";
import { lockCompany, readTerms, refuseBeyondCredit } from "../../companies/companies";
import { ApiFailure } from "../../foundations/failures";
import { type PaymentTerms, paymentTerms } from "../../terms/deposits";
import { type OrderRow, recordStatus } from "../orders";
import { confirmOrder } from "../payments";

/**
 * No order is beyond what a card may be asked for, and what a link asks for must be payable by card.
 * @throws ApiFailure VALIDATION
 */
function refuseUnpayable(payment: StaffPayment, totalCents: number, expectedCents: number): void {
	if (payment === "LINK" && expectedCents < PAYABLE_CENTS.minimum)
		throw new ApiFailure("VALIDATION", { field: "payment", message: "Ce montant ne peut pas être payé par carte." });
	if (totalCents <= PAYABLE_CENTS.maximum) return;
	const message = `Une commande va jusqu'à ${formatCents(PAYABLE_CENTS.maximum)}.`;
	throw new ApiFailure("VALIDATION", { field: "orderData.items", message });
}

/** How an order that staff enters, or a quote, is to be paid. */
interface StaffTerms {
	payment: StaffPayment;
	/** Null or absent for all of it at once. */
	depositPercentage?: number | null | undefined;
}

/**
 * What is asked for first of a total.
 * @throws ApiFailure VALIDATION for a deposit of what is paid later, or what no card can pay; DEPOSIT_REFUSED
 */
export function staffTerms(
	totalCents: number,
	{ payment, depositPercentage = null }: StaffTerms,
	rules: DepositRules,
): PaymentTerms {
	if (depositPercentage !== null && payment === "LATER")
		throw new ApiFailure("VALIDATION", {
			field: "depositPercentage",
			message: "Un acompte se paie d'abord\u00a0: choisissez la carte ou le virement.",
		});
	const paymentType = depositPercentage === null ? "full" : "deposit";
	const terms = paymentTerms(totalCents, { paymentType, depositPercentage }, rules);
	refuseUnpayable(payment, totalCents, terms.expectedCents);
	return terms;
}

/**
 * To be paid later: nothing runs out, and the goods may be prepared. That of a company with terms is on its account, due as they say;
 * a company that has a credit limit never owes more.
 * @throws ApiFailure CREDIT_BLOCKED, CREDIT_LIMIT_EXCEEDED
 */
export async function acceptToPayLater(
	sql: Knex.Transaction,
	order: OrderRow,
	actor: string,
	now: Date,
): Promise<void> {
	if (order.companyId !== null) {
		await lockCompany(sql, order.companyId);
		if ((await readTerms(sql, order.companyId)).isOnAccount) {
			await refuseBeyondCredit(sql, order.companyId, remainingCents(order), now);
			await update(sql, "order_book", order.id, { onAccountAt: now });
		}
	}
	await confirmOrder(sql, order, "CONFIRMED", now);
	await recordStatus(sql, {
		orderId: order.id,
		at: now,
		actor,
		from: order.status,
		to: "CONFIRMED",
		note: "Acceptée, à payer plus tard.",
		skipMail: true,
	});
}
