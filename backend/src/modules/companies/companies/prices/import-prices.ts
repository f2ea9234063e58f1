import { readPriceRows } from "@confiserie/domain/company/price-rows";
import type { CompanyPriceFile } from "@confiserie/domain/contract/company-prices";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { rows, type Sql } from "../../../../lib/database/sql";
import { RefusedFile, readTable } from "../../../catalog/import";
import { ApiFailure } from "../../../foundations/failures";
import { changing, MISSING_TIER, missingTier, type PriceChange, storeOwnPrices } from "./change-prices";
import { readNamedProducts } from "./list-prices";

/**
 * Takes the own prices of a company from a file, all of it or nothing; products that it does not name retain theirs.
 * @throws ApiFailure COMPANY_UNKNOWN, CSV_INVALID with the first line that is wrong
 */
export async function importCompanyPrices(
	pool: Knex,
	{ path, ...change }: PriceChange & { path: string },
): Promise<CompanyPriceFile> {
	const table = await readTable(path).catch((error: unknown) => {
		throw error instanceof RefusedFile ? refusal(error.message) : error;
	});
	const read = readPriceRows(table);
	if ("problem" in read) throw refusal(read.problem);
	return changing(pool, change, async (sql, company) => {
		const byReference = await productsOf(
			sql,
			read.rows.map(({ reference }) => reference),
		);
		const prices = read.rows.map(({ line, reference, own }) => {
			const product = byReference.get(reference);
			if (!product) throw refusal(`Ligne ${line}\u00a0: aucun produit n'a la référence ${reference}.`);
			if (missingTier(product, own)) throw refusal(`Ligne ${line}\u00a0: ${reference}. ${MISSING_TIER}`);
			return { product, own };
		});
		return storeOwnPrices(sql, company, { ...change, prices });
	});
}

const refusal = (message: string) => new ApiFailure("CSV_INVALID", { field: "file", message });

async function productsOf(sql: Sql, references: readonly string[]) {
	const found = await rows<{ productId: string }>(
		sql,
		"select product_id from product_packaging where deleted_at is null and upper(reference) = any(?)",
		[[...references]],
	);
	const products = await readNamedProducts(
		sql,
		found.map(({ productId }) => productId),
	);
	return new Map(products.map((product) => [product.reference.toUpperCase(), product]));
}
