import { one, oneNumber, rows, type Sql } from "../../lib/database/sql";

export async function hasCart(sql: Sql, cartId: string): Promise<boolean> {
	return (await one(sql, "select id from cart where id = ? and deleted_at is null", [cartId])) !== undefined;
}

/** Whether a cart has this e-mail. */
export async function isOfEmail(sql: Sql, cartId: string, email: string): Promise<boolean> {
	return (await one(sql, "select id from cart where id = ? and email = ?", [cartId, email])) !== undefined;
}

export function linesOfCart(sql: Sql, cartId: string): Promise<number> {
	return oneNumber(sql, "select count(*)::int from cart_line_item where cart_id = ? and deleted_at is null", [cartId]);
}

/** The cart that a payment collection was made for, and its payment sessions. */
export function sessionsOfCart(sql: Sql, cartId: string): Promise<{ id: string }[]> {
	return rows(
		sql,
		`select payment_session.id from payment_session join cart_payment_collection link
			on link.payment_collection_id = payment_session.payment_collection_id and link.deleted_at is null
			where link.cart_id = ? and payment_session.deleted_at is null`,
		[cartId],
	);
}

/**
 * Removes at most `limit` carts idle since `before`, with their lines, payment collections and sessions; their addresses go with
 * `deleteUnusedAddresses`.
 * @returns the customers of the carts, one for each cart; null for a cart without a customer
 */
export async function deleteIdleCarts(sql: Sql, before: Date, limit: number): Promise<(string | null)[]> {
	const idle = await rows<{ id: string }>(
		sql,
		`select id from cart where updated_at < ? and not exists
			(select 1 from cart_line_item line where line.cart_id = cart.id and line.updated_at >= ?)
			order by updated_at, id limit ? for update skip locked`,
		[before, before, limit],
	);
	return deleteCarts(sql, idle);
}

/** Removes the carts of a customer, and those that name the e-mail. */
export async function deleteCartsOf(sql: Sql, customerId: string, email: string): Promise<void> {
	const own = await rows<{ id: string }>(
		sql,
		"select id from cart where customer_id = ? or email = ? order by id for update",
		[customerId, email],
	);
	await deleteCarts(sql, own);
	await deleteUnusedAddresses(sql);
}

async function deleteCarts(sql: Sql, carts: readonly { id: string }[]): Promise<(string | null)[]> {
	const gone = await rows<{ id: string; customerId: string | null }>(
		sql,
		"delete from cart where id = any(?) returning id, customer_id",
		[carts.map(({ id }) => id)],
	);
	const collections = await rows<{ id: string }>(
		sql,
		"delete from cart_payment_collection where cart_id = any(?) returning payment_collection_id as id",
		[gone.map(({ id }) => id)],
	);
	await sql.raw("delete from cart_promotion where cart_id = any(?)", [gone.map(({ id }) => id)]);
	await sql.raw("delete from payment_collection where id = any(?)", [collections.map(({ id }) => id)]);
	return gone.map(({ customerId }) => customerId);
}

/** Removes the addresses that no cart has: those of removed carts, and the former one of each change, which Medusa keeps. */
export async function deleteUnusedAddresses(sql: Sql): Promise<void> {
	await sql.raw(
		`delete from cart_address address where not exists (select 1 from cart where shipping_address_id = address.id)
			and not exists (select 1 from cart where billing_address_id = address.id)`,
	);
}

/** Removes, of these customers, guests of whom nothing but an e-mail is known: no account, name, address, cart or order. */
export async function deleteNamelessGuests(sql: Sql, ids: readonly string[]): Promise<void> {
	await sql.raw(
		`delete from customer where id = any(?) and not has_account and created_by is null
			and coalesce(first_name, last_name, company_name, phone) is null
			and not exists (select 1 from cart where cart.customer_id = customer.id)
			and not exists (select 1 from "order" placed where placed.customer_id = customer.id)
			and not exists (select 1 from customer_address address where address.customer_id = customer.id)`,
		[[...ids]],
	);
}
