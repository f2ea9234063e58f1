import { step } from "../../scripts/lib/steps";
import type { WholeShop } from "../support/whole-shop";
import type { Figure } from "./figure";
import { buyers, oneBox, post, productWithStock } from "./shopping";

const BUYERS = 200;
const STOCK = 50;
const MOST_P95_MS = 3000;
/** The order transaction may cost this many times a read-only quote of the same cart, under the same load. */
const MOST_TIMES_THE_YARDSTICK = 6;
const VISITORS_A_SECOND = 20;

/**
 * 200 buyers order one box each of a product with 50 in stock, all at once, while visitors read pages; on a durable database. The
 * yardstick, taken in the same run so that the machine's mood cancels out: the same 200 buyers ask for shipping costs, which
 * prices the same cart and writes nothing.
 */
export async function measureRush(shop: WholeShop): Promise<Figure[]> {
	const product = await productWithStock(shop, STOCK);
	const tokens = await step(`${BUYERS} clients`, () => buyers(shop, BUYERS));
	const quote = { items: [{ productId: product.id, quantity: 1 }] };
	await all(shop, "/api/payments/calculate-shipping", tokens.slice(0, 20), () => quote);
	const yardstick = await all(shop, "/api/payments/calculate-shipping", tokens, () => quote);
	const visitors = visit(shop, ["/", "/products", `/products/${product.id}`, "/about"]);
	const rush = await all(shop, "/api/payments/create-intent", tokens, (buyer) => oneBox(product, buyer));
	const { pages, failures } = await visitors.leave();
	const count = (test: (status: number) => boolean) => rush.statuses.filter(test).length;
	const won = count((status) => status < 300);
	const refused = count((status) => status === 409);
	const ratio = rush.elapsedMs / yardstick.elapsedMs;
	return [
		exactly(`Commandes pour ${STOCK} en stock`, won, STOCK),
		exactly("Refus 409", refused, BUYERS - STOCK),
		exactly("Autres réponses", BUYERS - won - refused, 0),
		exactly(`Pages en échec, sur ${pages} lues`, failures, 0),
		{
			name: `${BUYERS} create-intent de front, base durable, ${VISITORS_A_SECOND} visiteurs par seconde`,
			value: `p95 ${Math.round(rush.p95Ms)} ms, p50 ${Math.round(rush.p50Ms)} ms`,
			target: `p95 < ${MOST_P95_MS} ms`,
			isMet: rush.p95Ms < MOST_P95_MS,
		},
		{
			name: "Les mêmes et un devis sans écriture",
			value: `${ratio.toFixed(1)} fois l'étalon (${Math.round(yardstick.elapsedMs)} ms)`,
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
	const answers = await Promise.all(
		tokens.map(async (token, buyer) => {
			const { status } = await post(shop, path, bodyOf(buyer), token);
			return { status, ms: performance.now() - started };
		}),
	);
	const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
	const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
	return {
		elapsedMs: at(0.999),
		p50Ms: at(0.5),
		p95Ms: at(0.95),
		statuses: answers.map(({ status }) => status),
	};
}

/** Visitors who each read one of the pages, until they leave. */
function visit({ storefront }: WholeShop, paths: readonly string[]) {
	const reads: Promise<boolean>[] = [];
	const read = async () => {
		const response = await fetch(`${storefront}${paths[reads.length % paths.length]}`);
		await response.arrayBuffer();
		return response.ok;
	};
	const timer = setInterval(() => reads.push(read().catch(() => false)), 1000 / VISITORS_A_SECOND);
	return {
		leave: async () => {
			clearInterval(timer);
			const outcomes = await Promise.all(reads);
			return { pages: outcomes.length, failures: outcomes.filter((isRead) => !isRead).length };
		},
	};
}
