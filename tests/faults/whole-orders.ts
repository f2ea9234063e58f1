import { db } from "../support/api";
import { demoBooks, isPaid, type ProviderBooks } from "./provider-books";

/** Orders that are neither whole nor absent, with what they lack: lines, hold, attempt, history, mail. Empty at any instant. */
export function brokenOrders(): Promise<unknown[]> {
	return read(`select * from (
		select order_number, status,
			(select count(*) from order_book_line line where line.order_id = o.id) as lines,
			(select coalesce(sum(line.total_cents), 0) from order_book_line line where line.order_id = o.id) = subtotal_cents as adds_up,
			(select count(*) from order_book_line line where line.order_id = o.id and not exists (
				select from stock_hold hold join reservation_item item
					on item.id = hold.reservation_item_id and item.deleted_at is null and item.quantity = hold.boxes
				where hold.line_id = line.id and hold.state <> 'RELEASED' and hold.boxes = line.boxes)) as lines_without_hold,
			(select count(*) from payment_attempt attempt where attempt.order_id = o.id) as attempts,
			(select to_status from order_book_history h where h.order_id = o.id order by id desc limit 1) as last_status,
			(select count(*) from mail_outbox where key = 'order-received:' || o.id) as mails
		from order_book o) seen
	where lines = 0 or not adds_up or attempts = 0 or last_status is distinct from status
		or mails <> case when status = 'CONFIRMED' then 1 else 0 end
		or lines_without_hold <> case when status in ('PENDING', 'CONFIRMED') then 0 else lines end`);
}

/** Orphaned boxes: of an order that is closed or expired, or of a reservation without a hold. */
export function leakedHolds(): Promise<unknown[]> {
	return read(`select hold.id, order_number, status from stock_hold hold join order_book o on o.id = hold.order_id
			where hold.state <> 'RELEASED' and (status = 'CANCELLED' or (status = 'PENDING' and hold_expires_at <= now()))
		union all
		select item.id, null, 'reservation without hold' from reservation_item item where deleted_at is null
			and not exists (select from stock_hold where reservation_item_id = item.id and state <> 'RELEASED')`);
}

/** Payments on which the provider's books and the shop's ledger differ. */
export async function moneyApart(books: ProviderBooks = demoBooks): Promise<unknown[]> {
	const taken = new Map((await books()).filter(isPaid).map(({ charge, received }) => [charge, received]));
	const { rows: booked } = await db().query<{ charge: string; amount: number }>(
		"select provider_reference as charge, amount_cents as amount from payment_ledger where kind = 'CAPTURE'",
	);
	const apart = booked.filter(({ charge, amount }) => taken.get(charge) !== amount);
	for (const { charge } of booked) taken.delete(charge);
	return [...apart, ...taken];
}

/** Orders for which the provider was asked for a second payment while the first was open. */
export async function doubled(books: ProviderBooks = demoBooks): Promise<unknown[]> {
	const orders = (await books()).filter(({ status }) => status !== "canceled").map(({ orderNumber }) => orderNumber);
	return orders.filter((order, index) => orders.indexOf(order) !== index);
}

/** Confirmed orders that Medusa does not have exactly once, whole, with what was captured. */
export function notProjected(): Promise<unknown[]> {
	return read(`select * from (
		select order_number, captured_cents, engine.id,
			(select count(*) from "order" twin where twin.custom_display_id = order_number and twin.deleted_at is null) as orders,
			(select count(*) from order_item item where item.order_id = engine.id and item.deleted_at is null)
				= (select count(*) from order_book_line line where line.order_id = o.id) as has_its_lines,
			(select count(*) from order_payment_collection link where link.order_id = engine.id and link.deleted_at is null)
				= case when expected_cents = total_cents then 1 else 2 end as has_its_parts,
			(select coalesce(sum(round(collection.captured_amount * 100)), 0)
				from order_payment_collection link join payment_collection collection on collection.id = link.payment_collection_id
				where link.order_id = engine.id and link.deleted_at is null and collection.deleted_at is null) as engine_captured,
			(select coalesce(sum(round(amount * 100)), 0) from order_transaction booked
				where booked.order_id = engine.id and booked.deleted_at is null) as engine_booked
		from order_book o left join "order" engine on engine.id = o.medusa_order_id and engine.deleted_at is null
		where o.status = 'CONFIRMED') seen
	where orders <> 1 or id is null or not has_its_lines or not has_its_parts or engine_captured <> captured_cents
		or engine_booked <> captured_cents`);
}

/** Pending work of the shop: stored events, tasks of the outbox, unresolved payment attempts. */
export function undone(): Promise<unknown[]> {
	return read(`select 'event' as kind, id, error from webhook_inbox where processed_at is null
		union all select task, order_id, error from order_outbox where done_at is null
		union all select 'attempt', attempt.id, error_message from payment_attempt attempt join order_book o on o.id = order_id
			where attempt.state in ('UNKNOWN', 'OPEN') and attempt.updated_at < now() - interval '2 minutes'`);
}

async function read(sql: string): Promise<unknown[]> {
	return (await db().query(sql)).rows;
}
