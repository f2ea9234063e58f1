import { FIRST_CATEGORIES } from "@confiserie/domain/category";
import { type ProductQuery, SORTS } from "@confiserie/domain/contract/product";
import { foldText } from "@confiserie/domain/text";
import fc from "fast-check";
import { expect, test } from "vitest";
import { toVector } from "../index/search-vector";
import type { StocklessProduct } from "../index/stockless-product";
import { vocabularyOf } from "../index/vocabulary";
import { Catalogue } from "../memory/catalogue";
import type { SearchRow } from "../memory/search-row";
import { inRankOrder } from "../memory/testing";
import { choose } from "./find-products";
import { readQuery } from "./read-query";
import { namesOf } from "./suggest";

/** Enough for frequent words to be kept. */
const PRODUCTS = 1500;
const TEXTS = [
	"",
	"caramel",
	"caramel noix",
	"noix fraise",
	"fraise sans lait",
	"car",
	"carmel caramel",
	"vanille",
	"zzz",
];

interface State {
	index: number;
	/** Another one has the product say something else. */
	turn: number;
	price: number;
	inStock: boolean;
}

const idOf = (index: number) => `prod_${String(index).padStart(5, "0")}`;

function rowOf({ index, turn, price, inStock }: State): SearchRow {
	const of = <Value>(values: readonly Value[]) => values[(index * 7 + turn) % values.length] as Value;
	const name = `${of(["Caramel", "Noix", "Éclair", "Fraise", "Caramel tendre"])} ${of(["", "noix", "fraise"])}`;
	const description = `${turn % 2 === 0 ? "Au caramel" : "Sans lait"} ${of(["", "et vanille"])}`;
	const category = FIRST_CATEGORIES[index % FIRST_CATEGORIES.length]?.code ?? "";
	return {
		id: idOf(index),
		stock: index,
		average: null,
		reviews: null,
		isDemo: null,
		name,
		category,
		tags: index % 3 === 0 ? ["BIO"] : [],
		price,
		rank: (index + turn) % 3,
		createdAt: new Date(1_700_000_000_000 + ((index + turn) % 6) * 1000),
		inStock,
		words: toVector([
			{ weight: "A", text: name },
			{ weight: "C", text: description },
		]),
		product: { description } as StocklessProduct,
	};
}

/** Each word once. */
function wordsOf(rows: readonly SearchRow[]) {
	const texts = new Set(rows.flatMap(({ name, product }) => [name, product.description]));
	return vocabularyOf({ name: [...texts].join(" "), category: "", tags: [], description: "", ingredients: "" }, []);
}

async function read(states: Iterable<State>): Promise<Catalogue> {
	const rows = inRankOrder([...states].map(rowOf));
	const catalogue = new Catalogue();
	// One of them hidden: its products are found, it is no facet.
	catalogue.categories = FIRST_CATEGORIES.map((category, index) => ({ ...category, isShown: index !== 2 }));
	catalogue.load(rows, wordsOf(rows));
	await catalogue.settle(async () => undefined);
	return catalogue;
}

/** What is chosen for a text, by id. */
function chosen(catalogue: Catalogue, text: string, query: ProductQuery) {
	const terms = readQuery(catalogue.vocabulary, text);
	const reading = text === "" ? undefined : { coded: [], terms, numbered: new Map() };
	const { page, ...counts } = choose(catalogue, query, reading);
	return { ids: page.map((slot) => catalogue.idOf(slot)), ...counts };
}

const state = fc.record({
	index: fc.nat(PRODUCTS + 20),
	turn: fc.nat(4),
	price: fc.integer({ min: 1, max: 60 }),
	inStock: fc.boolean(),
});
const query: fc.Arbitrary<ProductQuery> = fc.record({
	offset: fc.oneof(fc.constant(0), fc.nat(PRODUCTS)),
	limit: fc.integer({ min: 1, max: 40 }),
	sort: fc.option(fc.constantFrom(...SORTS), { nil: undefined }),
	category: fc.option(fc.constantFrom(...FIRST_CATEGORIES.map(({ code }) => code)), { nil: undefined, freq: 1 }),
	minPrice: fc.option(fc.nat(50), { nil: undefined }),
	inStock: fc.option(fc.boolean(), { nil: undefined }),
	facets: fc.boolean(),
});

test("what is chosen and proposed after changes is what a catalogue read anew chooses and proposes", async () => {
	const whole = Array.from({ length: PRODUCTS }, (_, index) => ({
		index,
		turn: 0,
		price: (index % 4) * 17,
		inStock: index % 2 === 0,
	}));
	const changed = await read(whole);
	const states = new Map<number, State>(whole.map((one) => [one.index, one]));
	await fc.assert(
		fc.asyncProperty(
			fc.array(state, { maxLength: 30 }),
			fc.array(fc.nat(PRODUCTS), { maxLength: 5 }),
			fc.array(query, { minLength: 1, maxLength: 4 }),
			async (changes, gone, queries) => {
				// Asked before as well, so that whatever is kept is.
				for (const text of TEXTS) for (const one of queries) chosen(changed, text, one);
				for (const text of TEXTS.slice(1)) namesOf(changed, text, 20);
				for (const index of gone) states.delete(index);
				for (const change of changes) states.set(change.index, change);
				const touched = [...new Set([...gone, ...changes.map(({ index }) => index)])];
				const now = touched.flatMap((index) => states.get(index) ?? []).map(rowOf);
				changed.change(touched.map(idOf), now, wordsOf(now));
				const anew = await read(states.values());
				for (const text of TEXTS)
					for (const one of queries) expect(chosen(changed, text, one), text).toEqual(chosen(anew, text, one));
				for (const text of TEXTS.slice(1))
					for (const limit of [1, 5, 20]) {
						const names = namesOf(changed, text, limit);
						expect(names, text).toEqual(namesOf(anew, text, limit));
						expect(new Set(names.map(foldText)).size).toBe(names.length);
					}
			},
		),
		{ numRuns: 25 },
	);
}, 120_000);
