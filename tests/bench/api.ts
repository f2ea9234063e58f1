import { setTimeout as sleep } from "node:timers/promises";
import type { ProductList } from "@confiserie/domain/contract/product";
import { addresses, readerEnvironment } from "../../scripts/lib/environment";
import { BACKEND_BUILD } from "../../scripts/lib/paths";
import { freePort } from "../../scripts/lib/ports";
import { serveBackend, serveReader } from "../../scripts/lib/shop";
import { say, step } from "../../scripts/lib/steps";
import { databaseBeside, testEnvironment } from "../support/template";
import type { WholeShop } from "../support/whole-shop";
import { type Asked, askedOf, FILTERS, type Filter, MOST_SHOWN } from "./api-addresses";
import { type BareMedusa, putIntoChannel, startBareMedusa } from "./bare-medusa";
import type { Figure } from "./figure";
import { growCatalogue } from "./large-catalogue";
import { type Load, load } from "./load";
import { spread } from "./report";
import { withDatabase } from "./shopping";
import { peakMegabytes, type Watched, watched } from "./watch";

const CONNECTIONS = 20;
const SECONDS = 2;
const ROUNDS = 3;
const LEAST_RATE = { same: 1000, fresh: 250 };
const LEAST_RATE_THROUGH_SHOP = 800;
const MOST_P99_MS = 50;
const LEAST_TIMES_THE_MEDUSA = 20;
const MOST_MEGABYTES = 350;

type Target = Pick<WholeShop, "backend" | "reader" | "databaseUrl">;
/** With the storefront's address, through which browsers read. */
type ShopTarget = Target & Pick<WholeShop, "storefront">;
type Way = keyof typeof LEAST_RATE;

/** A catalogue of one size: a shop of its own, Medusa's own server on the same database, and what is asked of both. */
interface Sized {
	size: number;
	shop: Target;
	engine: BareMedusa;
	filters: readonly Filter[];
	asked: Record<string, Asked>;
	/** Where the memory of backend and reader is noted. */
	watchedAs: readonly [backend: Watched, reader: Watched];
	close(): Promise<void>;
}

/**
 * Lists, searches, suggestions and products in catalogues of some sizes: requests cached within the last second, and new
 * ones; beside Medusa's own API on the same database. All sizes are measured side by side and in turns, since the speed
 * of a machine varies from one minute to the next.
 * @param sizes of the catalogue, ascending; the smallest is that of `shop`
 */
export async function measureApi(shop: ShopTarget, sizes: readonly number[]): Promise<Figure[]> {
	const opened: Sized[] = [];
	const figures: Figure[] = [];
	try {
		for (const size of sizes)
			opened.push(await step(`${size} produits`, () => openSized(shop, size, opened[0]?.filters)));
		for (const kind of Object.keys(opened[0]?.asked ?? {})) {
			const measured = await step(kind, () => measure(kind, opened));
			// All kinds take minutes: what is known is not lost with what comes after it.
			for (const { name, value } of measured) say(`  ${name} : ${value}`);
			figures.push(...measured);
		}
		const through = await step("par la boutique", () => throughShop(shop));
		return [...figures, through, ...opened.flatMap(memories)];
	} finally {
		for (const { close } of opened) await close();
	}
}

/** The list that browsers fetch, at the shop's own address. */
async function throughShop({ storefront }: ShopTarget): Promise<Figure> {
	const address = `${storefront}/api/products?limit=20`;
	await loaded(address, 1);
	const runs: Load[] = [];
	for (let round = 0; round < ROUNDS; round += 1) runs.push(await loaded(address));
	const rates = spread(runs.map(({ rate }) => rate));
	const p99 = spread(runs.map((run) => run.p99));
	const failures = runs.reduce((sum, run) => sum + run.failures, 0);
	return {
		name: "listes par l'adresse de la boutique, demandées à l'instant",
		value: `${rates.text(0)} réponses/s, p99 ${p99.text(0)} ms, ${failures} échecs`,
		target: `>= ${LEAST_RATE_THROUGH_SHOP}`,
		isMet: rates.median >= LEAST_RATE_THROUGH_SHOP && failures === 0,
	};
}

/** @param filters of the smallest catalogue: larger ones are asked the same, as deep */
async function openSized(smallest: Target, size: number, filters?: readonly Filter[]): Promise<Sized> {
	const beside = filters && (await databaseBeside(smallest.databaseUrl));
	const databaseUrl = beside?.url ?? smallest.databaseUrl;
	const names = await grow(databaseUrl, size);
	const watchedAs: [Watched, Watched] = beside ? [`backend-${size}`, `reader-${size}`] : ["backend", "reader"];
	// Only then: who follows a catalogue as it grows is still at it when it is asked.
	const { backend, reader } = beside ? await serveBeside(databaseUrl, watchedAs) : smallest;
	const shop = { backend, reader, databaseUrl };
	const filtered = filters ?? (await filtersFillingAPage(shop));
	const engine = await startBareMedusa(databaseUrl);
	return {
		size,
		shop,
		engine,
		filters: filtered,
		asked: askedOf({ names, filters: filtered }),
		watchedAs,
		close: async () => {
			await engine.stop();
			await beside?.drop();
		},
	};
}

async function serveBeside(databaseUrl: string, [asBackend, asReader]: readonly [Watched, Watched]) {
	const at = addresses(await freePort(9200), 3200, await freePort(9250));
	const environment = { ...testEnvironment(databaseUrl, at.backendPort, at.storefrontPort), ...watched(asBackend) };
	await serveBackend(BACKEND_BUILD, at, environment, `bench-${asBackend}`);
	const reader = { ...readerEnvironment(at, databaseUrl), PAYMENTS_MODE: "demo", ...watched(asReader) };
	await serveReader(BACKEND_BUILD, at, reader, `bench-${asReader}`);
	return at;
}

async function grow(databaseUrl: string, size: number): Promise<string[]> {
	const { rows } = await withDatabase(databaseUrl, (client) =>
		client.query<{ count: number }>("SELECT count(*)::int AS count FROM product_search"),
	);
	const names = await growCatalogue(databaseUrl, Math.max(0, size - (rows[0]?.count ?? 0)));
	await putIntoChannel(databaseUrl);
	return names;
}

/** With many products Medusa's abandoned queries would otherwise occupy the cores during the next measurement. */
async function untilIdle(databaseUrl: string): Promise<void> {
	await withDatabase(databaseUrl, async (client) => {
		const sql = `SELECT count(*)::int AS active FROM pg_stat_activity
			WHERE backend_type = 'client backend' AND state = 'active' AND pid <> pg_backend_pid()`;
		// Twice in a row: between two queries of one answer there is none.
		for (let idle = 0; idle < 2; await sleep(500)) {
			const { rows } = await client.query<{ active: number }>(sql);
			idle = rows[0]?.active === 0 ? idle + 1 : 0;
		}
	});
}

const memories = ({ size, watchedAs: [backend, reader] }: Sized): Figure[] => [
	memoryOf("du moteur", size, backend),
	memoryOf("du lecteur", size, reader),
];

/** What a process took at most so far. */
function memoryOf(of: string, size: number, watchedAs: Watched): Figure {
	const memory = peakMegabytes(watchedAs);
	return {
		name: `mémoire ${of}, ${size} produits`,
		value: `${memory.toFixed(0)} Mo`,
		target: `<= ${MOST_MEGABYTES} Mo`,
		isMet: memory <= MOST_MEGABYTES,
	};
}

/** The filters that leave a page of products. */
async function filtersFillingAPage({ backend }: Target): Promise<Filter[]> {
	const filling: Filter[] = [];
	for (const end of FILTERS) {
		const response = await fetch(`${backend}/api/products?limit=1${end}`);
		const { totalCount } = (await response.json()) as ProductList;
		if (totalCount >= MOST_SHOWN) filling.push({ end, count: totalCount });
	}
	return filling;
}

/** One kind of requests to one size, and what its rounds came to. */
interface Runs extends Record<Way | "engine", Load[]> {
	sized: Sized;
	asked: Asked;
	ways: readonly Way[];
}

/** Counts what was never asked, over all sizes and kinds. */
let number = 0;

const loaded = (address: string | (() => string), seconds = SECONDS, headers = {}) =>
	load(address, { connections: CONNECTIONS, seconds, headers });

async function measure(kind: string, opened: readonly Sized[]): Promise<Figure[]> {
	const all = opened.flatMap((sized): Runs[] => {
		const asked = sized.asked[kind];
		if (!asked) return [];
		return [{ sized, asked, ways: waysOf(sized.size, asked), same: [], fresh: [], engine: [] }];
	});
	for (const runs of all) await loaded(addressOf(runs, "fresh"), 1);
	for (let round = 0; round < ROUNDS; round += 1) for (const runs of all) await runOnce(runs);
	return all.flatMap((runs) => [...runs.ways.map((way) => figureOf(kind, way, runs)), ...timesTheMedusa(kind, runs)]);
}

/** What would come again within the second is not asked as though it were new. */
const waysOf = (size: number, { freshFrom = 0 }: Asked): Way[] => (size < freshFrom ? ["same"] : ["same", "fresh"]);

function addressOf({ sized: { shop }, asked }: Runs, way: Way): string | (() => string) {
	return way === "same" ? `${shop.reader}/api${asked.same}` : () => `${shop.reader}/api${asked.fresh(number++)}`;
}

async function runOnce(runs: Runs): Promise<void> {
	for (const way of runs.ways) runs[way].push(await loaded(addressOf(runs, way)));
	if (!runs.asked.engine) return;
	const { engine, shop } = runs.sized;
	runs.engine.push(await loaded(engine.address + runs.asked.engine, SECONDS, engine.headers));
	await untilIdle(shop.databaseUrl);
}

const WORDS: Record<Way, string> = { same: "demandé à l'instant", fresh: "jamais demandé" };

function figureOf(kind: string, way: Way, { sized: { size }, ...of }: Runs): Figure {
	const runs = of[way];
	const rates = spread(runs.map(({ rate }) => rate));
	const p50 = spread(runs.map((run) => run.p50));
	const p99 = spread(runs.map((run) => run.p99));
	const bytes = spread(runs.map((run) => run.bytes));
	const failures = runs.reduce((sum, run) => sum + run.failures, 0);
	const isSame = way === "same";
	const times = `p50 ${p50.text(1)} ms, p99 ${p99.text(0)} ms`;
	return {
		name: `${kind}, ${size} produits, ${WORDS[way]}`,
		value: `${rates.text(0)} réponses/s, ${times}, ${bytes.text(0)} octets, ${failures} échecs`,
		target: `>= ${LEAST_RATE[way]}${isSame ? `, p99 < ${MOST_P99_MS} ms` : ""}`,
		isMet: rates.median >= LEAST_RATE[way] && failures === 0 && (!isSame || p99.median < MOST_P99_MS),
	};
}

function timesTheMedusa(kind: string, { sized: { size }, same, engine }: Runs): Figure[] {
	if (engine.length === 0) return [];
	const rate = (loads: Load[]) => spread(loads.map((one) => one.rate));
	const own = rate(engine);
	const times = rate(same).median / own.median;
	const failures = engine.reduce((sum, one) => sum + one.failures, 0);
	return [
		{
			name: `${kind}, ${size} produits : fois le débit du moteur`,
			value: `${times.toFixed(0)} (moteur : ${own.text(1)} réponses/s, ${failures} échecs)`,
			target: `>= ${LEAST_TIMES_THE_MEDUSA}`,
			isMet: times >= LEAST_TIMES_THE_MEDUSA && failures === 0,
		},
	];
}
