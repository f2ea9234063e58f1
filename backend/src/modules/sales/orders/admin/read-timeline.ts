import { AUDIT_ACTIONS, type AuditAction } from "@confiserie/domain/admin/audit";
import { auditParts } from "@confiserie/domain/admin/audit-words";
import type { ClaimState } from "@confiserie/domain/claim/claim-codes";
import { CLAIM_STATE_FACTS } from "@confiserie/domain/claim/claim-words";
import type { AuditChange } from "@confiserie/domain/contract/activity";
import type { OrderTimeline, TimelineEntry } from "@confiserie/domain/contract/order-timeline";
import { formatCents } from "@confiserie/domain/format";
import { BILLING_KINDS, type BillingKind } from "@confiserie/domain/invoicing/billing-document";
import type { OrderStatus } from "@confiserie/domain/orders/order-status";
import { REFUND_CAUSES, type RefundCause } from "@confiserie/domain/orders/owed";
import { PAYMENT_MEANS, type PaymentMethod } from "@confiserie/domain/payments/payment-provider";
import { type HistoryAct, MAIL_STATES, type MailState, stepWords } from "@confiserie/domain/timeline/timeline-words";
import { rows, type Sql } from "../../../../lib/database/sql";
import { isCustomer, nameOfPerson } from "../../../../medusa/accounts/people";
import { MAIL_TITLES, type MailTemplate } from "../../../foundations/mail";
import { actorColumns, actorOf } from "../actor";
import type { OrderRow } from "../types";

/** What happened to an order, when and by whom: every book of the shop's that names it, oldest first. */
export async function readTimeline(sql: Sql, order: OrderRow): Promise<OrderTimeline> {
	const sources = [steps, receipts, refunds, mails, documents, withdrawals, claims, acts];
	const found = await Promise.all(sources.map((read) => read(sql, order)));
	return { entries: found.flat().sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0)) };
}

interface Happened {
	at: Date;
	actor: string | null;
	actorName: string | null;
	isCustomer: boolean;
}

const NO_ACTOR = { actor: null, actorName: null, isCustomer: false };

function entry(
	order: OrderRow,
	{ at, actor, ...by }: Happened,
	kind: TimelineEntry["kind"],
	title: string,
	detail: string | null = null,
): TimelineEntry {
	return { at: at.toISOString(), kind, title, detail, actor: actor === null ? null : actorOf({ actor, ...by }, order) };
}

interface Step {
	fromStatus: OrderStatus | null;
	toStatus: OrderStatus;
	act: HistoryAct | null;
	note: string | null;
}

async function steps(sql: Sql, order: OrderRow): Promise<TimelineEntry[]> {
	const found = await rows<Happened & Step>(
		sql,
		`select at, from_status, to_status, act, note, ${actorColumns("order_book_history.actor")} from order_book_history
			where order_id = ? order by id`,
		[order.id],
	);
	return found.map(({ fromStatus: from, toStatus: to, act, note, ...one }) => {
		const { title, detail } = stepWords({ from, to, act, note });
		return entry(order, one, "STATUS", title, detail);
	});
}

async function receipts(sql: Sql, order: OrderRow): Promise<TimelineEntry[]> {
	const found = await rows<Happened & { cents: number; method: PaymentMethod; reference: string | null }>(
		sql,
		`select ledger.recorded_at as at, ledger.amount_cents as cents, coalesce(manual.means, ledger.provider) as method, manual.reference,
			${actorColumns("manual.recorded_by")} from payment_ledger ledger
			left join manual_payment manual on manual.attempt_id = ledger.attempt_id
			where ledger.order_id = ? and ledger.kind = 'CAPTURE' order by ledger.recorded_at, ledger.id`,
		[order.id],
	);
	return found.map((one) => {
		const means = [PAYMENT_MEANS[one.method].inFull, one.reference].filter(Boolean).join(", ");
		return entry(order, one, "MONEY", `Paiement reçu\u00a0: ${formatCents(one.cents)}`, means);
	});
}

/** Promised refunds only: the history contains the movement, and that of lines with its goods. */
async function refunds(sql: Sql, order: OrderRow): Promise<TimelineEntry[]> {
	const found = await rows<Happened & { cents: number; reason: string; source: string; cause: RefundCause }>(
		sql,
		`select requested_at as at, amount_cents as cents, reason, source, cause, ${actorColumns("payment_refund.requested_by")} from payment_refund
			where order_id = ? and not exists (select 1 from order_line_refund where refund_id = payment_refund.id)
			order by requested_at, id`,
		[order.id],
	);
	return found.map((one) => {
		const where = one.source === "ENGINE" ? " dans Medusa Admin" : "";
		return entry(
			order,
			one,
			"MONEY",
			`Remboursement demandé${where}\u00a0: ${formatCents(one.cents)}`,
			[one.cause === "GOODS" ? "" : REFUND_CAUSES[one.cause].credited, one.reason].filter(Boolean).join(", ") || null,
		);
	});
}

async function mails(sql: Sql, order: OrderRow): Promise<TimelineEntry[]> {
	const found = await rows<{ at: Date; template: MailTemplate; status: MailState }>(
		sql,
		`select coalesce(sent_at, created_at) as at, template, status from mail_outbox where order_id = ? order by id`,
		[order.id],
	);
	return found.map(({ at, template, status }) => {
		const title = `${MAIL_STATES[status]}\u00a0: ${MAIL_TITLES[template] ?? "message au client"}`;
		return entry(order, { at, ...NO_ACTOR }, "MAIL", title);
	});
}

async function documents(sql: Sql, order: OrderRow): Promise<TimelineEntry[]> {
	const found = await rows<{ at: Date; kind: BillingKind; number: string }>(
		sql,
		"select issued_at as at, kind, number from billing_document where order_id = ? order by issued_at, number",
		[order.id],
	);
	return found.map(({ at, kind, number }) =>
		entry(order, { at, ...NO_ACTOR }, "INVOICE", `${BILLING_KINDS[kind].label} ${number}`),
	);
}

async function withdrawals(sql: Sql, order: OrderRow): Promise<TimelineEntry[]> {
	const found = await rows<Happened & { what: keyof typeof WITHDRAWN; detail: string | null }>(
		sql,
		`select submitted_at as at, 'DECLARED' as what, nullif(name, '') as detail, ?::text as actor, null::text as actor_name, true as is_customer
			from order_withdrawal where order_id = ?
		union all select decided_at, state, reason, ${actorColumns("order_withdrawal.decided_by")}
			from order_withdrawal where order_id = ? and decided_at is not null`,
		[order.customerId, order.id, order.id],
	);
	return found.map((one) => entry(order, one, "WITHDRAWAL", WITHDRAWN[one.what], one.detail));
}

const WITHDRAWN = {
	DECLARED: "Rétractation déclarée",
	ACCEPTED: "Rétractation acceptée",
	REFUSED: "Rétractation refusée",
} as const;

async function claims(sql: Sql, order: OrderRow): Promise<TimelineEntry[]> {
	const found = await rows<Happened & { what: "SAID" | ClaimState; number: string; detail: string | null }>(
		sql,
		`select said_at as at, 'SAID' as what, number, nullif(text, '') as detail,
			coalesce(written_by, ?) as actor, ${nameOfPerson("message.written_by")} as actor_name,
			${isCustomer("message.written_by")} as is_customer
			from order_complaint_message message join order_complaint claim on claim.id = message.complaint_id where order_id = ?
		union all select ended_at, state, number, nullif(words, ''), ${actorColumns("order_complaint.ended_by")}
			from order_complaint where order_id = ? and ended_at is not null`,
		[order.customerId, order.id, order.id],
	);
	return found.map((one) => {
		const what = one.what === "SAID" ? "message" : CLAIM_STATE_FACTS[one.what].label.toLowerCase();
		return entry(order, one, "CLAIM", `Réclamation ${one.number}\u00a0: ${what}`, one.detail);
	});
}

/** Acts that stand above already, each in its own book. */
const AUDITED: readonly AuditAction[] = [
	"order.created",
	"order.corrected",
	"order.updated",
	"order.shipped",
	"order.returned",
	"payment.refunded",
	"payment.lines-refunded",
	"payment.transfer-recorded",
	"withdrawal.accepted",
	"withdrawal.refused",
	"claim.answered",
	"claim.refunded",
	"claim.replaced",
	"claim.settled",
	"claim.refused",
];

async function acts(sql: Sql, order: OrderRow): Promise<TimelineEntry[]> {
	const found = await rows<{ at: Date; actorId: string; actorEmail: string; action: AuditAction; changes: Changes }>(
		sql,
		`select at, actor_id, actor_email, action, changes from admin_audit
			where entity = 'order' and entity_id = ? and action <> all(?) order by id`,
		[order.id, AUDITED],
	);
	return found.map(({ at, actorId, actorEmail, action, changes }) => {
		const parts = auditParts(changes);
		const isMedusa = action === "engine.acted";
		const said = parts.map(({ label, to }) => (isMedusa ? to : `${label}\u00a0: ${to}`)).join("\n") || null;
		const by = { at, actor: actorId, actorName: actorEmail, isCustomer: false };
		if (isMedusa) return entry(order, by, "ENGINE", "Medusa Admin", said);
		const words = AUDIT_ACTIONS[action];
		return entry(order, by, "ACT", `${words.charAt(0).toUpperCase()}${words.slice(1)}`, said);
	});
}
type Changes = Record<string, AuditChange>;
