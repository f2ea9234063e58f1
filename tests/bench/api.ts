import { setTimeout as sleep } from "node:timers/promises";
import type { ProductList } from "@confiserie/domain/contract/product";
import { say, step } from "../../scripts/lib/steps";
import type { WholeShop } from "../support/whole-shop";
import { type Asked, askedOf, FILTERS, type Filter, MOST_SHOWN, textsOf } from "./api-addresses";
import { type BareEngine, putIntoChannel, startBareEngine } from "./bare-engine";
import type { Figure } from "./figure";
import { growCatalogue } from "./large-catalogue";
import { type Load, load } from "./load";
import { spread } from "./report";
import { withDatabase } from "./shopping";
import { peakMegabytes } from "./watch";

const CONNECTIONS = 20;
const SECONDS = 4;
const ROUNDS = 3;
const LEAST_RATE = { same: 1000, fresh: 300 };
const MOST_P99_MS = 50;
/** The median time of a large catalogue, as a multiple of that of the smallest. */
const MOST_GROWTH = 1.5;
const LEAST_TIMES_THE_ENGINE = 50;
const MOST_MEGABYTES = 550;

type Target = Pick<WholeShop, "backend" | "databaseUrl">;
type Way = keyof typeof LEAST_RATE;

/**
 * Lists, searches, suggestions and products in catalogues of some sizes: what was asked within the last second, and what nobody
 * asked before; beside the engine's own API on the same database, in turns.
 * @param sizes of the catalogue, ascending
 */
export async function measureApi(shop: Target, sizes: readonly number[]): Promise<Figure[]> {
	const engine = await step("Moteur nu", () => startBareEngine(shop.databaseUrl));
	const figures: Figure[] = [];
	const first = new Map<string, number>();
	try {
		let names: string[] = [];
		// Those that the smallest catalogue fills a page with, and as deep: larger ones are asked the same.
		let filters: Filter[] | undefined;
		for (const size of sizes) {
			names = names.concat(await step(`${size} produits`, () => grow(shop, size, names.length)));
			filters ??= (await fillingAPage(shop, FILTERS, (end) => `/products?limit=1${end}`)).map(([end, count]) => ({
				end,
				count,
			}));
			const found = await fillingAPage(
				shop,
				textsOf(names),
				(text) => `/products/search?limit=1&query=${encodeURIComponent(text)}`,
			);
			const texts = found.map(([text]) => text);
			for (const [kind, asked] of Object.entries(askedOf({ names, filters, texts }))) {
				const measured = await step(`${kind}, ${size} produits`, () =>
					measure(shop, engine, { kind, size, asked, first }),
				);
				// A large catalogue takes minutes: what is known is not lost with what comes after it.
				for (const { name, value } of measured) say(`  ${name} : ${value}`);
				figures.push(...measured);
			}
			figures.push(memoryOf(size));
		}
	} finally {
		await engine.stop();
	}
	return figures;
}

async function grow(shop: Target, size: number, from: number): Promise<string[]> {
	const { rows } = await withDatabase(shop.databaseUrl, (client) =>
		client.query<{ count: number }>("SELECT count(*)::int AS count FROM product_search"),
	);
	const names = await growCatalogue(shop.databaseUrl, Math.max(0, size - (rows[0]?.count ?? 0)), from);
	await putIntoChannel(shop.databaseUrl);
	return names;
}

/** With many products the engine's queries, which nobody waits for any more, would otherwise take the cores from what is measured next. */
async function untilIdle(databaseUrl: string): Promise<void> {
	await withDatabase(databaseUrl, async (client) => {
		const sql = `SELECT count(*)::int AS active FROM pg_stat_activity
			WHERE datname = current_database() AND state = 'active' AND pid <> pg_backend_pid()`;
		// Twice in a row: between two queries of one answer there is none.
		for (let idle = 0; idle < 2; await sleep(500)) {
			const { rows } = await client.query<{ active: number }>(sql);
			idle = rows[0]?.active === 0 ? idle + 1 : 0;
		}
	});
}

/** What the backend took at most so far. */
function memoryOf(size: number): Figure {
	const memory = peakMegabytes("backend");
	const figure = {
		name: `mémoire du moteur, ${size} produits`,
		value: `${memory.toFixed(0)} Mo`,
		target: `<= ${MOST_MEGABYTES} Mo`,
		isMet: memory <= MOST_MEGABYTES,
	};
	say(`  ${figure.name} : ${figure.value}`);
	return figure;
}

/** Those of some values for which a list holds a page of products, each with how many it holds. */
async function fillingAPage(
	{ backend }: Target,
	values: readonly string[],
	listOf: (value: string) => string,
): Promise<[string, number][]> {
	const filling: [string, number][] = [];
	for (const value of values) {
		const response = await fetch(`${backend}/api${listOf(value)}`);
		const { totalCount } = (await response.json()) as ProductList;
		if (totalCount >= MOST_SHOWN) filling.push([value, totalCount]);
	}
	return filling;
}

interface Measured {
	kind: string;
	size: number;
	asked: Asked;
	/** Median times of the first size, by what was asked. */
	first: Map<string, number>;
}

let number = 0;

async function measure(shop: Target, engine: BareEngine, { kind, size, asked, first }: Measured): Promise<Figure[]> {
	const loaded = (address: string | (() => string), seconds = SECONDS, headers = {}) =>
		load(address, { connections: CONNECTIONS, seconds, headers });
	const addresses: Record<Way, string | (() => string)> = {
		same: `${shop.backend}/api${asked.same}`,
		fresh: () => `${shop.backend}/api${asked.fresh(number++)}`,
	};
	const ways: Way[] = size < (asked.freshFrom ?? 0) ? ["same"] : ["same", "fresh"];
	const runs: Record<Way, Load[]> = { same: [], fresh: [] };
	const engines: Load[] = [];
	await loaded(addresses.fresh, 1);
	for (let round = 0; round < ROUNDS; round += 1) {
		for (const way of ways) runs[way].push(await loaded(addresses[way]));
		if (!asked.engine) continue;
		engines.push(await loaded(engine.address + asked.engine, SECONDS, engine.headers));
		await untilIdle(shop.databaseUrl);
	}
	const figures = ways.flatMap((way) => figuresOf(`${kind}, ${size} produits`, way, runs[way], first));
	if (engines.length > 0) {
		const rate = (loads: Load[]) => spread(loads.map((one) => one.rate));
		const own = rate(engines);
		const times = rate(runs.same).median / own.median;
		const failures = engines.reduce((sum, one) => sum + one.failures, 0);
		figures.push({
			name: `${kind}, ${size} produits : fois le débit du moteur`,
			value: `${times.toFixed(0)} (moteur : ${own.text(1)} réponses/s, ${failures} échecs)`,
			target: `>= ${LEAST_TIMES_THE_ENGINE}`,
			isMet: times >= LEAST_TIMES_THE_ENGINE && failures === 0,
		});
	}
	return figures;
}

const WORDS: Record<Way, string> = { same: "demandé à l'instant", fresh: "jamais demandé" };

function figuresOf(what: string, way: Way, runs: readonly Load[], first: Map<string, number>): Figure[] {
	const rates = spread(runs.map(({ rate }) => rate));
	const p50 = spread(runs.map((run) => run.p50));
	const p99 = spread(runs.map((run) => run.p99));
	const bytes = spread(runs.map((run) => run.bytes));
	const failures = runs.reduce((sum, run) => sum + run.failures, 0);
	const isSame = way === "same";
	const name = `${what}, ${WORDS[way]}`;
	const kind = name.replace(/, \d+ produits/, "");
	const base = first.get(kind) ?? p50.median;
	first.set(kind, base);
	const growth = p50.median / base;
	return [
		{
			name,
			value: `${rates.text(0)} réponses/s, p99 ${p99.text(0)} ms, ${bytes.text(0)} octets, ${failures} échecs`,
			target: `>= ${LEAST_RATE[way]}${isSame ? `, p99 < ${MOST_P99_MS} ms` : ""}`,
			isMet: rates.median >= LEAST_RATE[way] && failures === 0 && (!isSame || p99.median < MOST_P99_MS),
		},
		{
			name: `${name} : p50`,
			value: `${p50.text(1)} ms, ${growth.toFixed(2)} fois la plus petite taille`,
			target: `<= ${MOST_GROWTH} fois`,
			isMet: growth <= MOST_GROWTH,
		},
	];
}
