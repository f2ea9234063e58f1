import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { BACKEND } from "../../scripts/lib/paths";
import { testBackend } from "./backend";
import { suiteShop, useShop } from "./context";
import { importCatalogue } from "./import-catalogue";
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
	const [header, ...rows] = readFileSync(join(BACKEND, "catalogue/demo.csv"), "utf8").trimEnd().split("\n");
	await importCatalogue([header, ...rows.reverse()].join("\n"));
	// A reduction needs a price history: the shop records it, and updates the search rows of these products.
	await pool.query(`INSERT INTO product_price_history (product_id, order_type, price_per_piece, since)
		SELECT product_id, 'box', price_per_piece_box * 2, now() - interval '45 days' FROM product_packaging`);
	await importCatalogue([header, ...rows.filter((row) => row.includes("PROMO"))].join("\n"));
}
