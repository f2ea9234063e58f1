import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, rows } from "../../../lib/database/sql";
import { eachApart } from "../../../lib/each-apart";
import { queueMail } from "../../foundations/mail";
import { type CatalogueEntry, readCatalogue } from "../offers";

/** Products looked at, and mails written in a transaction. */
const BATCH = 200;

/**
 * Mails who waits for products that can be ordered now, each request once: it is marked in the transaction that queues
 * its mail, and another process passes it over. @returns how many @throws the failures, once all other products are done
 */
export async function sendStockAlerts(pool: Knex, now: Date): Promise<number> {
	const waiting = await rows<{ productId: string }>(
		pool,
		"select distinct product_id from stock_alert where notified_at is null order by product_id",
	);
	const back: CatalogueEntry[] = [];
	for (let start = 0; start < waiting.length; start += BATCH) {
		const ids = waiting.slice(start, start + BATCH).map(({ productId }) => productId);
		back.push(...[...(await readCatalogue(pool, ids)).values()].filter(({ availableBoxes }) => availableBoxes > 0));
	}
	let sent = 0;
	await eachApart(
		back,
		({ productId }) => productId,
		async (product) => {
			sent += await notify(pool, product, now);
		},
	);
	return sent;
}

async function notify(pool: Knex, { productId, name }: CatalogueEntry, now: Date) {
	let sent = 0;
	for (;;) {
		const count = await inTransaction(pool, async (sql) => {
			const asked = await rows<{ id: string; email: string; unsubscribeToken: string }>(
				sql,
				`update stock_alert set notified_at = ? where id in (
					select id from stock_alert where product_id = ? and notified_at is null
					order by asked_at, id limit ? for update skip locked)
				returning id, email, unsubscribe_token`,
				[now, productId, BATCH],
			);
			for (const { id, email, unsubscribeToken } of asked)
				await queueMail(sql, {
					key: `stock-alert:${id}`,
					to: email,
					template: "stock-alert",
					data: { productName: name, path: `/products/${encodeURIComponent(productId)}`, unsubscribeToken },
				});
			return asked.length;
		});
		sent += count;
		if (count < BATCH) return sent;
	}
}
