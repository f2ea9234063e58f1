import { one, type Sql } from "../../lib/database/sql";

const COLUMNS = `id, version, custom_display_id, status, email, customer_id, shipping_address_id, canceled_at, updated_at,
	extract(epoch from canceled_at)::text as cancellation`;

/**
 * Relation: Medusa's orders, drafts included. `cancellation` names the cancellation that each carries, by its moment.
 */
export const ORDERS = `(select ${COLUMNS} from "order" where deleted_at is null)`;

/** Relation: `ORDERS`, with deleted ones. */
export const ORDERS_EVER = `(select ${COLUMNS} from "order")`;

/** Relation: the addresses that orders of Medusa go to. */
export const ORDER_ADDRESSES =
	"(select id, first_name, last_name, address_1 as street, city, postal_code, phone from order_address)";

/** Relation: what delivery costs in each version of an order; `amount` in EUR. */
export const DELIVERIES = `(select shipping.order_id, shipping.version, method.amount from order_shipping shipping
	join order_shipping_method method on method.id = shipping.shipping_method_id where shipping.deleted_at is null)`;

/** The id of Medusa's order with this display id, or undefined. */
export async function findMedusaOrder(sql: Sql, displayId: string): Promise<string | undefined> {
	const found = await one<{ id: string }>(
		sql,
		'select id from "order" where custom_display_id = ? and deleted_at is null',
		[displayId],
	);
	return found?.id;
}

/** Locks an order of Medusa. Returns whether it is cancelled; undefined when there is none. */
export async function lockMedusaOrder(sql: Sql, id: string): Promise<{ isCancelled: boolean } | undefined> {
	return one<{ isCancelled: boolean }>(
		sql,
		`select status = 'canceled' as is_cancelled from "order" where id = ? for update`,
		[id],
	);
}

/** Cancels an order. Medusa's own call does no more; its workflow would give money back, too. */
export async function cancelMedusaOrder(sql: Sql, id: string): Promise<void> {
	// A unique moment, which distinguishes this cancellation from any other.
	await sql.raw(
		`update "order" set status = 'canceled', canceled_at = clock_timestamp(), updated_at = now() where id = ?`,
		[id],
	);
}

/** Takes a cancelled order up again. */
export async function reopenMedusaOrder(sql: Sql, id: string): Promise<void> {
	await sql.raw(`update "order" set status = 'pending', canceled_at = null, updated_at = now() where id = ?`, [id]);
}

/**
 * Removes personal data from orders. Medusa stores one address per version of the order, and all of them are the
 * order's.
 */
export async function forgetPeople(sql: Sql, ids: readonly string[]): Promise<void> {
	await sql.raw(
		`update order_address set first_name = null, last_name = null, company = null, phone = null, address_1 = null,
			address_2 = null, city = null, postal_code = null, metadata = null
		where id in (select unnest(array[shipping_address_id, billing_address_id]) from "order" where id = any(?))`,
		[[...ids]],
	);
	await sql.raw(
		`update fulfillment_address set first_name = null, last_name = null, company = null, phone = null, address_1 = null,
			address_2 = null, city = null, postal_code = null, metadata = null
		where id in (select delivery_address_id from fulfillment where id in
			(select fulfillment_id from order_fulfillment where order_id = any(?)))`,
		[[...ids]],
	);
	await sql.raw(
		`delete from fulfillment_label
			where fulfillment_id in (select fulfillment_id from order_fulfillment where order_id = any(?))`,
		[[...ids]],
	);
	await sql.raw(`update "order" set email = null, metadata = metadata - 'delivery_notes' where id = any(?)`, [
		[...ids],
	]);
}

/** The account whose order an order of Medusa is; null for a guest's, undefined when there is no such order. */
export async function accountOfMedusaOrder(sql: Sql, id: string): Promise<string | null | undefined> {
	const found = await one<{ accountId: string | null }>(
		sql,
		`select customer.id as account_id from "order" placed
			left join customer on customer.id = placed.customer_id and customer.has_account
			where placed.id = ? and placed.deleted_at is null`,
		[id],
	);
	return found?.accountId;
}
