import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Invariants, readInvariants } from "../../backend/src/modules/operations/order-jobs/invariants";
import { medusaToken, registerCustomer } from "../support/api";
import { type MedusaSale, paidInMedusa } from "../support/medusa-orders";
import { syncsWithMedusa } from "../support/medusa-sync";
import { openOrderContext } from "../support/order-context";

syncsWithMedusa();

const { context, close } = openOrderContext();
let sale: MedusaSale;
beforeAll(async () => {
	sale = await paidInMedusa((await registerCustomer()).token, await medusaToken());
});
afterAll(close);

/** The counters that change after these statements, which only this transaction sees. */
function changedBy(statements: readonly string[], graceMinutes = 0): Promise<Partial<Invariants>> {
	return context.pool
		.transaction(async (sql) => {
			const unchanged = await readInvariants(sql, graceMinutes);
			for (const statement of statements)
				await sql.raw(statement.replaceAll("$order", `'${sale.orderId}'`).replaceAll("$engine", `'${sale.id}'`));
			const after = await readInvariants(sql, graceMinutes);
			throw new RolledBack(
				Object.fromEntries(
					Object.entries(after).flatMap(([name, count]) => {
						const more = count - unchanged[name as keyof Invariants];
						return more === 0 ? [] : [[name, more]];
					}),
				),
			);
		})
		.catch((error: unknown) => {
			if (error instanceof RolledBack) return error.changed;
			throw error;
		});
}
class RolledBack extends Error {
	constructor(readonly changed: Partial<Invariants>) {
		super("Rolled back.");
	}
}

const RESERVE = (values: string, from = "stock_hold hold where hold.order_id = $order limit 1") =>
	`insert into reservation_item (id, inventory_item_id, location_id, quantity, raw_quantity, line_item_id)
		select 'resitem_apart', hold.inventory_item_id, hold.location_id, ${values} from ${from}`;
const TASK_OPEN = "update order_outbox set done_at = null, attempts = 1, next_try_at = now() where order_id = $order";
const CANCEL_HERE = "update order_book set status = 'CANCELLED' where id = $order";
const CANCEL_THERE = `update "order" set status = 'canceled', canceled_at = now() where id = $engine`;
const ITEM = 'order_id = $engine and version = (select version from "order" where id = $engine)';
const LINE = "(select item_id from order_item where order_id = $engine limit 1)";
const PAYMENT = `(select payment.id from payment join order_payment_collection link
	on link.payment_collection_id = payment.payment_collection_id where link.order_id = $engine)`;
const RELEASE = `update reservation_item set deleted_at = now() where id in
	(select reservation_item_id from stock_hold where order_id = $order)`;

describe("each way in which Medusa's books can differ from the order book is counted", () => {
	test.each<[string, keyof Invariants, string[]]>([
		["a reservation by hand", "reservationsWithoutOrder", [RESERVE(`1, '{"value":"1"}', null`)]],
		[
			"a reservation of a line that no order has",
			"reservationsWithoutOrder",
			[RESERVE(`1, '{"value":"1"}', 'ordli_none'`)],
		],
		[
			"boxes reserved beyond the order's, as by an edit",
			"ordersOffTheirReservations",
			[RESERVE(`3, '{"value":"3"}', ${LINE}`)],
		],
		[
			"a reservation of another quantity",
			"ordersOffTheirReservations",
			[
				"update reservation_item set quantity = 2 where id in (select reservation_item_id from stock_hold where order_id = $order)",
			],
		],
		["no reservation for a paid order", "ordersOffTheirReservations", [RELEASE]],
		["a reservation of a cancelled order", "ordersOffTheirReservations", [CANCEL_HERE, CANCEL_THERE]],
		[
			"a reservation of a delivered order",
			"ordersOffTheirReservations",
			["update order_book set status = 'DELIVERED' where id = $order"],
		],
		[
			"an engine's order without one of the shop",
			"unknownMedusaOrders",
			[
				`insert into "order" (id, status, is_draft_order, currency_code, version) values ('order_apart', 'draft', true, 'eur', 1)`,
			],
		],
		["cancelled in the shop alone", "ordersCancelledOnOneSide", [CANCEL_HERE]],
		["cancelled in the engine alone", "ordersCancelledOnOneSide", [CANCEL_THERE]],
		["other boxes in the engine", "engineOrdersOffTheirLines", [`update order_item set quantity = 5 where ${ITEM}`]],
		[
			"another price in the engine",
			"engineOrdersOffTheirLines",
			[`update order_item set unit_price = 1 where ${ITEM}`],
		],
		[
			"a line that the engine lacks",
			"engineOrdersOffTheirLines",
			[`update order_item set deleted_at = now() where ${ITEM}`],
		],
		[
			"goods returned in the engine",
			"engineOrdersOffTheirLines",
			[`update order_item set return_received_quantity = 1 where ${ITEM}`],
		],
		[
			"another cost of delivery in the engine",
			"engineOrdersOffTheirLines",
			[
				"update order_shipping_method set amount = 1 where id in (select shipping_method_id from order_shipping where order_id = $engine)",
			],
		],
		[
			"another e-mail in the engine",
			"engineOrdersOffTheirContact",
			[`update "order" set email = 'autre@exemple.fr' where id = $engine`],
		],
		[
			"another customer in the engine",
			"engineOrdersOffTheirContact",
			[`update "order" set customer_id = 'cus_autre' where id = $engine`],
		],
		[
			"another address in the engine",
			"engineOrdersOffTheirContact",
			[
				`update order_address set city = 'Lyon' where id = (select shipping_address_id from "order" where id = $engine)`,
			],
		],
		[
			"a capture that the ledger lacks",
			"enginePaymentsOffTheLedger",
			[
				`insert into capture (id, payment_id, amount, raw_amount, created_at) select 'capt_apart', id, 1, '{"value":"1"}', now() from payment where id = ${PAYMENT}`,
			],
		],
		[
			"a capture that the engine lacks",
			"enginePaymentsOffTheLedger",
			[`update capture set deleted_at = now() where payment_id = ${PAYMENT}`],
		],
		[
			"a refund that the ledger lacks",
			"enginePaymentsOffTheLedger",
			[
				`insert into refund (id, payment_id, amount, raw_amount, created_at) select 'ref_apart', id, 1, '{"value":"1"}', now() from payment where id = ${PAYMENT}`,
			],
		],
		[
			"shipped by its status alone",
			"goodsOffTheirStatus",
			["update order_book set status = 'SHIPPED' where id = $order"],
		],
		[
			"money into a cancelled order without a decision",
			"cancelledOrdersPaidSince",
			[
				CANCEL_HERE,
				`insert into order_book_history (order_id, at, actor, from_status, to_status)
				values ($order, (select min(recorded_at) from payment_ledger where order_id = $order) - interval '1 second', 'x', 'PENDING', 'CANCELLED')`,
			],
		],
		[
			"a twin of a level that says something else",
			"levelsOffTheirReservations",
			[
				`update inventory_level set raw_reserved_quantity = '{"value":"99","precision":20}'
				where inventory_item_id = (select inventory_item_id from stock_hold where order_id = $order limit 1)`,
			],
		],
	])("%s", async (_what, counter, statements) => {
		expect(await changedBy(statements)).toMatchObject({ [counter]: 1 });
	});
});

describe("what a shop at work is in the middle of is not", () => {
	test.each<[string, string[]]>([
		["cancelled here, its projection to come", [CANCEL_HERE, RELEASE, TASK_OPEN]],
		[
			"shipped by its status, its projection to come",
			["update order_book set status = 'SHIPPED' where id = $order", TASK_OPEN],
		],
		[
			"its engine's order made and not yet linked",
			["update order_book set medusa_order_id = null where id = $order", TASK_OPEN],
		],
	])("%s", async (_what, statements) => {
		const { holdsWithoutReservation, ordersOffTheLedger, levelsOffTheirReservations, ...engine } =
			await changedBy(statements);
		expect(engine).toEqual({});
	});

	test("unless its task is overdue, or has failed ten times", async () => {
		const late = "update order_outbox set next_try_at = now() - interval '16 minutes' where order_id = $order";
		const failing = "update order_outbox set attempts = 10 where order_id = $order";
		for (const problem of [late, failing])
			expect(await changedBy([CANCEL_HERE, TASK_OPEN, problem])).toMatchObject({ ordersCancelledOnOneSide: 1 });
	});

	test("a cancellation in Medusa Admin of this minute; an hour later it is", async () => {
		expect(await changedBy([CANCEL_THERE], 15)).toEqual({});
		const anHourAgo = `update "order" set canceled_at = now() - interval '1 hour' where id = $engine`;
		expect(await changedBy([CANCEL_THERE, anHourAgo], 15)).toMatchObject({ ordersCancelledOnOneSide: 1 });
	});
});
