import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DATA } from "../../scripts/lib/paths";
import { runBuiltScript } from "../../scripts/lib/shop";
import { step } from "../../scripts/lib/steps";
import { testEnvironment } from "../support/template";
import type { WholeShop } from "../support/whole-shop";
import type { Figure } from "./figure";
import { buyers, oneBox, post, productWithStock, query } from "./shopping";

const LEAST_TIMES_FASTER = 8;
const MOST_MS = 25;
const WARM_UP = { engine: 5, shop: 20 };
const SAMPLES = { engine: 20, shop: 60 };

/**
 * One client, one order after the other: create-intent over HTTP, from the login to the intent of the demo provider,
 * against Medusa's own way from cart to order, called without HTTP. Medians of the same run on the same database.
 */
export async function measureCheckout(shop: WholeShop): Promise<Figure[]> {
	const product = await productWithStock(shop, 1000);
	const engine = await step("Panier du moteur, du vide à la commande", () => medusaMedian(shop, product.id));
	// One for each: no account has dozens of unpaid orders.
	const tokens = await buyers(shop, WARM_UP.shop + SAMPLES.shop);
	const times: number[] = [];
	await step("create-intent, un client", async () => {
		for (const token of tokens) {
			const started = performance.now();
			const { status } = await post(shop, "/api/payments/create-intent", oneBox(product, 0), token);
			if (status !== 200) throw new Error(`create-intent returned ${status}.`);
			times.push(performance.now() - started);
		}
	});
	const own = median(times.slice(WARM_UP.shop));
	const ratio = engine / own;
	return [
		{
			name: "create-intent, un client, base durable",
			value: `${own.toFixed(1)} ms`,
			target: `< ${MOST_MS} ms`,
			isMet: own < MOST_MS,
		},
		{
			name: "create-intent et le panier du moteur",
			value: `${ratio.toFixed(1)} fois plus vite (${Math.round(engine)} ms)`,
			target: `>= ${LEAST_TIMES_FASTER} fois`,
			isMet: ratio >= LEAST_TIMES_FASTER,
		},
	];
}

async function medusaMedian(shop: WholeShop, productId: string): Promise<number> {
	const { rows } = await query<{ variant_id: string }>(
		shop,
		"SELECT variant_id FROM product_packaging WHERE product_id = $1",
		[productId],
	);
	const file = join(DATA, "bench-medusa-flow.json");
	const port = (address: string) => Number(new URL(address).port);
	const env = testEnvironment(shop.databaseUrl, port(shop.backend), port(shop.storefront));
	const times = String(WARM_UP.engine + SAMPLES.engine);
	await runBuiltScript("measure-medusa-flow", env, rows[0]?.variant_id ?? "", times, file);
	const milliseconds: number[] = JSON.parse(readFileSync(file, "utf8"));
	return median(milliseconds.slice(WARM_UP.engine));
}

function median(times: number[]): number {
	return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
