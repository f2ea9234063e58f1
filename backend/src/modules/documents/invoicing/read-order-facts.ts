import type { OrderDelivery } from "@confiserie/domain/contract/order-delivery";
import { dayOf } from "@confiserie/domain/day";
import { isPickup } from "@confiserie/domain/delivery/delivery-words";
import { accountParts, type Departure } from "@confiserie/domain/invoicing/account-parts";
import {
	type BillingDocumentFacts,
	cancelledBy,
	type Movement,
	type Reduction,
	type Replacement,
} from "@confiserie/domain/invoicing/due-billing-documents";
import { cancelledIn, inForce } from "@confiserie/domain/invoicing/in-force";
import { goodsByRate } from "@confiserie/domain/invoicing/returned-goods";
import type { OrderFacts } from "@confiserie/domain/invoicing/write-billing-document";
import { isShipped } from "@confiserie/domain/orders/order-status";
import { PAYMENT_MEANS, type PaymentMethod } from "@confiserie/domain/payments/payment-provider";
import type { GrossAmount } from "@confiserie/domain/tax/taxed-amount";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { one, rows } from "../../../lib/database/sql";
import { statusIn } from "../../foundations/order-status";
import { buyerOf, type OrderParty, placeOf } from "./parties";
import { documentsOfOrder } from "./read-billing-documents";
import { readReturns } from "./read-returns";
import { readSeller } from "./read-seller";

interface OrderRow extends OrderParty {
	orderNumber: string;
	purchaseOrder: string | null;
	costCentre: string | null;
	onAccountAt: Date | null;
	createdAt: Date;
	totalCents: number;
	shippingCents: number;
	promotions: readonly { name: string }[];
	delivery: OrderDelivery | null;
	/** When the goods left, for the first time; null while they are here, on account while any of them is. */
	leftAt: Date | null;
	/** Placed before the shop issued billing documents. */
	isBefore: boolean;
}

type OrderLine = OrderFacts["lines"][number] & { id: string; removedBoxes: number };

interface MovementRow extends Movement {
	recordedAt: Date;
	method: PaymentMethod;
	/** The value date on the bank statement, where it was entered. */
	receivedOn: string | null;
}

/**
 * An order whose row is locked from now on, as billing documents see it on a day; undefined when it is gone or from before
 * billing documents.
 */
export async function readOrderFacts(
	sql: Knex.Transaction,
	orderId: string,
	today: string,
): Promise<{ facts: OrderFacts; ledger: BillingDocumentFacts } | undefined> {
	const order = await one<OrderRow>(
		sql,
		`select order_book.*, order_book.created_at < (select min(at) from billing_start) as is_before,
			(select electronic_address from company where company.id = order_book.company_id) as electronic_address,
			-- The history keeps a departure that was taken back: on account it would close the order before its goods leave.
			case when on_account_at is null or (
				select bool_and(boxes - removed_boxes <= shipped_boxes) and bool_or(shipped_boxes > 0)
					from order_book_line where order_id = order_book.id
			) then (select min(at) from order_book_history
				where order_id = order_book.id and ${statusIn(isShipped, "to_status")}) end as left_at
			from order_book where id = ? for update`,
		[orderId],
	);
	if (!order || order.isBefore) return undefined;
	const issued = await documentsOfOrder(sql, orderId);
	const standing = inForce(issued);
	const replacements = await readReplacements(sql, orderId);
	const last = replacements.at(-1);
	const correctedCents = replacements.reduce((sum, { refundCents }) => sum + refundCents, 0);
	const movements = await readMovements(sql, orderId);
	const lines = await readLines(sql, orderId);
	const returns = await readReturns(sql, orderId, lines);
	const received = remainingReceipts(movements);
	const facts: OrderFacts = {
		order: {
			number: order.orderNumber,
			placedOn: dayOf(order.createdAt),
			purchaseOrder: order.purchaseOrder || null,
			costCentre: order.costCentre || null,
		},
		seller: await readSeller(sql),
		buyer: buyerOf(order),
		deliverTo: { name: `${order.firstName} ${order.lastName}`.trim(), ...placeOf(order) },
		dispatchedOn: order.leftAt && dayOf(order.leftAt),
		payments: lessCorrected(received, correctedCents).map(({ receivedOn, recordedAt, method, amountCents }) => ({
			receivedOn: receivedOn ?? dayOf(recordedAt),
			means: PAYMENT_MEANS[method].inFull,
			amountCents,
		})),
		lines,
		shippingCents: order.shippingCents,
		withdrawnGoods: [
			...(await readWithdrawnGoods(sql, orderId)),
			...returns.flatMap(({ goods }) => goodsByRate(goods)),
		],
		returned: new Map(returns.flatMap(({ events, goods }) => events.map((event) => [event, goods]))),
		capturedCents: received.reduce((sum, { amountCents }) => sum + amountCents, -correctedCents),
		documents: standing.map(({ event, document }) => ({ ...document, event })),
		isOnAccount: order.onAccountAt !== null,
		isPickup: isPickup(order.delivery),
		promotionNames: order.promotions.map(({ name }) => name),
		replaces: last ? cancelledIn(issued, cancelledBy(last)) : null,
	};
	const { totalCents, leftAt, shippingCents } = order;
	const reductions = await readReductions(sql, orderId);
	const account = order.onAccountAt
		? accountParts(await readDepartures(sql, orderId), { lines, shippingCents }, today)
		: undefined;
	const ledger = { totalCents, movements, reductions, hasLeft: leftAt !== null, issued, replacements };
	return { facts, ledger: { ...ledger, ...(account && { account }) } };
}

/** Shipments of an order, oldest first. Goods that Medusa's own fulfilments took are no shipment: the final invoice takes them. */
async function readDepartures(sql: Knex.Transaction, orderId: string): Promise<Departure[]> {
	const found = await rows<Pick<Departure, "id" | "lines"> & { shippedAt: Date; isInvoicedMonthly: boolean }>(
		sql,
		`select id, shipped_at, is_invoiced_monthly,
			(select json_agg(json_build_object('lineId', line_id, 'boxes', boxes)) from order_shipment_line
				where shipment_id = shipment.id) as lines
			from order_shipment shipment where order_id = ? order by number`,
		[orderId],
	);
	return found.map(({ shippedAt, isInvoicedMonthly: isMonthly, ...left }) => {
		return { ...left, isMonthly, leftOn: dayOf(shippedAt) };
	});
}

/** Payments received, without what was corrected of each. */
function remainingReceipts(movements: readonly MovementRow[]): MovementRow[] {
	const corrected = (id: string) =>
		movements.reduce((sum, { captureId, amountCents }) => sum + (captureId === id ? amountCents : 0), 0);
	return movements
		.filter(({ kind }) => kind === "CAPTURE")
		.map((movement) => ({ ...movement, amountCents: movement.amountCents - corrected(movement.id) }))
		.filter(({ amountCents }) => amountCents > 0);
}

/** What was received less what corrections give back of it, of the latest payment first. */
function lessCorrected(received: readonly MovementRow[], correctedCents: number): MovementRow[] {
	let left = correctedCents;
	const remaining = [...received].reverse().map((movement) => {
		const taken = Math.min(left, movement.amountCents);
		left -= taken;
		return { ...movement, amountCents: movement.amountCents - taken };
	});
	return remaining.reverse().filter(({ amountCents }) => amountCents > 0);
}

/** Corrections after the final invoice, which is issued again for each. */
function readReplacements(sql: Knex.Transaction, orderId: string): Promise<Replacement[]> {
	return rows<Replacement>(
		sql,
		`select id, refund_cents from order_correction where order_id = ? and replaces_invoice order by corrected_at, id`,
		[orderId],
	);
}

function readMovements(sql: Knex.Transaction, orderId: string): Promise<MovementRow[]> {
	return rows<MovementRow>(
		sql,
		`select ledger.id, case ledger.kind when 'CAPTURE_RETURN_REFUSED' then 'CAPTURE' else ledger.kind end as kind,
			ledger.amount_cents, ledger.recorded_at, coalesce(manual_payment.means, ledger.provider) as method, refund.cause,
			to_char(manual_payment.received_on, 'YYYY-MM-DD') as received_on,
			(select id from payment_ledger came where came.attempt_id = ledger.attempt_id and came.kind = 'CAPTURE'
				and ledger.kind = 'CAPTURE_RETURN' order by id limit 1) as capture_id
			from payment_ledger ledger left join manual_payment on manual_payment.attempt_id = ledger.attempt_id
			left join payment_refund_part part on part.attempt_id = ledger.attempt_id and part.reference = ledger.provider_reference
			left join payment_refund refund on refund.id = part.refund_id
			where ledger.order_id = ? and ledger.kind not like 'SURPLUS%'
			order by ledger.recorded_at, ledger.id`,
		[orderId],
	);
}

function readReductions(sql: Knex.Transaction, orderId: string): Promise<Reduction[]> {
	return rows<Reduction>(
		sql,
		`select id, off_balance_cents as amount_cents from (
			select id, off_balance_cents, decided_at as at from order_withdrawal where order_id = ?
			union all select id, off_balance_cents, requested_at from order_line_refund where order_id = ?) off
			where off_balance_cents > 0 order by at, id`,
		[orderId, orderId],
	);
}

function readWithdrawnGoods(sql: Knex.Transaction, orderId: string): Promise<GrossAmount[]> {
	return rows<GrossAmount>(
		sql,
		`select line.vat_rate::float8 as rate_percent, sum(declared.boxes * line.unit_price_cents)::int as gross_cents
			from order_withdrawal withdrawal
			join order_withdrawal_line declared on declared.withdrawal_id = withdrawal.id
			join order_book_line line on line.id = declared.line_id
			where withdrawal.order_id = ? and withdrawal.state = 'ACCEPTED' group by line.vat_rate`,
		[orderId],
	);
}

function readLines(sql: Knex.Transaction, orderId: string): Promise<OrderLine[]> {
	return rows<OrderLine>(
		sql,
		`select id, product_name as name, sku as reference, boxes as quantity, unit_price_cents, list_unit_price_cents,
			vat_rate::float8 as rate_percent, removed_boxes
			from order_book_line where order_id = ? order by position`,
		[orderId],
	);
}
