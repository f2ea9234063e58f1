import type { OrderLot, PickedLot } from "@confiserie/domain/contract/lots";
import { sumOfLots, takeInOrder } from "@confiserie/domain/lots/fefo";
import { rows, type Sql } from "../../../lib/database/sql";
import { FIRST_EXPIRED, isoDay } from "./reads";
import { offered, type StockedLot, stockedLots } from "./stocked-lots";

/** A line of an order that takes boxes from the stock. */
interface PickedLine {
	id: string;
	inventoryItemId: string;
	locationId: string;
	/** That leave. */
	boxes: number;
}

interface PickedOrder {
	id: string;
	/** Whether its goods are still here. */
	isHere: boolean;
	lines: readonly PickedLine[];
}

/**
 * The lots of the lines of orders, by order: those recorded, and for what is left proposals, first expired first. No box is proposed to
 * two of them.
 */
export async function readOrderLots(
	sql: Sql,
	orders: readonly PickedOrder[],
	today: string,
): Promise<Map<string, OrderLot[]>> {
	const recorded = await rows<OrderLot & { orderId: string }>(
		sql,
		`select order_id, lot.id, line_id, code, durability, ${isoDay("expires_on")} as expires_on, sum(order_lot.boxes)::int as boxes,
			sum(returned)::int as returned, case when shipped_at is null then 'PICKED' else 'SHIPPED' end as state
		from order_lot join lot on lot.id = lot_id where order_id = any(?) group by order_id, lot.id, line_id, shipped_at is null
		order by order_id, line_id, shipped_at is null, ${FIRST_EXPIRED}`,
		[orders.map(({ id }) => id)],
	);
	const items = orders.flatMap(({ isHere, lines }) => (isHere ? lines.map((line) => line.inventoryItemId) : []));
	const lots = items.length > 0 ? await stockedLots(sql, items, { today }) : [];
	const left = new Map(lots.map((lot) => [lot.id, lot]));
	return new Map(
		orders.map(({ id, isHere, lines }) => {
			const own = recorded.flatMap(({ orderId, ...lot }) => (orderId === id ? [lot] : []));
			if (!isHere) return [id, own.filter(({ state }) => state === "SHIPPED")];
			return [id, lines.flatMap((line) => lotsOfLine(line, own, left))];
		}),
	);
}

function lotsOfLine(line: PickedLine, recorded: readonly OrderLot[], left: Map<string, StockedLot>): OrderLot[] {
	const own = recorded.filter(({ lineId }) => lineId === line.id);
	const proposed = proposal(left, line, line.boxes - sumOfLots(own));
	const state = "SUGGESTED" as const;
	return [...own, ...proposed.map(({ stocked: _, ...lot }) => ({ ...lot, lineId: line.id, returned: 0, state }))];
}

/** The lots of what left with a shipment, by line. */
export function shippedLots(sql: Sql, orderId: string, { shippedAt }: { shippedAt: string }) {
	return rows<Pick<OrderLot, "lineId" | "code" | "durability" | "expiresOn" | "boxes">>(
		sql,
		`select line_id, code, durability, ${isoDay("expires_on")} as expires_on, sum(order_lot.boxes)::int as boxes
		from order_lot join lot on lot.id = lot_id where order_id = ? and shipped_at >= ? and not exists (
			select from order_shipment later where later.order_id = order_lot.order_id
				and later.shipped_at > ? and later.shipped_at <= order_lot.shipped_at)
		group by lot.id, line_id order by line_id, ${FIRST_EXPIRED}`,
		[orderId, shippedAt, shippedAt],
	);
}

/** For each place of a picking list its lots in stock and the boxes to take of each, without those of orders beside the list. */
export async function proposeLots(
	sql: Sql,
	wanted: readonly (Omit<PickedLine, "id"> & { key: string })[],
	{ today, orderIds }: { today: string; orderIds: readonly string[] },
): Promise<Map<string, PickedLot[]>> {
	const items = wanted.map(({ inventoryItemId }) => inventoryItemId);
	const lots = await stockedLots(sql, items, { today, except: orderIds });
	const left = new Map(lots.map((lot) => [lot.id, lot]));
	const proposals = new Map<string, PickedLot[]>();
	for (const { key, ...line } of wanted) {
		const taken = proposal(left, line, line.boxes);
		const others = lots.filter(({ id, ...lot }) => isOf(lot, line) && taken.every((one) => one.id !== id));
		const merged = [...(proposals.get(key) ?? []), ...taken, ...others.map((lot) => named(lot, 0))];
		const byId = new Map<string, PickedLot>();
		for (const lot of merged) byId.set(lot.id, { ...lot, boxes: lot.boxes + (byId.get(lot.id)?.boxes ?? 0) });
		proposals.set(key, [...byId.values()]);
	}
	return proposals;
}

const isOf = (lot: Pick<StockedLot, "inventoryItemId" | "locationId">, line: Omit<PickedLine, "id">) =>
	lot.inventoryItemId === line.inventoryItemId && lot.locationId === line.locationId;

const named = ({ id, code, durability, expiresOn, free }: StockedLot, boxes: number): PickedLot => ({
	id,
	code,
	durability,
	expiresOn,
	boxes,
	stocked: free,
});

/** Takes boxes of a place from what is `left`, which shrinks. */
function proposal(left: Map<string, StockedLot>, line: Omit<PickedLine, "id">, boxes: number): PickedLot[] {
	const lots = [...left.values()].filter((lot) => isOf(lot, line));
	const taken = new Map<string, number>();
	for (const { lotId, boxes: part } of takeInOrder(offered(lots), Math.max(0, boxes)))
		taken.set(lotId, (taken.get(lotId) ?? 0) + part);
	return lots.flatMap((lot) => {
		const part = taken.get(lot.id);
		if (!part) return [];
		left.set(lot.id, { ...lot, free: lot.free - part, picked: Math.min(lot.picked, lot.free - part) });
		return [named(lot, part)];
	});
}
