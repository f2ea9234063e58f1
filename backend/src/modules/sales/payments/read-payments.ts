import type {
	OrderDispute,
	OrderPayment,
	OrderPayments,
	OrderRefund,
} from "@confiserie/domain/contract/admin-payments";
import { refundableCents, transferableCents } from "@confiserie/domain/payments/balance";
import { isoRows, rows, type Sql } from "../../../lib/database/sql";
import { emailOfPerson } from "../../../medusa/accounts/people";
import { type OrderReceipt, type OrderRow, receiptsOf } from "../orders";
import { linkableCents } from "./linked-payment";

/** Everything about an order's money for an administrator; amounts in cents. */
export async function readPayments(sql: Sql, order: OrderRow): Promise<OrderPayments> {
	const [receipts, payments, refunds, disputes] = await Promise.all([
		receiptsOf(sql, order.id),
		paymentsOf(sql, order.id),
		refundsOf(sql, order.id),
		disputesOf(sql, order.id),
	]);
	const counted = receipts.filter((receipt) => receipt.kind === "CAPTURE");
	const byId = new Map(receipts.map((receipt) => [receipt.id, receipt]));
	const refundable = refundableCents(counted);
	const due = linkableCents(order);
	const transferable = transferableCents(order);
	return {
		orderId: order.id,
		orderNumber: order.orderNumber,
		customerEmail: order.email,
		total: order.totalCents,
		captured: order.capturedCents,
		refunded: order.refundedCents,
		refundPending: counted.reduce((sum, receipt) => sum + receipt.pendingCents, 0),
		due,
		transferable,
		refundable,
		refundableByHand: refundableCents(counted.filter((receipt) => receipt.isByHand)),
		payments: payments.map((payment) => ({ ...payment, ...givenBack(byId.get(payment.id)) })),
		refunds,
		disputes,
		actions: { refund: refundable > 0, recordTransfer: transferable > 0, sendLink: due > 0 },
	};
}

function givenBack(receipt: OrderReceipt | undefined) {
	const { refundedCents = 0, pendingCents = 0 } = receipt ?? {};
	return { refunded: refundedCents - pendingCents, refundPending: pendingCents };
}

function disputesOf(sql: Sql, orderId: string): Promise<OrderDispute[]> {
	return isoRows<OrderDispute>(
		sql,
		`select id, amount_cents as amount, reason, upper(state) as state, opened_at from payment_dispute
			where order_id = ? order by opened_at, id`,
		[orderId],
	);
}

type PaymentRow = Omit<OrderPayment, "refunded" | "refundPending">;

/** What came, and what is open; attempts that ended without money are no payments. */
function paymentsOf(sql: Sql, orderId: string): Promise<PaymentRow[]> {
	return isoRows<PaymentRow>(
		sql,
		`select attempt.id, coalesce(manual.means, attempt.provider) as method, attempt.purpose,
			case receipt.kind when 'CAPTURE' then 'RECEIVED' when 'SURPLUS' then 'SURPLUS' else 'OPEN' end as state,
			coalesce(receipt.amount_cents, attempt.amount_cents) as amount,
			coalesce(receipt.recorded_at, attempt.created_at) as at,
			manual.reference, manual.received_on::text as received_on, ${emailOfPerson("manual.recorded_by")} as recorded_by
		from payment_attempt attempt
		left join payment_ledger receipt on receipt.attempt_id = attempt.id and receipt.kind in ('CAPTURE','SURPLUS')
		left join manual_payment manual on manual.attempt_id = attempt.id
		where attempt.order_id = ? and (receipt.id is not null or attempt.state in ('UNKNOWN','OPEN'))
		order by at, attempt.id, receipt.id`,
		[orderId],
	);
}

async function refundsOf(sql: Sql, orderId: string): Promise<OrderRefund[]> {
	const found = await isoRows<Omit<OrderRefund, "parts">>(
		sql,
		`select id, amount_cents as amount, reason, cause, source, requested_at as at, ${emailOfPerson("requested_by")} as requested_by
			from payment_refund where order_id = ? order by requested_at, id`,
		[orderId],
	);
	const parts = await rows<OrderRefund["parts"][number] & { refundId: string }>(
		sql,
		"select refund_id, amount_cents as amount, is_by_hand, state from payment_refund_part where order_id = ? order by refund_id, position, id",
		[orderId],
	);
	return found.map((refund) => ({
		...refund,
		parts: parts
			.filter((part) => part.refundId === refund.id)
			.map(({ amount, isByHand, state }) => ({ amount, isByHand, state })),
	}));
}
