import { FIRST_CATEGORIES } from "@confiserie/domain/catalogue/category";
import { hasWantedTags, isOccasion, TAG_CODES, type TagCode } from "@confiserie/domain/catalogue/tags";
import {
	type Facets,
	facetsSchema,
	PRICE_BANDS,
	type Product,
	type ProductList,
} from "@confiserie/domain/contract/product";
import { ALLERGEN_CODES, type AllergenCode, isFreeFrom } from "@confiserie/domain/food/allergen-codes";
import { beforeAll, expect, test } from "vitest";
import { api, everyProduct } from "../support/api";
import { runJob } from "../support/on-request";

/** What may be asked together; `undefined` leaves a filter out. */
const TEXTS = [undefined, "barbe a papa", "carmel", "chocolat noir", "sans gélatine"];
const CATEGORIES = [undefined, "BONBONS", "BARBE_A_PAPA"];
const TAGS: TagCode[][] = [[], ["VEGAN"], ["NOEL", "MARIAGE"], ["VEGAN", "SANS_GLUTEN"], ["BIO", "FETE", "NOEL"]];
const WITHOUT: { without: AllergenCode[]; allowTraces?: boolean }[] = [
	{ without: [] },
	{ without: ["LAIT"] },
	{ without: ["GLUTEN", "ARACHIDES"], allowTraces: true },
];
const STOCKS = [undefined, "true", "false"];
const PRICES: [number | undefined, number | undefined][] = [
	[undefined, undefined],
	[undefined, 34.99],
	[20, 49.99],
];

// Products of the files before this one, whose publication would change the counts between two reads.
beforeAll(() => runJob("publish-changes"));

test("facets count what each value would show: its own filter left out, all others and every label obeyed", async () => {
	for (const text of TEXTS) {
		const all = await everything(text);
		for (const category of CATEGORIES)
			for (const tags of TAGS)
				for (const [index, stock] of STOCKS.entries()) {
					const [min, max] = PRICES[(index + tags.length) % PRICES.length] ?? [];
					const filters = {
						category,
						tags,
						stock,
						min,
						max,
						...WITHOUT[(index + TAGS.indexOf(tags)) % WITHOUT.length],
					};
					const { body } = await api<ProductList>(`${pathOf(text, filters)}&facets=true&limit=1`);
					expect(body.facets, JSON.stringify({ text, ...filters })).toEqual(oracle(all, filters));
					expect(body.totalCount).toBe(all.filter((product) => every(product, filters)).length);
				}
	}
});

test("isNew and isPromo are obeyed by every facet", async () => {
	const all = (await everything(undefined)).filter(({ isPromo, isNew }) => isPromo && !isNew);
	const { body } = await api<ProductList>("/products?isPromo=true&isNew=false&facets=true");
	expect(body.facets).toEqual(oracle(all, { tags: [] }));
});

test("the count of a value is the count of the list that the value selects", async () => {
	const { body } = await api<ProductList>("/products?category=CORNETS&facets=true");
	const facets = facetsSchema.parse(body.facets);
	const countOf = async (more: string) => (await api<ProductList>(`/products?${more}`)).body.totalCount;
	for (const { value, count } of facets.category) expect(await countOf(`category=${value}`)).toBe(count);
	for (const { value, count } of facets.tag) expect(await countOf(`category=CORNETS&tag=${value}`)).toBe(count);
	for (const { value, count } of facets.without)
		expect(await countOf(`category=CORNETS&without=${value}`), value).toBe(count);
	for (const { min, max, count } of facets.price) {
		const bounds = `${min === null ? "" : `&minPrice=${min}`}${max === null ? "" : `&maxPrice=${max}`}`;
		expect(await countOf(`category=CORNETS${bounds}`)).toBe(count);
	}
	expect(await countOf("category=CORNETS&inStock=true")).toBe(facets.stock.inStock);
	expect(await countOf("category=CORNETS&inStock=false")).toBe(facets.stock.soldOut);
});

test("facets are counted on demand alone", async () => {
	expect((await api<ProductList>("/products")).body.facets).toBeUndefined();
	expect((await api<ProductList>("/products/search?query=miel&facets=false")).body.facets).toBeUndefined();
	expect((await api("/products?facets=oui")).body.field).toBe("facets");
});

interface Filters {
	category?: string;
	tags: TagCode[];
	without?: AllergenCode[];
	allowTraces?: boolean;
	stock?: string;
	min?: number;
	max?: number;
}

function pathOf(text: string | undefined, { category, tags, without, allowTraces, stock, min, max }: Filters): string {
	const query = new URLSearchParams();
	if (text) query.set("query", text);
	if (category) query.set("category", category);
	for (const tag of tags) query.append("tag", tag);
	for (const code of without ?? []) query.append("without", code);
	if (allowTraces) query.set("allowTraces", "true");
	if (stock) query.set("inStock", stock);
	if (min !== undefined) query.set("minPrice", String(min));
	if (max !== undefined) query.set("maxPrice", String(max));
	return `/products${text ? "/search" : ""}?${query}`;
}

const everything = (text: string | undefined) => everyProduct(pathOf(text, { tags: [] }));

const HOLDS = {
	category: (product: Product, { category }: Filters) => category === undefined || product.category === category,
	label: ({ tags }: Product, filters: Filters) =>
		hasWantedTags(
			tags,
			filters.tags.filter((tag) => !isOccasion(tag)),
		),
	occasion: ({ tags }: Product, filters: Filters) => hasWantedTags(tags, filters.tags.filter(isOccasion)),
	without: ({ allergenInformation }: Product, { without = [], allowTraces = false }: Filters) =>
		without.length === 0 || isFreeFrom(allergenInformation, { without, allowTraces }),
	stock: (product: Product, { stock }: Filters) => stock === undefined || product.stock > 0 === (stock === "true"),
	price: ({ price }: Product, { min, max }: Filters) => price >= (min ?? 0) && price <= (max ?? Number.MAX_VALUE),
};

function every(product: Product, filters: Filters, except?: keyof typeof HOLDS): boolean {
	return Object.entries(HOLDS).every(([facet, holds]) => facet === except || holds(product, filters));
}

/** Counts by looking at every product, one value at a time. */
function oracle(all: Product[], filters: Filters): Facets {
	const left = (except?: keyof typeof HOLDS) => all.filter((product) => every(product, filters, except));
	const count = (products: Product[], holds: (product: Product) => boolean) => products.filter(holds).length;
	return {
		category: FIRST_CATEGORIES.map(({ code: value }) => ({
			value,
			count: count(left("category"), ({ category }) => category === value),
		})).filter((value) => value.count > 0),
		tag: TAG_CODES.map((value) => ({
			value,
			count: count(isOccasion(value) ? left("occasion") : left(), ({ tags }) => tags.includes(value)),
		})).filter((value) => value.count > 0),
		without: ALLERGEN_CODES.map((value) => ({
			value,
			count: count(left(), ({ allergenInformation }) =>
				isFreeFrom(allergenInformation, { without: [value], allowTraces: filters.allowTraces ?? false }),
			),
		})),
		stock: {
			inStock: count(left("stock"), ({ stock }) => stock > 0),
			soldOut: count(left("stock"), ({ stock }) => stock === 0),
		},
		price: PRICE_BANDS.map((band) => ({
			...band,
			count: count(left("price"), ({ price }) => price >= (band.min ?? 0) && price <= (band.max ?? Number.MAX_VALUE)),
		})),
	};
}
