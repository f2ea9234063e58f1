import { cpus } from "node:os";
import type { Product, ProductList } from "@confiserie/domain/contract/product";
import { step } from "../../scripts/lib/steps";
import type { WholeShop } from "../support/whole-shop";
import { type Cost, costOf } from "./cost";
import type { Figure } from "./figure";
import { productWithStock } from "./shopping";
import { Journal, Visitor } from "./visitor";

/** Visits, each of two products, after which nearly every page has been rendered once. */
const WARM_UP = 150;
const VISITS = 200;
const ORDERS = 40;
const AT_ONCE = 4;
/** Visitors of whom one orders: what a shop of this kind may hope for. */
const VISITS_AN_ORDER = 20;
/** Of its processors' time that a shop may use and still have room for a minute that is busier than its hour. */
const SHARE_OF_PROCESSORS = 0.6;
const BOXES = 100_000;
const KINDS = [
	["page", "une page"],
	["read", "une recherche ou une suggestion"],
	["order", "une étape de commande"],
] as const;

/**
 * What a visit and an order cost in processor time, part by part, and from it how many of them an hour this machine carries.
 * Counted in processor time, so that the generator and whatever else the machine does are left out.
 */
export async function measureCapacity(shop: WholeShop): Promise<Figure[]> {
	const crowd = await gather(shop);
	const journal = new Journal();
	await step("Premières visites", () => crowd.visit(WARM_UP, new Journal()));
	const visits = await step(`${VISITS} visites`, () => costOf(shop, () => crowd.visit(VISITS, journal)));
	const orders = await step(`${ORDERS} commandes payées`, () => costOf(shop, () => crowd.buy(ORDERS, journal)));
	const visitMs = whole(visits) / VISITS;
	const orderMs = whole(orders) / ORDERS;
	const ordersAnHour = (cpus().length * 3_600_000 * SHARE_OF_PROCESSORS) / (orderMs + VISITS_AN_ORDER * visitMs);
	const figures = [
		{ name: "temps de processeur d'une visite", value: shares(visits, VISITS) },
		{ name: "temps de processeur d'une commande payée, inscription comprise", value: shares(orders, ORDERS) },
		{
			name: `ce que portent ${cpus().length} cœurs à ${SHARE_OF_PROCESSORS * 100} %`,
			value: `${round(ordersAnHour * VISITS_AN_ORDER)} visites et ${round(ordersAnHour)} commandes par heure`,
		},
	];
	for (const [kind, name] of KINDS)
		figures.push({
			name: `${name}, ${AT_ONCE} personnes à la fois`,
			value: `p50 ${journal.quantile(kind, 0.5).toFixed(0)} ms, p95 ${journal.quantile(kind, 0.95).toFixed(0)} ms`,
		});
	return [
		...figures.map((figure) => ({ ...figure, target: "pour information", isMet: true })),
		{
			name: "réponses en échec",
			value: String(journal.failures.length),
			target: "0",
			isMet: journal.failures.length === 0,
		},
	];
}

/** Those who visit and buy in a shop: its products are chosen by chance. */
export async function gather(shop: WholeShop) {
	const response = await fetch(`${shop.backend}/api/products?limit=100`);
	const { items }: ProductList = await response.json();
	const wanted: Product = await productWithStock(shop, BOXES);
	return {
		visit: (count: number, journal: Journal, atOnce = AT_ONCE) =>
			several(count, atOnce, () => new Visitor(shop.storefront, items, journal).visit()),
		buy: (count: number, journal: Journal, atOnce = AT_ONCE) =>
			several(count, atOnce, () => new Visitor(shop.storefront, items, journal).buy(wanted)),
	};
}

async function several(count: number, atOnce: number, work: () => Promise<void>): Promise<void> {
	let left = count;
	await Promise.all(
		Array.from({ length: atOnce }, async () => {
			while (left > 0) {
				left -= 1;
				await work();
			}
		}),
	);
}

const whole = ({ storefront, backend, database }: Cost) => storefront + backend + database;

function shares(cost: Cost, count: number): string {
	const each = (ms: number) => (ms / count).toFixed(1);
	return `${each(whole(cost))} ms : boutique ${each(cost.storefront)}, moteur ${each(cost.backend)}, base ${each(cost.database)}`;
}

const round = (count: number) => (Math.floor(count / 100) * 100).toLocaleString("fr-FR");
