import { type ProductList, SORTS } from "@confiserie/domain/contract/product";
import { foldText } from "@confiserie/domain/fold-text";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { api, db, findProduct } from "../support/api";

const search = async (query: string, more = "") => {
	const { status, body } = await api<ProductList>(
		`/products/search?query=${encodeURIComponent(query)}&limit=100${more}`,
	);
	expect(status, JSON.stringify(body)).toBe(200);
	return body;
};
const names = ({ items }: ProductList) => items.map((item) => foldText(item.name));

test.each(["barbe à papa", "barbe a papa", "BARBE A PAPA", "Barbe à Papa ", "barbe-à-papa"])(
	"search folds accents and case: %s",
	async (query) => {
		const found = await search(query);
		expect(found.totalCount).toBeGreaterThan(10);
		expect(
			found.items.every(
				(item) => item.category === "BARBE_A_PAPA" || foldText(item.name + item.description).includes("barbe a papa"),
			),
		).toBe(true);
	},
);

test.each([
	["pop korn", "pop-corn"],
	["popcorn", "pop-corn"],
	["barbapapa", "barbe a papa"],
	["guimove", "guimauve"],
	["chcolat", "chocolat"],
	["carmel", "caramel"],
	["frmboise", "framboise"],
])("search tolerates a typo: %s finds %s", async (typed, meant) => {
	const found = await search(typed);
	expect(found.totalCount).toBeGreaterThan(0);
	expect(names(found)[0]).toContain(meant);
});

test("a word that is not finished yet finds its products", async () => {
	expect(names(await search("guim"))[0]).toContain("guimauve");
});

test("a reference or an EAN finds its product alone", async () => {
	const product = await findProduct("POP-NAT-080");
	for (const code of [product.reference, product.reference.toLowerCase(), product.eanUnit, product.eanBox])
		expect((await search(code)).items.map((item) => item.id)).toEqual([product.id]);
});

test.each(["zzzzqqxx", "!!!!", "%%", "';--", "\\\\", "l'été & | ! :*"])(
	"what nothing answers to finds nothing and breaks nothing: %s",
	async (query) => {
		const { status } = await api<ProductList>(`/products/search?query=${encodeURIComponent(query)}`);
		expect(status).toBe(200);
	},
);

test("filters, sort and pages hold in a search too", async () => {
	const promo = await search("barbe a papa", "&tag=PROMO&sort=price_asc");
	expect(promo.totalCount).toBeGreaterThan(0);
	expect(promo.items.every((item) => item.isPromo)).toBe(true);
	const whole = await search("carmel");
	const pages = await Promise.all(
		[0, 1, 2].map((offset) => api<ProductList>(`/products/search?query=carmel&limit=1&offset=${offset}`)),
	);
	expect(pages.map(({ body }) => body.items[0]?.id)).toEqual(whole.items.slice(0, 3).map((item) => item.id));
	expect(pages.every(({ body }) => body.totalCount === whole.totalCount)).toBe(true);
});

test.each(["", "query=", "query=a", "query=%20b%20"])("search needs at least 2 characters: ?%s", async (query) => {
	const { status, body } = await api(`/products/search?${query}`);
	expect({ status, field: body.field, message: body.message }).toEqual({
		status: 400,
		field: "query",
		message: "Saisissez au moins 2 caractères.",
	});
});

test("suggestions are a list of names, at most 5, each once", async () => {
	const { status, body } = await api<string[]>("/products/search/suggestions?query=caramel&limit=5");
	expect(status).toBe(200);
	expect(body.length).toBeGreaterThan(0);
	expect(body.length).toBeLessThanOrEqual(5);
	expect(new Set(body).size).toBe(body.length);
	expect((await suggest("ca", 2)).length).toBe(2);
	expect((await api("/products/search/suggestions?query=c")).status).toBe(400);
	expect((await api("/products/search/suggestions?query=caramel&limit=21")).body.field).toBe("limit");
});

test.each(["ca", "car", "pop c", "barbe à papa f", "citron v", "noi", "beurre sal", "MADEL", "fraise barb", "sans gl"])(
	"a suggestion has a word that begins with each typed one: %s",
	async (typed) => {
		const names = await suggest(typed, 20);
		expect(names.length).toBeGreaterThan(0);
		const words = foldText(typed)
			.split(" ")
			.filter((word) => word !== "a");
		for (const name of names) {
			const said = ` ${foldText(name).replace(/[^a-z0-9]+/g, " ")}`;
			expect(
				words.every((word) => said.includes(` ${word}`)),
				name,
			).toBe(true);
		}
	},
);

test.each([
	["nou", "nougat"],
	["caramel", "caramels"],
	["maca", "macarons"],
	["guimov", "guimauve"],
	["barbapapa", "barbe a papa"],
])("the best completion comes first: %s gives %s", async (typed, wanted) => {
	expect(foldText((await suggest(typed, 5))[0] ?? "")).toContain(wanted);
});

test.each(["ca", "pop c", "guimov", "barbapapa", "sans gl", "fr"])(
	"no suggestion that a search for the same text would not find: %s",
	async (typed) => {
		const found = new Set((await search(typed)).items.map(({ name }) => name));
		expect((await suggest(typed, 20)).filter((name) => !found.has(name))).toEqual([]);
	},
);

test("nothing to complete gives no suggestion", async () => {
	for (const typed of ["zzzz", "!!!", "''; --"]) expect(await suggest(typed, 5)).toEqual([]);
});

test.each([
	["chocolattine", "chocolat"],
	["nougatine", "nougat"],
	["gimauvette", "guimauve"],
	["pralinoise", "praliné"],
])("did you mean: %s finds nothing and offers %s, which finds something", async (typed, offered) => {
	const { totalCount, didYouMean } = await search(typed);
	expect({ totalCount, didYouMean }).toEqual({ totalCount: 0, didYouMean: offered });
	expect((await search(offered)).totalCount).toBeGreaterThan(0);
});

test("did you mean is not said of what finds something, of what only filters hide, nor where nothing is near", async () => {
	expect((await search("carmel")).didYouMean).toBeUndefined();
	const hidden = await search("nougat", "&category=CORNETS");
	expect(hidden).toEqual({ items: [], totalCount: 0 });
	expect(await search("zzzzqqxx")).toEqual({ items: [], totalCount: 0 });
});

test("a text of which no product says all finds those that say the most of it", async () => {
	const { items } = await search("licorne caramel");
	expect(items.length).toBeGreaterThan(0);
	expect(items[0]?.name).toContain("Caramel");
});

test("what a text means does not depend on the filters", async () => {
	const whole = await search("chocolat noir");
	const part = await search("chocolat noir", "&category=GATEAUX");
	expect(part.items.map(({ id }) => id)).toEqual(
		whole.items.filter(({ category }) => category === "GATEAUX").map(({ id }) => id),
	);
});

describe("products alike in everything but their names", () => {
	const NAMES = ["Œillet zwyk", "nougat zwyk", "Éclair zwyk", "Nougat zwyk"];
	const IN_ORDER = ["prod_tie_2", "prod_tie_1", "prod_tie_3", "prod_tie_0"];
	/** No other product has it. */
	const PRICE = 987.31;

	beforeAll(async () => {
		const { id } = await findProduct("POP-NAT-080");
		for (const [index, name] of NAMES.entries())
			await db().query(
				`INSERT INTO product_search (id, inventory_item_id, name, title, category, tags, codes, price, rank, created_at, words,
					product, in_stock)
				SELECT $1, inventory_item_id, $2, $3, category, tags, '{}', $4, rank, created_at, '''zwyk'':2A',
					product || jsonb_build_object('id', $1::text, 'name', $2::text), in_stock FROM product_search WHERE id = $5`,
				[`prod_tie_${index}`, name, foldText(name), PRICE, id],
			);
	});
	afterAll(() => db().query("DELETE FROM product_search WHERE id ~ '^prod_tie_'"));

	test.each(SORTS)("stand by name, those of one name by id, in a list and a search, page by page: %s", async (sort) => {
		const pathsOf = (more: string) => [
			`/products?sort=${sort}&minPrice=${PRICE}&maxPrice=${PRICE}${more}`,
			`/products/search?query=zwyk&sort=${sort}${more}`,
		];
		const idsAt = async (path: string) => (await api<ProductList>(path)).body.items.map(({ id }) => id);
		for (const path of pathsOf("")) expect(await idsAt(path), path).toEqual(IN_ORDER);
		for (const [offset, id] of IN_ORDER.entries())
			for (const path of pathsOf(`&limit=1&offset=${offset}`)) expect(await idsAt(path), path).toEqual([id]);
	});

	test("are proposed once, though their names differ in case", async () => {
		expect(await suggest("zwyk", 20)).toEqual(["Éclair zwyk", "nougat zwyk", "Œillet zwyk"]);
	});
});

async function suggest(typed: string, limit: number): Promise<string[]> {
	const path = `/products/search/suggestions?query=${encodeURIComponent(typed)}&limit=${limit}`;
	const { status, body } = await api<string[]>(path);
	expect(status, typed).toBe(200);
	return body;
}
