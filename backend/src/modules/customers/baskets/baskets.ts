import type { AccountBasket } from "@confiserie/domain/contract/baskets";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { one, type Sql } from "../../../lib/database/sql";
import { ApiFailure } from "../../foundations/failures";

const NONE: AccountBasket = { version: 0, cart: [], favourites: [] };

/** The cart and favourites of an account; version 0 while it has none. */
export async function readBasket(sql: Sql, customerId: string): Promise<AccountBasket> {
	const found = await one<AccountBasket>(
		sql,
		"SELECT version, cart, favourites FROM account_basket WHERE customer_id = ?",
		[customerId],
	);
	return found ?? NONE;
}

/**
 * Replaces them, in one conditional statement: of two devices that read the same version one alone writes.
 * @throws ApiFailure BASKET_CHANGED with what is stored
 */
export async function writeBasket(
	pool: Knex,
	customerId: string,
	{ version, cart, favourites }: AccountBasket,
	now: Date,
): Promise<AccountBasket> {
	const written = await one<AccountBasket>(
		pool,
		`INSERT INTO account_basket AS known (customer_id, version, cart, favourites, updated_at)
		SELECT ?, 1, ?::jsonb, ?::text[], ? WHERE ? = 0 OR EXISTS (SELECT 1 FROM account_basket WHERE customer_id = ?)
		ON CONFLICT (customer_id) DO UPDATE SET version = known.version + 1, cart = excluded.cart,
			favourites = excluded.favourites, updated_at = excluded.updated_at
		WHERE known.version = ?
		RETURNING version, cart, favourites`,
		[customerId, JSON.stringify(cart), favourites, now, version, customerId, version],
	);
	if (written) return written;
	throw new ApiFailure("BASKET_CHANGED", { current: await readBasket(pool, customerId) });
}

/** Deletes the basket of an account. */
export async function forgetBasket(sql: Sql, customerId: string): Promise<void> {
	await sql("account_basket").where({ customer_id: customerId }).delete();
}
