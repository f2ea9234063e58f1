import {
	NUTRIENTS,
	PRODUCT_FIELD_NAMES,
	PRODUCT_FIELDS,
	type ProductFieldName,
} from "@confiserie/domain/catalogue/product-fields";
import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import { writeDecimal } from "@confiserie/domain/decimal-text";
import { readCell, safeCell } from "@confiserie/domain/formula";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { stringify } from "csv-stringify/sync";
import { readAdminProducts } from "../../products";
import { type Cell, writeWorkbook } from "../xlsx/write-workbook";
import { ALL_COLUMNS, type Column } from "./columns";

/** Products read and written at a time. */
const PAGE = 250;

/** The whole catalogue as a file that the import reads back without loss, piece by piece, in the order of references. */
export async function* exportCatalogue(database: Knex): AsyncGenerator<string> {
	// Excel takes a file for UTF-8 only with the mark.
	yield `\uFEFF${toCsv([ALL_COLUMNS])}`;
	for await (const products of readPages(database))
		yield toCsv(products.map((product) => cellsOf(product).map(textOf)));
}

/** The same as a workbook, in which figures are figures. */
export function exportWorkbook(database: Knex): Promise<Buffer> {
	return writeWorkbook("Produits", pagesOfCells(database));
}

/** A workbook with every column and no product, to be filled in and imported. */
export function exportTemplate(): Promise<Buffer> {
	return writeWorkbook("Produits", headerAlone());
}

async function* headerAlone(): AsyncGenerator<Cell[][]> {
	yield [[...ALL_COLUMNS]];
}

async function* pagesOfCells(database: Knex): AsyncGenerator<Cell[][]> {
	yield* headerAlone();
	for await (const products of readPages(database)) yield products.map((product) => cellsOf(product).map(workbookCell));
}

async function* readPages(database: Knex): AsyncGenerator<AdminProduct[]> {
	for (let after = ""; ; ) {
		const products = await readAdminProducts(database, { after, limit: PAGE });
		if (products.length > 0) yield products;
		const last = products.at(-1);
		if (!last || products.length < PAGE) return;
		after = last.reference;
	}
}

function toCsv(records: string[][]): string {
	return stringify(records, { delimiter: ";", record_delimiter: "windows" });
}

function cellsOf(product: AdminProduct): (string | number | null)[] {
	const cells: Partial<Record<Column, string | number | null>> = {};
	for (const { name, heading } of NUTRIENTS) cells[heading] = product.nutrition?.[name] ?? null;
	for (const name of PRODUCT_FIELD_NAMES) {
		if (name === "nutrition") continue;
		cells[PRODUCT_FIELDS[name].heading] = cellOf(product[name]);
	}
	return ALL_COLUMNS.map((column) => cells[column] ?? null);
}

/** A value as a French spreadsheet has it: a figure, "oui", words between bars. Null for none. */
function cellOf(value: AdminProduct[Exclude<ProductFieldName, "nutrition">]): string | number | null {
	if (typeof value === "number" || value === null || value === undefined) return value ?? null;
	if (typeof value === "boolean") return value ? "oui" : "non";
	return typeof value === "string" ? value : value.join("|");
}

/** A text of a workbook is never run: only what the import would take for a defused formula gets one more apostrophe. */
function workbookCell(cell: Cell): Cell {
	return typeof cell === "string" && readCell(cell) !== cell ? safeCell(cell) : cell;
}

/** A cell in a file of text: "1,38", and nothing that a spreadsheet would take for a formula. */
function textOf(cell: string | number | null): string {
	return safeCell(typeof cell === "string" ? cell : writeDecimal(cell));
}
