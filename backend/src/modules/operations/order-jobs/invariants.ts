import { holdsStock, isCancelled } from "@confiserie/domain/orders/order-status";
import { type Sql, theRow } from "../../../lib/database/sql";
import { LEVEL_INVARIANTS, RESERVATIONS } from "../../../medusa/inventory/reservations";
import { LOT_INVARIANT } from "../../catalog/lots";
import { statusIn } from "../../foundations/order-status";
import { type MedusaInvariants, readMedusaInvariants } from "./medusa-invariants";

/**
 * Counts that must all read 0: each is a promise of the order service, or of what follows from it, checked against the
 * rows.
 */
interface OrderInvariants {
	/** Levels whose reserved figure, or its BigNumber raw column, is not the sum of their live reservations. */
	levelsOffTheirReservations: number;
	levelsOversold: number;
	/** Levels whose lots do not add up to their stock. */
	levelsOffTheirLots: number;
	/** Live holds without their reservation of the same quantity. */
	holdsWithoutReservation: number;
	/** Orders whose lines do not add up to the subtotal. */
	ordersOffTheirLines: number;
	/** Orders whose captured or refunded sum is not the ledger's. */
	ordersOffTheLedger: number;
	/** Orders whose price was lowered by another amount than their withdrawals and refunds by line took off. */
	ordersOffTheirWithdrawals: number;
	/** Orders whose corrections gave back another amount than they say. */
	ordersOffTheirCorrections: number;
	/** Refunds by line of more boxes of a line than were sold. */
	linesRefundedTwice: number;
	/** Orders that ask for another amount than their total and deposit percentage make. */
	ordersOffTheirTerms: number;
	/** Open or confirmed orders that hold less than they sold, shipped ones aside. */
	ordersWithoutHold: number;
	/** Cancelled orders that received money afterwards without a decision: neither taken nor promised back. */
	cancelledOrdersPaidSince: number;
	/** Events of the provider, verified and stored, but not applied for half an hour. */
	eventsStuck: number;
	/** Payments that the provider refused to open within the hour: cards are off, or the account is restricted. */
	paymentsRefused: number;
	/** What must follow from an order (Medusa order, refund) and failed ten times, for a quarter of an hour. */
	tasksStuck: number;
	/** Mails that were given up within a day, or that half an hour of tries did not bring out. */
	mailsStuck: number;
}

export type Invariants = OrderInvariants & MedusaInvariants;

/** In which acts of Medusa Admin are taken over, by their event or by the sweep after it. */
const TAKEN_OVER_WITHIN_MINUTES = 15;

/** @param graceMinutes how old an act in Medusa Admin must be to count; 0 without concurrent work */
export async function readInvariants(sql: Sql, graceMinutes = TAKEN_OVER_WITHIN_MINUTES): Promise<Invariants> {
	return { ...(await readOrderInvariants(sql)), ...(await readMedusaInvariants(sql, graceMinutes)) };
}

/** Of the order service alone: true at any instant, also right after a crash. */
export function readOrderInvariants(sql: Sql): Promise<OrderInvariants> {
	return theRow<OrderInvariants>(
		sql,
		`select ${LEVEL_INVARIANTS}, ${LOT_INVARIANT},
		(select count(*)::int from stock_hold left join ${RESERVATIONS} item on item.id = stock_hold.reservation_item_id
			where stock_hold.state = 'HELD' and item.quantity is distinct from stock_hold.boxes) as holds_without_reservation,
		(select count(*)::int from order_book where subtotal_cents <> (
			select coalesce(sum(total_cents), 0) from order_book_line where order_id = order_book.id)) as orders_off_their_lines,
		(select count(*)::int from order_book where (captured_cents, refunded_cents) <> (
			select coalesce(sum(amount_cents) filter (where kind in ('CAPTURE','CAPTURE_RETURN_REFUSED')), 0)
					- coalesce(sum(amount_cents) filter (where kind = 'CAPTURE_RETURN'), 0),
				coalesce(sum(amount_cents) filter (where kind = 'REFUND'), 0)
					- coalesce(sum(amount_cents) filter (where kind = 'REFUND_RETURNED'), 0)
			from payment_ledger where order_id = order_book.id)) as orders_off_the_ledger,
		(select count(*)::int from order_book where withdrawn_cents <> (select coalesce(sum(off_balance_cents), 0)
			from order_withdrawal where order_id = order_book.id) + (select coalesce(sum(off_balance_cents), 0)
			from order_line_refund where order_id = order_book.id)) as orders_off_their_withdrawals,
		(select count(*)::int from order_book where corrected_cents <> (select coalesce(sum(refund_cents), 0)
			from order_correction where order_id = order_book.id)) as orders_off_their_corrections,
		(select count(*)::int from order_line_refund_item item join order_book_line line on line.id = item.line_id
			where line.boxes < (select sum(boxes) from order_line_refund_item every where every.line_id = line.id)
		) as lines_refunded_twice,
		(select count(*)::int from order_book where expected_cents <> coalesce(
			round(total_cents::numeric * deposit_percentage / 100), total_cents)) as orders_off_their_terms,
		(select count(*)::int from order_book where ${statusIn(holdsStock)} and (
			select coalesce(sum(boxes), 0) from stock_hold where order_id = order_book.id and state <> 'RELEASED') not between (
			select sum(boxes - removed_boxes - shipped_boxes) from order_book_line where order_id = order_book.id) and (
			select sum(boxes - removed_boxes) from order_book_line where order_id = order_book.id)) as orders_without_hold,
		(select count(*)::int from order_book where ${statusIn(isCancelled)} and captured_cents > refunded_cents and exists (
			select 1 from payment_ledger came where came.order_id = order_book.id and came.kind = 'CAPTURE'
				and came.recorded_at > (select max(at) from order_book_history
					where order_id = order_book.id and ${statusIn(isCancelled, "to_status")}
						and (${statusIn(isCancelled, "from_status")}) is not true)
				and not exists (select 1 from payment_refund_part part where part.attempt_id = came.attempt_id)
		)) as cancelled_orders_paid_since,
		(select count(*)::int from webhook_inbox
			where processed_at is null and received_at <= now() - interval '30 minutes') as events_stuck,
		(select count(*)::int from payment_attempt where state = 'CANCELLED' and error_code = 'request_refused'
			and updated_at > now() - interval '1 hour') as payments_refused,
		(select count(*)::int from order_outbox
			where done_at is null and error is not null and attempts >= 10) as tasks_stuck,
		(select count(*)::int from mail_outbox where status = 'FAILED' and created_at > now() - interval '1 day'
			or status = 'QUEUED' and last_error is not null and attempts >= 7) as mails_stuck`,
	);
}
