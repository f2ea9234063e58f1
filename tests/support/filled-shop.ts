import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect } from "vitest";
import { BACKEND } from "../../scripts/lib/paths";
import { adminToken } from "./api";
import { testBackend } from "./backend";
import { catalogueExchange } from "./catalogue-exchange";
import { suiteShop, useShop } from "./context";
import { databaseBeside } from "./template";

/** A shop with the catalogue of the demonstration alone, in its file's order; every helper of the test file speaks to it. */
export async function openFilledShop() {
	const database = await databaseBeside(suiteShop().databaseUrl);
	const { backend, launch } = await testBackend("test-filled", database.url);
	useShop({ backend, databaseUrl: database.url, storefront: "" });
	const pool = new pg.Pool({ connectionString: database.url, max: 1, allowExitOnIdle: true });
	const { service, healthy } = launch();
	await healthy;
	return {
		pool,
		/** The same catalogue by a merchant's import, its ids, rows and words in the opposite order. */
		refill: () => fillReversed(pool),
		close: async () => {
			await service.stop();
			await pool.end();
			await database.drop();
		},
	};
}

async function fillReversed(pool: pg.Pool): Promise<void> {
	await pool.query(`TRUNCATE product, product_packaging, product_review, product_search, product_search_word,
		inventory_item, price_set, product_variant_inventory_item, product_variant_price_set, product_sales_channel,
		product_shipping_profile, tax_rate_rule CASCADE`);
	const token = await adminToken();
	const { send } = catalogueExchange(() => token);
	const demo = readFileSync(join(BACKEND, "catalogue/demo.csv"), "utf8").trimEnd();
	const [header, ...rows] = demo.replaceAll(/[\w-]+\.webp/g, "/static/demo/$&").split("\n");
	// A reduction needs a price history: the shop records it before it is announced.
	const labels = /(?<=^(?:[^;]*;){3}[^;]*)PROMO\|?/;
	const first = await send([header, ...rows.reverse().map((row) => row.replace(labels, ""))].join("\n"));
	expect(first).toMatchObject({ state: "DONE", created: rows.length });
	await pool.query(`INSERT INTO product_price_history (product_id, order_type, price_per_piece, since)
		SELECT product_id, 'box', price_per_piece_box * 2, now() - interval '45 days' FROM product_packaging`);
	expect(await send([header, ...rows.filter((row) => labels.test(row))].join("\n"))).toMatchObject({ state: "DONE" });
}
