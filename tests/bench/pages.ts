import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import type { ProductList } from "@confiserie/domain/contract/product";
import autocannon from "autocannon";
import { step } from "../../scripts/lib/steps";
import { editOf } from "../support/products";
import type { WholeShop } from "../support/whole-shop";
import { administratorToken } from "./administrator";
import type { Figure } from "./figure";
import { type Load, load } from "./load";
import { spread } from "./report";
import { peakMegabytes } from "./watch";

const CONNECTIONS = 20;
const SECONDS = 3;
const ROUNDS = 3;
const LEAST_RATE = 800;
const LEAST_RATE_UNDER_CHANGE = 400;
/** Of what a bare server of Node sends of the same bytes in the same run, to autocannon, with which the target was set. */
const LEAST_SHARE = 0.5;
const MOST_P99_MS = 60;
const MOST_MEGABYTES = 350;
const CHANGE_EVERY_MS = 1000;
const HEADERS = { "accept-encoding": "br" };

/**
 * Public pages under load, beside a bare server of Node that sends the very same bytes, in turns; then once more while one of
 * the products shown changes every second. Generator, shop and yardstick share the machine.
 */
export async function measurePages(shop: WholeShop): Promise<Figure[]> {
	const response = await fetch(`${shop.backend}/api/products?limit=1`);
	const { items }: ProductList = await response.json();
	const [product] = items;
	if (!product) throw new Error("The catalogue is empty.");
	const pages = {
		accueil: "/",
		catalogue: "/products",
		"catalogue filtré": `/products?category=${product.category}&sort=price_asc`,
		produit: `/products/${product.id}`,
		"à propos": "/about",
	};
	const figures: Figure[] = [];
	for (const [name, path] of Object.entries(pages))
		figures.push(...(await step(`Débit : ${name}`, () => measure(name, `${shop.storefront}${path}`))));
	const change = await changing(shop, product.id);
	for (const [name, path] of Object.entries(pages))
		figures.push(
			await step(`Débit pendant que le produit change : ${name}`, async () => {
				const { rate, p99, failures } = await change(() => loaded(`${shop.storefront}${path}`));
				return {
					name: `un produit changé chaque seconde, ${name}`,
					value: `${rate.toFixed(0)} réponses/s, p99 ${p99.toFixed(0)} ms, ${failures} échecs`,
					target: `>= ${LEAST_RATE_UNDER_CHANGE} réponses/s`,
					isMet: rate >= LEAST_RATE_UNDER_CHANGE && failures === 0,
				};
			}),
		);
	const memory = peakMegabytes("storefront");
	const isLight = memory <= MOST_MEGABYTES;
	figures.push({
		name: "mémoire de la boutique",
		value: `${memory.toFixed(0)} Mo`,
		target: `<= ${MOST_MEGABYTES} Mo`,
		isMet: isLight,
	});
	return figures;
}

const loaded = (address: string): Promise<Load> =>
	load(address, { connections: CONNECTIONS, seconds: SECONDS, headers: HEADERS });

/** Responses a second to autocannon. */
async function shotAt(url: string): Promise<number> {
	const { requests, non2xx, errors } = await autocannon({
		url,
		connections: CONNECTIONS,
		duration: SECONDS,
		headers: HEADERS,
	});
	if (non2xx + errors > 0) throw new Error(`${non2xx + errors} responses of ${url} were no page.`);
	return requests.average;
}

async function measure(name: string, address: string): Promise<Figure[]> {
	// As visitors meet it, not as the very first one after a deployment.
	await load(address, { connections: CONNECTIONS, seconds: 1, headers: HEADERS });
	const bare = await bareServer(address);
	const runs: { shop: Load; bare: Load }[] = [];
	const shots: { shop: number; bare: number }[] = [];
	try {
		for (let round = 0; round < ROUNDS; round += 1) {
			runs.push({ shop: await loaded(address), bare: await loaded(bare.address) });
			shots.push({ shop: await shotAt(address), bare: await shotAt(bare.address) });
		}
	} finally {
		bare.stop();
	}
	const rates = spread(runs.map(({ shop }) => shop.rate));
	const shares = spread(shots.map(({ shop, bare: yardstick }) => shop / yardstick));
	// A generator that takes nearly nothing of the shared cores shows what else a request costs; no target was set with one.
	const lightShares = spread(runs.map(({ shop, bare: yardstick }) => shop.rate / yardstick.rate));
	const p99 = spread(runs.map(({ shop }) => shop.p99));
	const failures = runs.reduce((sum, { shop }) => sum + shop.failures, 0);
	return [
		{
			name: `débit, ${name}`,
			value: `${rates.text(0)} réponses/s, ${failures} échecs`,
			target: `>= ${LEAST_RATE}`,
			isMet: rates.median >= LEAST_RATE && failures === 0,
		},
		{
			name: `part d'un serveur nu des mêmes octets, ${name}`,
			value: shares.text(2),
			target: `>= ${LEAST_SHARE}`,
			isMet: shares.median >= LEAST_SHARE,
		},
		{
			name: `la même part, générateur léger, ${name}`,
			value: lightShares.text(2),
			target: "pour mémoire",
			isMet: true,
		},
		{ name: `p99 (ms), ${name}`, value: p99.text(1), target: `<= ${MOST_P99_MS}`, isMet: p99.median <= MOST_P99_MS },
	];
}

/** The yardstick, in a process and a session of its own as the shop is: a busy machine shares itself out by sessions. */
async function bareServer(address: string): Promise<{ address: string; stop(): void }> {
	const server = fork(join(import.meta.dirname, "bare-server.mjs"), [address, HEADERS["accept-encoding"]], {
		execArgv: [],
		detached: true,
	});
	const [port] = await once(server, "message");
	return { address: `http://127.0.0.1:${port}/`, stop: () => server.kill() };
}

/** Has a product change its price every second while `work` goes on. */
async function changing(shop: WholeShop, id: string) {
	const token = await administratorToken(shop);
	const address = `${shop.backend}/api/admin/products/${id}`;
	const authorization = { authorization: `Bearer ${token}` };
	let number = 0;
	const change = async () => {
		const product: AdminProduct = await (await fetch(address, { headers: authorization })).json();
		number = (number + 1) % 10;
		const description = `${product.description.replace(/ \(\d\)$/, "")} (${number})`;
		const response = await fetch(address, {
			method: "PUT",
			headers: { ...authorization, "content-type": "application/json" },
			body: JSON.stringify(editOf(product, { description })),
		});
		if (!response.ok) throw new Error(`The product could not be changed: ${response.status} ${await response.text()}`);
	};
	return async <Result>(work: () => Promise<Result>): Promise<Result> => {
		let last: Promise<unknown> = change();
		const timer = setInterval(() => {
			last = last.then(change);
		}, CHANGE_EVERY_MS);
		try {
			return await work();
		} finally {
			clearInterval(timer);
			await last;
		}
	};
}
