import { step } from "../../scripts/lib/steps";
import type { WholeShop } from "../support/whole-shop";
import type { Figure } from "./figure";
import { buyers, oneBox, post, productWithStock } from "./shopping";

const BUYERS = 200;
const STOCK = 50;
/** The order transaction may cost this many times a read-only quote of the same cart, under the same load. */
const MOST_TIMES_THE_YARDSTICK = 6;

/**
 * 200 buyers order one box each of a product with 50 in stock, all at once. The yardstick, taken in the same run so that
 * the machine's mood cancels out: the same 200 buyers ask for shipping costs, which prices the same cart and writes nothing.
 */
export async function measureRush(shop: WholeShop): Promise<Figure[]> {
	const product = await productWithStock(shop, STOCK);
	const tokens = await step(`${BUYERS} clients`, () => buyers(shop, BUYERS));
	const quote = { items: [{ productId: product.id, quantity: 1 }] };
	await all(shop, "/api/payments/calculate-shipping", tokens.slice(0, 20), () => quote);
	const yardstick = await all(shop, "/api/payments/calculate-shipping", tokens, () => quote);
	const rush = await all(shop, "/api/payments/create-intent", tokens, (buyer) => oneBox(product, buyer));
	const count = (test: (status: number) => boolean) => rush.statuses.filter(test).length;
	const won = count((status) => status < 300);
	const refused = count((status) => status === 409);
	const ratio = rush.elapsedMs / yardstick.elapsedMs;
	return [
		exactly(`Commandes pour ${STOCK} en stock`, won, STOCK),
		exactly("Refus 409", refused, BUYERS - STOCK),
		exactly("Autres réponses", BUYERS - won - refused, 0),
		{
			name: `${BUYERS} create-intent de front`,
			value: `${Math.round(rush.elapsedMs)} ms, ${ratio.toFixed(1)} fois l'étalon (${Math.round(yardstick.elapsedMs)} ms)`,
			target: `<= ${MOST_TIMES_THE_YARDSTICK} fois`,
			isMet: ratio <= MOST_TIMES_THE_YARDSTICK,
		},
	];
}

function exactly(name: string, value: number, target: number): Figure {
	return { name, value: String(value), target: String(target), isMet: value === target };
}

async function all(shop: WholeShop, path: string, tokens: string[], bodyOf: (buyer: number) => unknown) {
	const started = performance.now();
	const answers = await Promise.all(tokens.map((token, buyer) => post(shop, path, bodyOf(buyer), token)));
	return { elapsedMs: performance.now() - started, statuses: answers.map(({ status }) => status) };
}
