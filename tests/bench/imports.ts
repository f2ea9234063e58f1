import { setTimeout as pause } from "node:timers/promises";
import { FIRST_CATEGORIES } from "@confiserie/domain/catalogue/category";
import type { ImportRun } from "@confiserie/domain/contract/product-import";
import { dayOf } from "@confiserie/domain/day";
import { RowJudge } from "../../backend/src/modules/catalog/import/csv/row-reader";
import { readStated } from "../../backend/src/modules/catalog/import/csv/to-row";
import { step } from "../../scripts/lib/steps";
import { catalogueFile, cellsOf } from "../support/catalogue-file";
import type { WholeShop } from "../support/whole-shop";
import { administratorToken, readAs } from "./administrator";
import type { Figure } from "./figure";
import { vacuumLightProducts, writeLightProducts } from "./light-products";
import { query } from "./shopping";
import { secondsFigure } from "./timing";
import { type Burden, burdenOf } from "./watch";

const NEW_PRODUCTS = 5_000;
const ROWS = 50_000;
const CHANGED = 50;
const FIRST = { fresh: 1_000_000, known: 2_000_000, broken: 3_000_000 };
const MOST_SECONDS = { fresh: 180, known: 60 };
const MOST_HELD_MS = 200;
const MOST_MEGABYTES = 400;
const POLL_MS = 500;

type Cells = Record<string, string>;

/**
 * Imports in the back office: 5,000 new products, then 50,000 rows of which 50 say something new, then a file with one
 * broken row. The backend itself notes how long its event loop was held and how much memory it took.
 */
export async function measureImports(shop: WholeShop): Promise<Figure[]> {
	const token = await administratorToken(shop);
	const send = (rows: Cells[]) => importFile(shop, token, catalogueFile(rows));
	const fresh = rowsFrom(FIRST.fresh, NEW_PRODUCTS);
	const created = await step(`Import de ${NEW_PRODUCTS} produits`, () => send(fresh));
	const known = rowsFrom(FIRST.known, ROWS - NEW_PRODUCTS);
	await step(`${known.length} produits connus`, () => writeKnown(shop, known));
	const changed = fresh.map((cells, index) => (index < CHANGED ? { ...cells, nom: "Calisson renommé" } : cells));
	const compared = await step(`Import de ${ROWS} lignes`, () => send([...changed, ...known]));
	const before = await stateOf(shop);
	const broken = await send([...rowsFrom(FIRST.broken, 500), cellsOf(FIRST.broken + 500, { tva: "7" })]);
	const isUntouched = broken.job.state === "REFUSED" && (await stateOf(shop)) === before;
	if (created.job.created !== NEW_PRODUCTS || compared.job.changed !== CHANGED)
		throw new Error(`The imports made ${created.job.created} products and changed ${compared.job.changed}.`);
	return [
		...figuresOf(`Import de ${NEW_PRODUCTS} produits neufs`, created, MOST_SECONDS.fresh),
		...figuresOf(`Import de ${ROWS} lignes, ${CHANGED} changées`, compared, MOST_SECONDS.known),
		{
			name: "Fichier dont une ligne est fautive",
			value: isUntouched ? "refusé, rien de changé" : broken.job.state,
			target: "refusé, rien de changé",
			isMet: isUntouched,
		},
	];
}

/** Lines of a file, one a product. */
export function rowsFrom(first: number, count: number): Cells[] {
	return Array.from({ length: count }, (_, index) => cellsOf(first + index));
}

interface Import extends Burden {
	ms: number;
	job: ImportRun;
	/** How many different states of progress were shown. */
	shown: number;
}

/** Sends a file and waits for the end of its import. */
export async function importFile(shop: WholeShop, token: string, content: string): Promise<Import> {
	const read = readAs(shop, token);
	const form = new FormData();
	form.append("file", new Blob([content], { type: "text/csv" }), "mesure.csv");
	const started = performance.now();
	const shown = new Set<string>();
	let job: ImportRun | undefined;
	const burden = await burdenOf(async () => {
		const url = `${shop.backend}/api/admin/products/import`;
		const response = await fetch(url, { method: "POST", headers: { authorization: `Bearer ${token}` }, body: form });
		const answer: ImportRun & { current?: ImportRun } = await response.json();
		job = answer.current ?? answer;
		while (job.state === "RUNNING") {
			await pause(POLL_MS);
			job = JSON.parse((await read(`/admin/products/import/${job.id}`)).text) as ImportRun;
			shown.add(`${job.phase} ${job.done}`);
		}
	});
	if (!job) throw new Error("The import has not begun.");
	return { ...burden, job, ms: performance.now() - started, shown: shown.size };
}

function figuresOf(name: string, { ms, heldMs, grownMegabytes, shown }: Import, mostSeconds: number): Figure[] {
	const most = (what: string, value: number, unit: string, limit: number): Figure => ({
		name: `${name} : ${what}`,
		value: `${Math.round(value)} ${unit}`,
		target: `<= ${limit} ${unit}`,
		isMet: value <= limit,
	});
	return [
		secondsFigure(name, ms, mostSeconds),
		most("boucle retenue", heldMs, "ms", MOST_HELD_MS),
		most("mémoire en plus", grownMegabytes, "Mo", MOST_MEGABYTES),
		{ name: `${name} : états montrés`, value: String(shown), target: ">= 5", isMet: shown >= 5 },
	];
}

/** Puts the products of a file into the catalogue as the file says them. */
async function writeKnown(shop: WholeShop, rows: Cells[]): Promise<void> {
	const judge = new RowJudge(FIRST_CATEGORIES, dayOf(new Date()));
	const products = rows.flatMap((cells, index) => {
		const { row } = judge.judge(readStated(cells), index + 2);
		return row ? { ...row, id: `prod_known_${cells.reference}`, createdAt: new Date() } : [];
	});
	await writeLightProducts(shop.databaseUrl, products);
	await vacuumLightProducts(shop.databaseUrl);
}

/** Changes with whatever an import could write. */
async function stateOf(shop: WholeShop): Promise<string> {
	const { rows } = await query<{ state: string }>(
		shop,
		`SELECT concat_ws(' ', (SELECT concat(count(*), max(updated_at)) FROM product),
			(SELECT concat(count(*), max(updated_at)) FROM product_packaging),
			(SELECT concat(count(*), max(updated_at)) FROM price), (SELECT sum(stocked_quantity) FROM inventory_level)) AS state`,
		[],
	);
	return rows[0]?.state ?? "";
}
