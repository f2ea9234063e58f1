import type { ReturnedGoods } from "@confiserie/domain/invoicing/returned-goods";
import { taxOf } from "@confiserie/domain/tax/sale-tax";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { rows } from "../../../lib/database/sql";

interface ReturnRow {
	id: string;
	shippingCents: number;
	/** Movements of money that it caused. */
	movements: string[];
	items: { lineId: string; boxes: number }[];
}

type SoldLine = ReturnedGoods["lines"][number] & { id: string };

/** Refunds by line of an order, oldest first: what each is about, and the events that have a credit note for it. */
export async function readReturns(
	sql: Knex.Transaction,
	orderId: string,
	lines: readonly SoldLine[],
): Promise<{ events: string[]; goods: ReturnedGoods }[]> {
	const found = await rows<ReturnRow>(
		sql,
		`select id, shipping_cents,
			(select coalesce(json_agg(json_build_object('lineId', line_id, 'boxes', boxes)), '[]')
				from order_line_refund_item where line_refund_id = order_line_refund.id) as items,
			(select coalesce(json_agg(ledger.id), '[]') from payment_refund_part part
				join payment_ledger ledger on ledger.attempt_id = part.attempt_id and ledger.kind = 'REFUND'
					and ledger.provider_reference = part.reference
				where part.refund_id = order_line_refund.refund_id) as movements
			from order_line_refund where order_id = ? order by requested_at, id`,
		[orderId],
	);
	return found.map(({ id, shippingCents, movements, items }) => ({
		events: [id, ...movements],
		goods: {
			lines: lines.flatMap(({ id: lineId, ...line }) => {
				const item = items.find((one) => one.lineId === lineId);
				return item ? [{ ...line, quantity: item.boxes }] : [];
			}),
			shipping: taxOf({ lines, shippingCents }).shipping.map(({ ratePercent, grossCents }) => ({
				ratePercent,
				grossCents,
			})),
		},
	}));
}
