import { FIRST_CATEGORIES } from "@confiserie/domain/category";
import { SORTS } from "@confiserie/domain/contract/product";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { StocklessProduct } from "../index/stockless-product";
import type { Finds } from "../query/finds";
import { pageByScore, pageOf, smallest } from "../query/page";
import { HEAD_BONUS, ORDER_OF } from "../ranking";
import { Catalogue } from "./catalogue";
import { keysOf } from "./lexicon";
import type { Order } from "./orders";
import type { SearchRow } from "./search-row";
import { setOf } from "./shelves";
import { type Counted, Levels, Tally } from "./tally";
import { inRankOrder } from "./testing";

const NAMES = ["Éclair", "Cornet", "Nougat", "Caramel", "Œufs"];

/** A product of few names, prices, ranks and days, so that there are ties of every kind. */
const row = (index: number, turn = 0): SearchRow => ({
	id: `prod_${String(index).padStart(4, "0")}`,
	stock: index,
	average: null,
	reviews: null,
	isDemo: null,
	name: NAMES[(index + turn) % NAMES.length] ?? "",
	category: FIRST_CATEGORIES[index % FIRST_CATEGORIES.length]?.code ?? "",
	tags: index % 3 === 0 ? ["BIO"] : [],
	price: ((index * 7 + turn) % 4) * 17,
	rank: (index + turn) % 3,
	createdAt: new Date(1_700_000_000_000 + ((index * 5 + turn) % 6) * 1000),
	inStock: index % 2 === 0,
	words: `'mot':1A 'pair${index % 2}':2C`,
	product: { id: `prod_${index}`, description: `Goût ${turn}` } as StocklessProduct,
});

async function filled(rows: SearchRow[]): Promise<Catalogue> {
	const catalogue = new Catalogue();
	catalogue.load(rows);
	await catalogue.settle(async () => undefined);
	return catalogue;
}

const idsIn = (catalogue: Catalogue) =>
	SORTS.map((sort) =>
		pageOf(catalogue.order(ORDER_OF[sort]), catalogue.shelves.onSale, { offset: 0, limit: 1000 }).map((slot) =>
			catalogue.idOf(slot),
		),
	);
const idsThatSay = (catalogue: Catalogue, stem: string) => {
	const tally = new Tally();
	tally.reset(catalogue.size);
	catalogue.lexicon.count(tally, [stem], false, [1, 1, 1, 1]);
	return [...tally.slots]
		.filter((slot) => catalogue.shelves.onSale.has(slot))
		.map((slot) => catalogue.idOf(slot))
		.sort();
};

test("a catalogue that was changed is the one that is read anew: every order down to the id, every word", async () => {
	const changed = await filled(Array.from({ length: 120 }, (_, index) => row(index)));
	const gone = ["prod_0003", "prod_0117"];
	const others = [5, 6, 7, 60, 119, 200, 201].map((index) => row(index, 2));
	changed.change([...gone, ...others.map(({ id }) => id)], others, []);
	changed.change(["prod_0009"], [row(9, 1)], []);
	const now = new Map(Array.from({ length: 120 }, (_, index) => row(index)).map((one) => [one.id, one]));
	for (const id of gone) now.delete(id);
	for (const one of [...others, row(9, 1)]) now.set(one.id, one);
	const anew = await filled([...now.values()]);
	expect(idsIn(changed)).toEqual(idsIn(anew));
	for (const stem of ["mot", "pair0", "pair1"]) expect(idsThatSay(changed, stem)).toEqual(idsThatSay(anew, stem));
	expect(changed.count).toBe(now.size);
});

test("names are told apart as they are compared: not by case and accents, whenever they came", async () => {
	const named = (index: number, name: string) => ({ ...row(index), name });
	const names = ["Éclair", "ECLAIR", "Œufs", "oeufs", "Cornet"];
	const catalogue = await filled(names.map((name, index) => named(index, name)));
	const later = ["eclair", "Gaufre", "GÂUFRE", "Zeste", "Abricot"].map((name, index) => named(10 + index, name));
	catalogue.change(
		later.map(({ id }) => id),
		later,
		[],
	);
	const titles = [...names, ...later.map(({ name }) => name)].map((_, slot) => catalogue.titleOf(slot));
	const [eclair, , oeufs, , cornet, , gaufre, , zeste, abricot] = titles;
	expect(titles).toEqual([eclair, eclair, oeufs, oeufs, cornet, eclair, gaufre, gaufre, zeste, abricot]);
	expect(new Set(titles).size).toBe(6);
});

test("a product's text is the one of its last change; one that has gone takes no room", async () => {
	const catalogue = await filled([row(0), row(1), row(2)]);
	const first = catalogue.slotOf("prod_0001") ?? -1;
	expect(String(catalogue.textOf(first))).toBe('{"id":"prod_1","description":"Goût 0"}');
	catalogue.change(["prod_0001", "prod_0002"], [row(1, 5)], []);
	expect(String(catalogue.textOf(catalogue.slotOf("prod_0001") ?? -1))).toBe('{"id":"prod_1","description":"Goût 5"}');
	expect([first, 2].map((slot) => catalogue.textOf(slot).length)).toEqual([0, 0]);
});

test("boxes and ratings change in the product's slot, and go with the product", async () => {
	const catalogue = await filled([row(0), { ...row(1), stock: 4, average: 4.5, reviews: 2, isDemo: true }]);
	const live = (id: string) => catalogue.liveOf(catalogue.slotOf(id) ?? -1);
	expect([live("prod_0000"), live("prod_0001")]).toEqual([
		{ stock: 0 },
		{ stock: 4, rating: { average: 4.5, count: 2, demo: true } },
	]);
	catalogue.changeLive([
		{ id: "prod_0000", stock: 9, average: 3, reviews: 1, isDemo: false },
		{ id: "prod_0001", stock: 3, average: null, reviews: null, isDemo: null },
		{ id: "prod_gone", stock: 1, average: null, reviews: null, isDemo: null },
	]);
	expect([live("prod_0000"), live("prod_0001")]).toEqual([
		{ stock: 9, rating: { average: 3, count: 1, demo: false } },
		{ stock: 3 },
	]);
	catalogue.change(["prod_0000"], [{ ...row(0, 1), stock: 8 }], []);
	expect(live("prod_0000")).toEqual({ stock: 8 });
});

test("products of one price stand by name, those of one name by id; accents and ligatures as their letters", async () => {
	const same = { price: 10, rank: 0, createdAt: new Date(0) };
	const catalogue = await filled(
		["Œillet", "nougat", "Éclair", "Nougat"].map((name, index) => ({ ...row(index), ...same, name })),
	);
	for (const ids of idsIn(catalogue)) expect(ids).toEqual(["prod_0002", "prod_0001", "prod_0003", "prod_0000"]);
});

interface Said {
	slot: number;
	points: number;
	isHead: boolean;
}

/** What the products count for one thing that some of them say, each in several ways. */
function tallied(catalogue: Catalogue, said: readonly Said[]): Tally {
	const heads = new Set(said.filter(({ isHead }) => isHead).map(({ slot }) => slot));
	const tally = new Tally();
	tally.reset(catalogue.size);
	for (const { slot, points } of said) tally.raise(slot, points);
	tally.mark((slot) => heads.has(slot));
	return tally;
}

/** Every find in the order in which pages show them, plainly sorted. */
function plainly(order: Order, things: readonly Said[][]): number[] {
	const score = new Map<number, number>();
	const heads = new Set<number>();
	for (const thing of things) {
		const best = new Map<number, number>();
		for (const { slot, points, isHead } of thing) {
			best.set(slot, Math.max(points, best.get(slot) ?? 0));
			if (isHead) heads.add(slot);
		}
		for (const [slot, points] of best) score.set(slot, points + (score.get(slot) ?? 0));
	}
	const scoreOf = (slot: number) => (score.get(slot) ?? 0) + (heads.has(slot) ? HEAD_BONUS : 0);
	return [...order.slots].filter((slot) => score.has(slot)).sort((a, b) => scoreOf(b) - scoreOf(a));
}

/** Those of some slots that say the most of what was asked for. */
function findsAmong(slots: readonly number[], counted: readonly Counted[], size: number): [Finds, number[]] {
	const saidBy = (slot: number) => counted.filter((one) => one.pointsOf(slot) > 0).length;
	const said = Math.max(...slots.map(saidBy));
	const whole = slots.filter((slot) => saidBy(slot) === said);
	return [
		{ slots: setOf(Uint32Array.from(whole), size), listed: undefined, count: whole.length, counted, said },
		whole,
	];
}

test("the best finds come first, equally good ones in the order of the list, on every page", async () => {
	const catalogue = await filled(Array.from({ length: 90 }, (_, index) => row(index)));
	const order = catalogue.order("rank");
	const said = fc.record({ slot: fc.nat(89), points: fc.constantFrom(8, 40, 64, 80), isHead: fc.boolean() });
	const page = fc.record({ offset: fc.nat(95), limit: fc.integer({ min: 1, max: 90 }) });
	fc.assert(
		fc.property(fc.array(fc.array(said, { minLength: 1 }), { minLength: 1, maxLength: 3 }), page, (things, range) => {
			const counted = things.map((thing) => tallied(catalogue, thing));
			const [finds, whole] = findsAmong(plainly(order, things), counted, catalogue.size);
			expect(pageByScore(order, finds, range)).toEqual(whole.slice(range.offset, range.offset + range.limit));
		}),
		{ numRuns: 500 },
	);
});

/** Slots beyond one block of words, most of them as they were loaded, some changed since. */
async function large(): Promise<Catalogue> {
	const catalogue = await filled(inRankOrder(Array.from({ length: 3000 }, (_, index) => row(index))));
	expect(catalogue.order("rank").ascending).toBe(2976);
	const changed = [3, 40, 41, 999, 1700, 2999, 3001].map((index) => row(index, 1));
	catalogue.change(["prod_0900", ...changed.map(({ id }) => id)], changed, []);
	return catalogue;
}

test("of many finds too: of one thing or several, said together or by different products, some changed since the catalogue was read", async () => {
	const catalogue = await large();
	const order = catalogue.order("rank");
	const points = [8, 10, 20, 32, 40, 64, 80];
	const thing = fc.record({
		step: fc.integer({ min: 1, max: 3 }),
		salt: fc.nat(1000),
		kinds: fc.nat(6),
		/** Of all products, or of those of one third. */
		third: fc.constantFrom(undefined, undefined, 0, 1, 2),
		isRare: fc.boolean(),
	});
	const page = fc.record({
		offset: fc.oneof(fc.constant(0), fc.nat(3100)),
		limit: fc.integer({ min: 1, max: 60 }),
	});
	fc.assert(
		fc.property(fc.array(thing, { minLength: 1, maxLength: 3 }), page, (drawn, range) => {
			const things = drawn.map(({ step, salt, kinds, third, isRare }) =>
				[...order.slots].flatMap((slot): Said[] => {
					const chance = Math.imul(slot ^ salt, 0x9e3779b1) >>> 8;
					if (step > 1 && chance % (step * 3) === 0) return [];
					if ((third !== undefined && slot % 3 !== third) || (isRare && chance % 40 > 0)) return [];
					return [{ slot, points: points[chance % (kinds + 1)] ?? 0, isHead: slot < 2000 && chance % 50 === 0 }];
				}),
			);
			const counted = things.map((said, at): Counted => {
				const tally = tallied(catalogue, said);
				return drawn[at]?.isRare ? tally : new Levels(tally, catalogue.size);
			});
			const [finds, whole] = findsAmong(plainly(order, things), counted, catalogue.size);
			expect(pageByScore(order, finds, range)).toEqual(whole.slice(range.offset, range.offset + range.limit));
		}),
		{ numRuns: 150 },
	);
});

test("a page along the order in which the slots stand is the one of a plain walk, however deep", async () => {
	const catalogue = await large();
	const order = catalogue.order("rank");
	for (const step of [1, 2, 5, 700]) {
		const whole = [...order.slots].filter((slot) => slot % step === 0);
		const chosen = setOf(Uint32Array.from(whole), catalogue.size);
		for (const offset of [0, 1, 31, 32, 600, 1499, 2990, 3000])
			expect(pageOf(order, chosen, { offset, limit: 40 })).toEqual(whole.slice(offset, offset + 40));
	}
});

test("a page of a few among many is the one that a walk along the order finds, on every page", async () => {
	const catalogue = await filled(Array.from({ length: 400 }, (_, index) => row(index)));
	const order = catalogue.order("price_desc");
	const spread = [1, 3, 40, 399].map((step) =>
		Uint32Array.from({ length: Math.ceil(400 / step) }, (_, at) => at * step),
	);
	for (const slots of [...spread, order.slots.slice(-60)]) {
		const chosen = setOf(slots, catalogue.size);
		const whole = [...order.slots].filter((slot) => chosen.has(slot));
		for (const offset of [0, 1, 9, 133, 399, 400])
			expect(pageOf(order, chosen, { offset, limit: 10 })).toEqual(whole.slice(offset, offset + 10));
	}
});

test("the smallest of many figures, however they lie", () => {
	for (const figures of [
		[3, 1, 2],
		[1, 1, 1, 1],
		[5, 4, 3, 2, 1, 0],
		Array.from({ length: 500 }, (_, at) => (at * 379) % 101),
	])
		for (const count of [0, 1, 2, figures.length])
			expect([...smallest(Uint32Array.from(figures), count).sort()]).toEqual(
				[...figures].sort((a, b) => a - b).slice(0, count),
			);
});

test("of a product's words the best place of each is kept, phrases of the synonyms and of 'sans' too, long numbers not", () => {
	const keys = keysOf("'^barb':1A 'barb':1A,9 'papa':2A,11C 'sans':20B 'lait':21B,30C '4000000000001':40B");
	expect(Object.fromEntries(keys)).toEqual({
		"^barb": 0,
		barb: 0,
		papa: 0,
		"barb papa": 0,
		sans: 1,
		lait: 1,
		"sans lait": 1,
	});
});
