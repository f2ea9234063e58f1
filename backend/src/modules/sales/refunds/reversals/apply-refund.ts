import { formatCents } from "@confiserie/domain/format";
import type { HistoryAct } from "@confiserie/domain/timeline/timeline-words";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { one, rows } from "../../../../lib/database/sql";
import type { OrderRow } from "../../orders";
import { type AttemptRow, type Reversals, recordMovement, recordReturn } from "../../payments";
import { refundFailedNote, refundPart, settleFailed, settleGiven, settlePending } from "../settle-refund";

/** The context of one check of the provider; the order's row is locked. `note` writes into its history. */
export interface Look {
	sql: Knex.Transaction;
	order: OrderRow;
	attempt: AttemptRow;
	now: Date;
	note: (act: HistoryAct, text: string) => Promise<void>;
}

type Refund = Reversals["refunds"][number];

/**
 * Takes over how far a refund has come. One that the shop asked for is a part of a promise; one from elsewhere is noted while
 * it waits. @returns whether that is news
 */
export async function applyRefund(look: Look, refund: Refund): Promise<boolean> {
	const { sql, attempt } = look;
	const part = refund.idempotencyKey ? await refundPart(sql, refund.idempotencyKey) : undefined;
	if (!part) return applyForeign(look, refund);
	const settlement = { ...look, part };
	if (refund.state === "given") return settleGiven(settlement, attempt, refund.reference);
	if (refund.state === "pending") return settlePending(settlement);
	const isBack = await takeBack(look, refund.reference);
	return (await settleFailed(settlement)) || isBack;
}

/** A refund made in the provider's dashboard. */
async function applyForeign(look: Look, { reference, amountCents, state }: Refund): Promise<boolean> {
	const { sql, attempt, now, note } = look;
	const amount = formatCents(amountCents);
	if (state === "pending") {
		const isNew = await rows(
			sql,
			`insert into payment_refund_underway (id, order_id, attempt_id, amount_cents, since) values (?, ?, ?, ?, ?)
				on conflict (id) do nothing returning id`,
			[reference, attempt.orderId, attempt.id, amountCents, now],
		);
		if (isNew.length === 0) return false;
		await note("REFUND", `Remboursement de ${amount} en cours chez le prestataire, pas encore rendu.`);
		return true;
	}
	const waited = await rows(sql, "delete from payment_refund_underway where id = ? returning id", [reference]);
	if (state === "given") {
		if (!(await recordReturn(sql, { attempt, reference, amountCents }, now))) return waited.length > 0;
		await note("REFUND", `Remboursement de ${amount} enregistré.`);
		return true;
	}
	if (!(await takeBack(look, reference)) && waited.length === 0) return false;
	await note("REFUND", refundFailedNote(amountCents));
	return true;
}

/**
 * Money that counted as given back and is the shop's again is a movement of its own; what never counted needs none.
 * @param reference of the refund, or of the dispute that was lost
 * @returns whether that is news
 */
export async function takeBack({ sql, attempt, now }: Look, reference: string): Promise<boolean> {
	const given = await one<{ amountCents: number; kind: keyof typeof TAKEN_BACK }>(
		sql,
		`select amount_cents, kind from payment_ledger
			where provider = ? and kind in ('REFUND','CAPTURE_RETURN','SURPLUS_RETURN') and provider_reference = ?`,
		[attempt.provider, reference],
	);
	if (!given) return false;
	const { amountCents } = given;
	return recordMovement(sql, { attempt, kind: TAKEN_BACK[given.kind], reference, amountCents }, now);
}

/** What the ledger calls money that was given back and came back. */
const TAKEN_BACK = {
	REFUND: "REFUND_RETURNED",
	CAPTURE_RETURN: "CAPTURE_RETURN_REFUSED",
	SURPLUS_RETURN: "SURPLUS_RETURN_REFUSED",
} as const;
