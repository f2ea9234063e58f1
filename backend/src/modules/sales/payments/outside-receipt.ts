import type { HandMeans } from "@confiserie/domain/payments/payment-provider";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { insert, theRow } from "../../../lib/database/sql";
import { insertAttempt } from "./attempt";
import type { AttemptRow } from "./types";

/** Money that came to the shop by no payment of its own: a transfer (manual), or what a sales channel collected (external). */
export interface OutsideReceipt {
	orderId: string;
	provider: "manual" | "external";
	/** Of money that came by hand, where it is known. */
	means?: HandMeans | undefined;
	amountCents: number;
	/** "2026-11-20". */
	receivedOn: string;
	reference: string;
	/** Id of the person, or of the channel's key. */
	recordedBy: string;
	idempotencyKey: string;
	/** Medusa's payment, when it was recorded in Medusa Admin. */
	enginePaymentId?: string | undefined;
	now: Date;
}

/** Writes the attempt and the record of such money, for an order whose row is locked; counting it is the caller's. */
export async function insertReceipt(sql: Knex.Transaction, receipt: OutsideReceipt): Promise<AttemptRow> {
	const { orderId, provider, amountCents, now, enginePaymentId = null, means = null, ...stated } = receipt;
	const id = await insertAttempt(sql, { orderId, provider, purpose: "BY_HAND", amountCents, now }, "SUCCEEDED");
	await insert(sql, "manual_payment", {
		...stated,
		id: generateEntityId(undefined, "vir"),
		orderId,
		attemptId: id,
		amountCents,
		recordedAt: now,
		enginePaymentId,
		means,
	});
	return theRow<AttemptRow>(sql, "select * from payment_attempt where id = ?", [id]);
}
