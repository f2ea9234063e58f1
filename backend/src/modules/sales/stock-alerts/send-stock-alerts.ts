import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, rows } from "../../../lib/database/sql";
import { queueMail } from "../../foundations/mail";
import { readCatalogue } from "../offers";

/** Products looked at, and mails written in a transaction. */
const BATCH = 200;

/**
 * Mails who waits for products that can be ordered now, each request once: it is marked in the transaction that queues
 * its mail, and another process passes it over. Returns how many.
 */
export async function sendStockAlerts(pool: Knex, now: Date): Promise<number> {
	let sent = 0;
	for (let after = ""; ; ) {
		const waiting = await rows<{ productId: string }>(
			pool,
			`select distinct product_id from stock_alert where notified_at is null and product_id > ?
			order by product_id limit ?`,
			[after, BATCH],
		);
		const ids = waiting.map(({ productId }) => productId);
		for (const { productId, name, availableBoxes } of (await readCatalogue(pool, ids)).values())
			if (availableBoxes > 0) sent += await notify(pool, { productId, name }, now);
		const last = ids.at(-1);
		if (!last || ids.length < BATCH) return sent;
		after = last;
	}
}

async function notify(pool: Knex, { productId, name }: { productId: string; name: string }, now: Date) {
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
