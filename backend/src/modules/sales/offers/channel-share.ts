import { shareOfStock } from "@confiserie/domain/channels/sales-channel";
import { rows, type Sql } from "../../../lib/database/sql";
import { LEVELS } from "../../../medusa/inventory/levels";
import { RESERVATIONS } from "../../../medusa/inventory/reservations";
import type { Channel } from "../../terms/channels";
import { type HoldRequest, InsufficientStock } from "../orders";

/**
 * A query of the boxes of an inventory item in a location (SQL expressions) that orders of the channel ? have reserved. Found
 * from what is reserved now, so that it stays as quick with years of orders.
 */
export const heldThrough = (item: string, location: string) => `(
	select coalesce(sum(reserved.quantity), 0)::int from ${RESERVATIONS} reserved
		join stock_hold on stock_hold.reservation_item_id = reserved.id
		join order_book on order_book.id = stock_hold.order_id
		where reserved.inventory_item_id = ${item} and reserved.location_id = ${location}
			and order_book.sales_channel_id = ?)`;

/**
 * Refuses new holds with which a channel exceeds its share of the stock. Their levels must be locked, so that other
 * orders of the channel wait, and their holds are counted.
 * @throws InsufficientStock
 */
export async function refuseBeyondShare(sql: Sql, channel: Channel, requests: readonly HoldRequest[]): Promise<void> {
	if (channel.stock.kind !== "SHARE") return;
	const levels = await rows<{ stocked: number; held: number }>(
		sql,
		`select floor(level.stocked_quantity)::int as stocked,
			${heldThrough("level.inventory_item_id", "level.location_id")} as held
		from ${LEVELS} level
		join unnest(?::text[], ?::text[]) as wanted(item, location)
			on wanted.item = level.inventory_item_id and wanted.location = level.location_id`,
		[channel.id, requests.map(({ inventoryItemId }) => inventoryItemId), requests.map(({ locationId }) => locationId)],
	);
	if (levels.some(({ stocked, held }) => held > shareOfStock(channel.stock, stocked))) throw new InsufficientStock();
}
