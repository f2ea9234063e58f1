import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import { writeDecimal } from "@confiserie/domain/decimal-text";
import { safeCell } from "@confiserie/domain/formula";
import {
	NUTRIENTS,
	PRODUCT_FIELD_NAMES,
	PRODUCT_FIELDS,
	type ProductFieldName,
} from "@confiserie/domain/product-fields";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { stringify } from "csv-stringify/sync";
import { readAdminProducts } from "../../packaging";
import { ALL_COLUMNS, type CsvRecord } from "./columns";

/** Products read and written at a time. */
const PAGE = 250;

/** The whole catalogue as a file that the import reads back without loss, piece by piece, in the order of references. */
export async function* exportCatalogue(database: Knex): AsyncGenerator<string> {
	// Excel takes a file for UTF-8 only with the mark.
	yield `\uFEFF${toCsv([ALL_COLUMNS])}`;
	for (let after = ""; ; ) {
		const products = await readAdminProducts(database, { after, limit: PAGE });
		if (products.length > 0) yield toCsv(products.map(toCells));
		const last = products.at(-1);
		if (!last || products.length < PAGE) return;
		after = last.reference;
	}
}

function toCsv(records: string[][]): string {
	return stringify(records, { delimiter: ";", record_delimiter: "windows" });
}

function toCells(product: AdminProduct): string[] {
	const cells: CsvRecord = {};
	for (const { name, heading } of NUTRIENTS) cells[heading] = writeDecimal(product.nutrition?.[name]);
	for (const name of PRODUCT_FIELD_NAMES) {
		if (name === "nutrition") continue;
		// Of the stock, a merchant states what is physically there.
		cells[PRODUCT_FIELDS[name].heading] = cellOf(name === "stock" ? product.stocked : product[name]);
	}
	return ALL_COLUMNS.map((column) => safeCell(cells[column] ?? ""));
}

/** A value as a French spreadsheet reads it: "1,38", "oui", words between bars. Empty for none. */
function cellOf(value: AdminProduct[Exclude<ProductFieldName, "nutrition">]): string {
	if (typeof value === "number" || value === null || value === undefined) return writeDecimal(value);
	if (typeof value === "boolean") return value ? "oui" : "non";
	return typeof value === "string" ? value : value.join("|");
}
