import { formatCents } from "@confiserie/domain/format";
import { PAYMENT_MEANS, type PaymentMeans } from "@confiserie/domain/payments/payment-provider";
import { one } from "../../../../lib/database/sql";
import { orderById } from "../../orders";
import { type DisputeState, type Reversals, recordReturn } from "../../payments";
import { type Look, takeBack } from "./apply-refund";

type Dispute = Reversals["disputes"][number];

/**
 * Records the state of a dispute: lost, its sum is the card holder's again; won after that, on appeal say, it is the
 * shop's. @returns whether that is news
 */
export async function applyDispute(look: Look, dispute: Dispute): Promise<boolean> {
	const { reference, state } = dispute;
	const isNew = await save(look, dispute);
	if (state === "lost") await recordLoss(look, dispute);
	const isBack = state === "won" && (await takeBack(look, reference));
	if (isNew || isBack) await look.note("DISPUTE", isBack ? backNote(dispute) : NOTES[state](dispute, answerOf(look)));
	return isNew || isBack;
}

/** @returns true when the dispute is new or has another state */
async function save({ sql, attempt, now }: Look, { reference, amountCents, reason, state }: Dispute): Promise<boolean> {
	const saved = await one(
		sql,
		`insert into payment_dispute (id, order_id, attempt_id, amount_cents, reason, state, opened_at, updated_at)
			values (?, ?, ?, ?, ?, ?, ?, ?)
			on conflict (id) do update set state = excluded.state, amount_cents = excluded.amount_cents,
				reason = excluded.reason, updated_at = excluded.updated_at
			where payment_dispute.state <> excluded.state returning id`,
		[reference, attempt.orderId, attempt.id, amountCents, reason, state, now, now],
	);
	return saved !== undefined;
}

/** A lost dispute is money given back to the card's holder, at most what is left of the payment. */
async function recordLoss({ sql, attempt, now }: Look, { reference, amountCents: cents }: Dispute): Promise<void> {
	const order = await orderById(sql, attempt.orderId);
	const amountCents = order ? Math.min(cents, order.capturedCents - order.refundedCents) : 0;
	if (amountCents > 0) await recordReturn(sql, { attempt, reference, amountCents }, now);
}

function answerOf({ attempt }: Look): string {
	const means: PaymentMeans = PAYMENT_MEANS[attempt.provider];
	return `Répondez dans ${means.dashboard ?? "le tableau de bord du prestataire de paiement"}.`;
}

const NOTES: Record<DisputeState, (dispute: Dispute, answer: string) => string> = {
	inquiry: ({ amountCents, reason }, answer) =>
		`La banque s'informe sur un paiement de ${formatCents(amountCents)} (${reason})\u00a0; aucune somme n'est retirée. ${answer}`,
	open: ({ amountCents, reason }, answer) =>
		`Paiement contesté auprès de la banque\u00a0: ${formatCents(amountCents)} (${reason}). ${answer}`,
	appeal: ({ amountCents }, answer) => `Contestation de ${formatCents(amountCents)} en appel. ${answer}`,
	won: ({ amountCents }) => `Contestation de ${formatCents(amountCents)} close en faveur de la boutique.`,
	lost: ({ amountCents }) => `Contestation de ${formatCents(amountCents)} perdue\u00a0: la somme est rendue au client.`,
};

const backNote = ({ amountCents }: Dispute) =>
	`Contestation de ${formatCents(amountCents)} gagnée après avoir été perdue\u00a0: la somme est de nouveau à la boutique.`;
