import { NUTRIENTS } from "@confiserie/domain/catalogue/product-fields";
import { type AdminProductPage, MISSING_FIELDS, type UsualValues } from "@confiserie/domain/contract/admin-product";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { ImportRun } from "@confiserie/domain/contract/product-import";
import { beforeAll, expect, test } from "vitest";
import { adminToken, api } from "../support/api";
import { catalogueExchange, nextNumber } from "../support/catalogue-exchange";
import { catalogueFile, cellsOf } from "../support/catalogue-file";
import { upload } from "../support/upload";

let token: string;
beforeAll(async () => {
	token = await adminToken();
});
const { send } = catalogueExchange(() => token);

const found = async (query: string) => {
	const { status, body } = await api<AdminProductPage>(`/admin/products?sort=reference_asc&${query}`, { token });
	expect(status).toBe(200);
	return body.content.map(({ reference }) => reference);
};

test("drafts of an import are found by what they lack, and completed as a grid does", async () => {
	const [a, b] = [nextNumber(), nextNumber()];
	const [first, second] = [`CSV-${a}`, `CSV-${b}`];
	const whole = { tags: "", en_vente: "non" };
	const rows = [
		cellsOf(a, { ...whole, exploitant: "", ean_piece: "", description: "" }),
		cellsOf(b, { ...whole, exploitant: "", categorie: "", images: "", poids_piece_g: "", bio_organisme: "" }),
	];
	const { id, created } = await send(catalogueFile(rows));
	expect(created).toBe(2);
	const lacking = (missing: string) => found(`importId=${id}&missing=${missing}`);
	expect(await found(`importId=${id}`)).toEqual([first, second]);
	expect(await found("importId=pimp_absent")).toEqual([]);
	expect(await lacking("any")).toEqual([first, second]);
	expect(await lacking("operator")).toEqual([first, second]);
	for (const field of ["eanUnit", "description"]) expect([field, await lacking(field)]).toEqual([field, [first]]);
	for (const field of ["category", "images", "weightGrams"])
		expect([field, await lacking(field)]).toEqual([field, [second]]);
	// Neither is organic, and both have the rest.
	for (const field of ["organicCode", "legalName", "nutrition", "ingredients"])
		expect([field, await lacking(field)]).toEqual([field, []]);

	const headings = ["reference", "description", "exploitant", "ean_piece", "poids_piece_g"];
	const cells = `${headings.join(";")}\n${first};Un calisson.;"Martin, Aix";123;\n${second};;"Martin, Aix";;40`;
	const mapping = {
		columns: headings.map((heading) => ({ heading, target: heading })),
		...{ unit: "PIECE", prices: "INCLUDED", weightUnit: "G", piecesPerBox: 1, vatRate: 20, category: null },
	};
	const { body } = await upload<ImportRun & ApiError>(
		"/admin/products/import",
		"file",
		{ content: cells, name: "grille.csv" },
		token,
		{ mapping: JSON.stringify(mapping) },
	);
	expect(body).toMatchObject({ state: "DONE", created: 0, changed: 1 });
	expect(body.errors).toMatchObject([{ line: 2, column: "ean_piece" }]);
	expect(await lacking("operator")).toEqual([first]);
	expect(await lacking("weightGrams")).toEqual([]);
});

/** What a draft may lack; allergens apart, whose names only the rule looks for among the ingredients. */
const GAPS: Record<string, string>[] = [
	...["categorie", "description", "images", "poids_piece_g", "ean_piece", "ean_carton", "denomination_legale"],
	...["ingredients", "conservation", "exploitant", "bio_organisme", "bio_agriculture", "tags"],
].map((column) => ({ [column]: "" }));
GAPS.push(Object.fromEntries(NUTRIENTS.map(({ heading }) => [heading, ""])), { alimentaire: "non" });

test("what the list's filters find is what the rule says that each draft lacks", async () => {
	const rows = Array.from({ length: 64 }, (_, index) => {
		const gaps = GAPS.filter((_gap, at) => (Math.imul(index + 1, 0x9e3779b1) >>> (at + 8)) & 1);
		return cellsOf(nextNumber(), Object.assign({ allergenes: "", traces: "", en_vente: "non" }, ...gaps));
	});
	const { id } = await send(catalogueFile(rows));
	const of = `importId=${id}&size=100&sort=reference_asc`;
	const { content } = (await api<AdminProductPage>(`/admin/products?${of}`, { token })).body;
	expect(content).toHaveLength(rows.length);
	for (const field of MISSING_FIELDS) {
		const lacking = content.filter(({ missingFields }) => missingFields.includes(field));
		expect(lacking.length).toBeGreaterThan(0);
		const filtered = await found(`importId=${id}&size=100&missing=${field}`);
		expect([field, filtered]).toEqual([field, lacking.map(({ reference }) => reference)]);
	}
});

test("usual values are those of most products on sale of a category", async () => {
	const { status, body } = await api<UsualValues>("/admin/products/usual-values", { token });
	expect(status).toBe(200);
	expect(body.find(({ category }) => category === "BARBE_A_PAPA")).toEqual({
		category: "BARBE_A_PAPA",
		legalName: "Confiserie : sucre filé aromatisé",
		storageConditions: "À conserver au sec, à l'abri de la chaleur et de la lumière.",
	});
});
