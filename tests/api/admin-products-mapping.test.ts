import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { ImportMapping, ProposedMapping } from "@confiserie/domain/contract/import-mapping";
import type { ProductImport } from "@confiserie/domain/contract/product-import";
import { beforeAll, expect, test } from "vitest";
import { adminToken, api, db } from "../support/api";
import { catalogueExchange, nextNumber } from "../support/catalogue-exchange";
import { productInput } from "../support/products";
import { upload } from "../support/upload";

let token: string;
beforeAll(async () => {
	token = await adminToken();
});
const { byReference } = catalogueExchange(() => token);

const IMPORT = "/admin/products/import";
const FILE = readFileSync(join(import.meta.dirname, "../fixtures/migration/woocommerce.csv"), "utf8");
/** The file with references, barcodes and headings of this test alone. */
function ownFile(tag: string): string {
	return FILE.replaceAll("WC-", `${tag}-`)
		.replaceAll("wc_", `${tag}_`)
		.replaceAll(/\b376\d{10}\b/g, () => productInput().eanUnit)
		.replace("Sale price", `Sale price ${tag}`);
}

async function proposed(content: string): Promise<ProposedMapping> {
	const { status, body } = await upload<ProposedMapping>(
		`${IMPORT}/mapping`,
		"file",
		{ content, name: "wc.csv" },
		token,
	);
	expect(status).toBe(200);
	return body;
}

const mappingOf = ({ isOwn, source, columns, ...answers }: ProposedMapping, changes: Partial<ImportMapping> = {}) => ({
	...answers,
	columns: columns.map(({ heading, target }) => ({ heading, target })),
	...changes,
});

const send = (content: string, mapping: unknown, query = "") =>
	upload<ProductImport & ApiError>(`${IMPORT}${query}`, "file", { content, name: "wc.csv" }, token, {
		mapping: typeof mapping === "string" ? mapping : JSON.stringify(mapping),
	});

test("an export of WooCommerce, from its upload to the products, which a second import leaves as they are", async () => {
	const tag = `WX${nextNumber()}`;
	const content = ownFile(tag);
	const proposal = await proposed(content);
	expect(proposal).toMatchObject({ isOwn: false, source: "WOOCOMMERCE", profile: null });
	const mapping = mappingOf(proposal, {
		piecesPerBox: 24,
		vatRate: 5.5,
		category: "BONBONS",
		profile: `Boutique ${tag}`,
	});

	const tried = await send(content, mapping, "?dryRun=true");
	expect([tried.status, tried.body]).toMatchObject([200, { state: "DONE", created: 3, errorCount: 0 }]);
	expect(await byReference(`${tag}-SUCETTE-FR`)).toBeUndefined();
	expect((await proposed(content)).profile).toBeNull();

	expect((await send(content, mapping)).body).toMatchObject({ state: "DONE", created: 3 });
	const product = await byReference(`${tag}-SUCETTE-FR`);
	expect(product).toMatchObject({
		name: "Sucette, Fraise",
		category: "BONBONS",
		description: "Une sucette.",
		pricePerPieceBox: 0.5,
		piecesPerBox: 24,
		vatRate: 5.5,
		weightGrams: 20,
		stocked: 2,
		isPublished: false,
	});
	expect((await send(content, mapping)).body).toMatchObject({ state: "DONE", unchanged: 3, changed: 0 });

	expect(await proposed(content)).toMatchObject({ profile: `Boutique ${tag}`, piecesPerBox: 24, vatRate: 5.5 });
	const { rows } = await db().query(
		"SELECT label FROM admin_audit WHERE action = 'import-mapping.saved' AND label = $1",
		[`Boutique ${tag}`],
	);
	expect(rows.length).toBeGreaterThan(0);
	expect((await api(`/products/${product?.id}`)).status).toBe(404);
});

test("a fault names the line of the merchant's file, and nothing is written", async () => {
	const tag = `WY${nextNumber()}`;
	const content = ownFile(tag).replace(",50,,,0.50,", ",50,,,à voir 1,");
	const { status, body } = await send(content, mappingOf(await proposed(content)));
	expect(status).toBe(400);
	expect(body.errors?.map(({ message }) => message)).toEqual([
		"Ligne 4, colonne prix_piece_carton : un prix par pièce positif est attendu, avec 4 décimales au plus, par exemple 1,50.",
	]);
	expect(await byReference(`${tag}-SUCETTE-CI`)).toBeUndefined();
});

test("a mapping that breaks its rules is refused with the field", async () => {
	const content = ownFile(`WZ${nextNumber()}`);
	const mapping = mappingOf(await proposed(content));
	const columns = mapping.columns.map((one) => ({ ...one, target: null }));
	const refused: [unknown, string, string][] = [
		["{", "mapping", "La correspondance n'est pas du JSON."],
		[{ ...mapping, columns }, "columns", "Choisissez la colonne de la référence."],
		[{ ...mapping, piecesPerBox: 0 }, "piecesPerBox", "Un nombre de pièces de 1 à 10 000 est attendu."],
	];
	for (const [sent, field, message] of refused) {
		const { status, body } = await send(content, sent);
		expect([status, body.code, body.field, body.message]).toEqual([400, "VALIDATION", field, message]);
	}
	const { status, body } = await upload(`${IMPORT}/mapping`, "file", { content: "", name: "vide.csv" }, token);
	expect([status, body.code, body.message]).toEqual([400, "CSV_INVALID", "Le fichier ne contient aucun produit."]);
});
