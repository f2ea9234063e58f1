import { STOCK_ALERT_CONSENT } from "@confiserie/domain/catalogue/stock-alert";
import type { PersonalData } from "@confiserie/domain/contract/personal-data";
import { normaliseEmail } from "@confiserie/domain/customers/email";
import { RETENTION, yearsBefore } from "@confiserie/domain/personal-data/retention";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { isoRows, one, type Sql } from "../../../lib/database/sql";
import { newToken } from "../../../lib/mailed-token";
import { PRODUCTS } from "../../../medusa/products/products";
import { ApiFailure } from "../../foundations/failures";

/** Records who is to be notified of a product; a repetition is the same request. @throws ApiFailure PRODUCT_NOT_FOUND */
export async function askForStockAlert(pool: Knex, productId: string, email: string, now: Date): Promise<void> {
	const product = await one(pool, `select 1 from ${PRODUCTS} product where id = ? and status = 'published'`, [
		productId,
	]);
	if (!product) throw new ApiFailure("PRODUCT_NOT_FOUND");
	await pool.raw(
		`insert into stock_alert (id, product_id, email, asked_at, consent_version, unsubscribe_token)
		values (?, ?, ?, ?, ?, ?) on conflict (product_id, email) where notified_at is null do nothing`,
		[
			generateEntityId(undefined, "salert"),
			productId,
			normaliseEmail(email),
			now,
			STOCK_ALERT_CONSENT.version,
			newToken(),
		],
	);
}

/** Deletes every request of the address that a link was mailed to; an unknown link is no error. */
export async function cancelStockAlerts(pool: Knex, token: string): Promise<void> {
	await pool.raw(
		"delete from stock_alert where email = (select email from stock_alert known where known.unsubscribe_token = ?)",
		[token],
	);
}

/** The requests of an address, for the copy of its owner's data. */
export function alertsOf(sql: Sql, email: string): Promise<PersonalData["stockAlerts"]> {
	return isoRows<PersonalData["stockAlerts"][number]>(
		sql,
		`select coalesce(product.title, '') as product_name, asked_at, notified_at, consent_version
		from stock_alert alert left join ${PRODUCTS} product on product.id = alert.product_id
		where email = ? order by asked_at desc, alert.id`,
		[normaliseEmail(email)],
	);
}

/** Deletes the requests of an address. */
export async function forgetAlertsOf(sql: Sql, email: string): Promise<void> {
	await sql("stock_alert")
		.where({ email: normaliseEmail(email) })
		.delete();
}

/** Forgets requests of years ago, answered or not. Returns how many. */
export function forgetOldAlerts(pool: Knex, now: Date): Promise<number> {
	return pool("stock_alert").where("asked_at", "<", yearsBefore(now, RETENTION.stockAlertYears)).delete();
}
