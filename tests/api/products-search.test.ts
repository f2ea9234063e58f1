import type { ProductList } from "@confiserie/domain/contract/product";
import { foldText } from "@confiserie/domain/text";
import { expect, test } from "vitest";
import { api, findProduct } from "../support/api";

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
	expect(body.every((name) => foldText(name).includes("caramel"))).toBe(true);
	expect((await api<string[]>("/products/search/suggestions?query=ca&limit=2")).body).toHaveLength(2);
	expect((await api("/products/search/suggestions?query=c")).status).toBe(400);
	expect((await api("/products/search/suggestions?query=caramel&limit=21")).body.field).toBe("limit");
});

test("a suggestion says what was typed before it stands for it: nougat comes before what is new", async () => {
	const { body } = await api<string[]>("/products/search/suggestions?query=nou");
	expect(foldText(body[0] ?? "")).toContain("nougat");
});
