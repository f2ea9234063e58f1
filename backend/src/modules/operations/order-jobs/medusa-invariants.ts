import { holdsStock, isCancelled, isDelivered, isShipped } from "@confiserie/domain/orders/order-status";
import { type Sql, theRow } from "../../../lib/database/sql";
import { RESERVATIONS, RESERVATIONS_EVER } from "../../../medusa/inventory/reservations";
import { actsIn, fulfilmentsChangedAt } from "../../../medusa/orders/fulfilments";
import { LINES, ORDERS_OF_LINES } from "../../../medusa/orders/lines";
import { DELIVERIES, ORDER_ADDRESSES, ORDERS, ORDERS_EVER } from "../../../medusa/orders/orders";
import { moneyOf } from "../../../medusa/payments/payments";
import { statusIn } from "../../foundations/order-status";
import { isAheadSql } from "../../medusa/sync";

/** Counts of orders on which Medusa's books and the order service differ; a healthy shop reads 0 at any instant. */
export interface MedusaInvariants {
	/**
	 * Live reservations that belong to no order of the shop: made by hand, or of a Medusa order that it does not know.
	 */
	reservationsWithoutOrder: number;
	/** Orders that have more or fewer boxes reserved in Medusa than they want: what they sold and has not left. */
	ordersOffTheirReservations: number;
	/** Orders of Medusa, drafts included, without an order of the order service. */
	unknownMedusaOrders: number;
	/** Orders that are cancelled in one book and not in the other. */
	ordersCancelledOnOneSide: number;
	/** Medusa orders of other boxes to leave, prices or delivery than the order's, or with goods returned or exchanged there. */
	engineOrdersOffTheirLines: number;
	/** Medusa orders of another customer, e-mail or address than the order's. */
	engineOrdersOffTheirContact: number;
	/** Orders whose money received or given back in Medusa is not the ledger's. */
	enginePaymentsOffTheLedger: number;
	/** Orders whose goods are further, or less far, in Medusa than their status says. */
	goodsOffTheirStatus: number;
}

/**
 * What a shop at work is in the middle of is no difference: orders with an open task that is not overdue, and acts in
 * Medusa Admin that are younger than `graceMinutes`, in which Medusa finishes them and the order service takes them
 * over. Fast at 100,000 orders: reservations are few, since shipped orders leave them; orders are compared line
 * by line while they are open, and for a week after either book last wrote to them, which every act does.
 */
export function readMedusaInvariants(sql: Sql, graceMinutes: number): Promise<MedusaInvariants> {
	return theRow<MedusaInvariants>(sql, COUNTS, [graceMinutes]);
}

/** A task that is still open after this long is overdue. */
const OVERDUE = "15 minutes";
const WATCHED_FOR = "7 days";
/** What was sold and has not left is reserved. */
const IS_RESERVING = statusIn(holdsStock, "book.status");

const COUNTS = `
with grace as materialized (select now() - make_interval(mins => ?::int) as since),
at_work as materialized (
	select distinct order_id from order_outbox where done_at is null and task <> 'INVOICE' and attempts < 10
		and next_try_at > now() - interval '${OVERDUE}'
),
watched as materialized (
	select book.id, book.status, book.email, book.customer_id, book.first_name, book.last_name, book.street, book.city,
		book.postal_code, book.phone, book.captured_cents, book.refunded_cents, book.shipping_cents,
		engine.id as engine_id, engine.version, engine.status as engine_status, engine.email as engine_email,
		engine.customer_id as engine_customer_id, engine.shipping_address_id
	from order_book book join ${ORDERS} engine on engine.id = book.medusa_order_id
	where (${IS_RESERVING} or greatest(book.updated_at, engine.updated_at) > now() - interval '${WATCHED_FOR}')
		and not exists (select 1 from at_work where at_work.order_id = book.id)
),
engine_line as materialized (
	select watched.id, line.* from watched
	join ${LINES} line on line.order_id = watched.engine_id and line.version = watched.version
),
reserved as materialized (
	select item.inventory_item_id, item.quantity, coalesce(hold.order_id, (
		select book.id from ${ORDERS_OF_LINES} lined join order_book book on book.medusa_order_id = lined.order_id
			where lined.line_id = item.line_item_id limit 1)) as order_id
	from ${RESERVATIONS} item left join stock_hold hold on hold.reservation_item_id = item.id
),
-- An order whose reservations changed within the grace may be in the middle of a fulfilment.
moving as materialized (
	select distinct hold.order_id from stock_hold hold join ${RESERVATIONS_EVER} item on item.id = hold.reservation_item_id, grace
		where item.changed_at > grace.since
),
gone as materialized (
	select book.id, line.variant_id, sum(line.fulfilled_quantity) as boxes
	from order_book book join ${ORDERS_EVER} engine on engine.id = book.medusa_order_id
	join ${LINES} line on line.order_id = engine.id and line.version = engine.version
	where ${IS_RESERVING} group by 1, 2
),
delivery as materialized (
	select priced.order_id, priced.version, sum(round(priced.amount * 100)) as cents
	from watched join ${DELIVERIES} priced on priced.order_id = watched.engine_id group by 1, 2
),
stages as materialized (
	select id, bool_and(fulfilled_quantity >= quantity) as is_packed, bool_and(shipped_quantity >= quantity) as is_shipped,
		bool_and(delivered_quantity >= quantity) as is_delivered
	from engine_line group by id
)
select
(select count(*)::int from reserved where order_id is null) as reservations_without_order,
(select count(distinct coalesce(wants.order_id, has.order_id))::int from (
		select book.id as order_id, line.inventory_item_id, greatest(0, line.boxes - removed_boxes - coalesce(gone.boxes, 0)) as boxes
		from order_book book join order_book_line line on line.order_id = book.id
		left join gone on gone.id = book.id and gone.variant_id = line.variant_id where ${IS_RESERVING}
	) wants full join (
		select order_id, inventory_item_id, sum(quantity) as boxes from reserved where order_id is not null group by 1, 2
	) has on has.order_id = wants.order_id and has.inventory_item_id = wants.inventory_item_id
	where coalesce(wants.boxes, 0) <> coalesce(has.boxes, 0)
		and coalesce(wants.order_id, has.order_id) not in (select order_id from at_work)
		and coalesce(wants.order_id, has.order_id) not in (select order_id from moving)
) as orders_off_their_reservations,
(select count(*)::int from ${ORDERS} engine
	where not exists (select 1 from order_book book where book.medusa_order_id = engine.id)
	and not exists (select 1 from order_book book join at_work on at_work.order_id = book.id
		where book.order_number = engine.custom_display_id)) as unknown_medusa_orders,
(select count(*)::int from order_book book join ${ORDERS_EVER} engine on engine.id = book.medusa_order_id, grace
	where (${statusIn(isCancelled, "book.status")}) <> (engine.status = 'canceled')
		and not exists (select 1 from at_work where at_work.order_id = book.id)
		and not coalesce(engine.canceled_at > grace.since, false)) as orders_cancelled_on_one_side,
(select count(*)::int from (
	select coalesce(sold.order_id, there.id)
		from (select line.* from order_book_line line join watched on watched.id = line.order_id) sold
		full join engine_line there on there.id = sold.order_id and there.variant_id = sold.variant_id
		where (coalesce(there.quantity, 0) <> greatest(sold.boxes - sold.removed_boxes, there.fulfilled_quantity)
			or there.id is not null and round(there.unit_price * 100) is distinct from sold.unit_price_cents
			or there.went_back > 0)
			-- A cancelled order of which all boxes were removed keeps its lines there.
			and coalesce(sold.order_id, there.id) in (select id from watched where not (${statusIn(isCancelled, "status")}))
	union
	select watched.id from watched left join delivery on delivery.order_id = watched.engine_id and delivery.version = watched.version
		where delivery.cents is distinct from watched.shipping_cents
) apart) as engine_orders_off_their_lines,
(select count(*)::int from watched left join ${ORDER_ADDRESSES} address on address.id = shipping_address_id
	where lower(coalesce(engine_email, '')) <> lower(email) or engine_customer_id is distinct from watched.customer_id
		or (coalesce(address.first_name, ''), coalesce(address.last_name, ''), coalesce(address.street, ''),
			coalesce(address.city, ''), coalesce(address.postal_code, ''), coalesce(address.phone, ''))
			<> (watched.first_name, watched.last_name, watched.street, watched.city, watched.postal_code, watched.phone)
) as engine_orders_off_their_contact,
(select count(*)::int from watched cross join lateral ${moneyOf("watched.engine_id")} money cross join grace
	cross join lateral (select coalesce(sum(amount_cents) filter (where kind = 'CAPTURE'), 0) as captured,
		coalesce(sum(amount_cents) filter (where kind in ('REFUND','CAPTURE_RETURN')), 0) as given,
		coalesce(sum(amount_cents) filter (where kind in ('REFUND_RETURNED','CAPTURE_RETURN_REFUSED')), 0) as returned
		from payment_ledger where order_id = watched.id) ledger
	-- A refund that a bank returned stays in the engine; what was cancelled there takes no more money.
	where (money.captured <> ledger.captured and not (money.is_closed and money.captured < ledger.captured)
			or money.refunded not between ledger.given - ledger.returned and ledger.given)
		and money.latest <= grace.since
) as engine_payments_off_the_ledger,
(select count(*)::int from watched join stages on stages.id = watched.id cross join grace
	cross join lateral (
		select case when is_delivered then 'DELIVERED' when is_shipped then 'SHIPPED' when is_packed then 'PREPARING' end as stage,
			${fulfilmentsChangedAt("watched.engine_id")} as latest
	) reached
	where not (${statusIn(isCancelled, "watched.status")}) and latest <= grace.since and (
		(${statusIn(isShipped, "watched.status")} and not is_shipped) or (${statusIn(isDelivered, "watched.status")} and not is_delivered)
		or (${isAheadSql("stage", "watched.status")} and exists (
			select 1 from (${actsIn("watched.engine_id")}) act where act.leads_to = stage and not exists (
				select 1 from order_book_engine_act known where known.order_id = watched.id
					and known.leads_to = act.leads_to and known.subject = act.subject))))
) as goods_off_their_status`;
