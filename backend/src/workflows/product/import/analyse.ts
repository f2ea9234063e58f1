import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import { IMPORT_LISTED_ERRORS, type ImportError, type ProductImport } from "@confiserie/domain/contract/product-import";
import type { ProductRow } from "@confiserie/domain/contract/product-row";
import { productWarnings } from "@confiserie/domain/product-warnings";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { readAdminProducts } from "../../../modules/packaging";
import { columnOf, complaint, type ReadRow, readCatalogueFile } from "../../../modules/product-import";
import { isUnchanged } from "./compare";

/** A row to be written, and the product as it is; null for a new one. */
export interface PlannedRow {
	row: ProductRow;
	previous: AdminProduct | null;
}
/** What a file would do. `rows` holds only what is new or different. */
export interface Analysis
	extends Pick<ProductImport, "rows" | "created" | "changed" | "unchanged" | "warnings" | "errors" | "errorCount"> {
	planned: PlannedRow[];
}

/** Rows compared with the database at a time: long enough for few statements, short enough to let others be served. */
const SLICE = 50;

/** Reads a file from the disk, judges each row by itself and against the catalogue. Writes nothing. */
export async function analyseFile(
	database: Knex,
	path: string,
	onBytes: (bytes: number) => Promise<void>,
): Promise<Analysis> {
	const analysis: Analysis = {
		planned: [],
		rows: 0,
		created: 0,
		changed: 0,
		unchanged: 0,
		warnings: [],
		errors: [],
		errorCount: 0,
	};
	let bytes = 0;
	let slice: ReadRow[] = [];
	// One slice is looked up while the next is read.
	let judging: Promise<void> = Promise.resolve();
	const judge = async () => {
		await judging;
		judging = judgeSlice(database, slice, analysis);
		// Whoever awaits it, at the latest with the next slice, gets the failure.
		judging.catch(() => undefined);
		slice = [];
		await onBytes(bytes);
	};
	const rows = readCatalogueFile(path, (read) => {
		bytes = read;
	});
	for await (const read of rows) {
		slice.push(read);
		if (slice.length === SLICE) await judge();
	}
	await judge();
	await judging;
	return analysis;
}

async function judgeSlice(database: Knex, slice: ReadRow[], analysis: Analysis): Promise<void> {
	const rows = slice.flatMap(({ row }) => row ?? []);
	const known = new Map(
		(await readAdminProducts(database, { references: rows.map(({ reference }) => reference) })).map((product) => [
			product.reference,
			product,
		]),
	);
	const holders = await eanHolders(database, rows);
	for (const { line, row, errors } of slice) {
		if (row) analysis.rows += 1;
		const previous = (row && known.get(row.reference)) ?? null;
		const all = row ? [...errors, ...conflicts(row, previous, holders, line)] : errors;
		analysis.errorCount += all.length;
		analysis.errors.push(...all.slice(0, Math.max(0, IMPORT_LISTED_ERRORS - analysis.errors.length)));
		if (!row || all.length > 0) continue;
		if (previous && isUnchanged(row, previous)) {
			analysis.unchanged += 1;
			continue;
		}
		analysis[previous ? "changed" : "created"] += 1;
		analysis.planned.push({ row, previous });
		if (analysis.warnings.length < IMPORT_LISTED_ERRORS)
			analysis.warnings.push(...warningsOf(row, line).slice(0, IMPORT_LISTED_ERRORS - analysis.warnings.length));
	}
}

/** References of the products that have one of the rows' EANs, by EAN. */
async function eanHolders(database: Knex, rows: ProductRow[]): Promise<Map<string, string>> {
	const eans = rows.flatMap(({ eanUnit, eanBox }) => [eanUnit, eanBox]);
	const { rows: found } = await database.raw<{ rows: { ean: string; reference: string }[] }>(
		`SELECT ean_unit AS ean, reference FROM product_packaging WHERE deleted_at IS NULL AND ean_unit = ANY(?)
		UNION ALL SELECT ean_box, reference FROM product_packaging WHERE deleted_at IS NULL AND ean_box = ANY(?)`,
		[eans, eans],
	);
	return new Map(found.map(({ ean, reference }) => [ean, reference]));
}

function conflicts(
	row: ProductRow,
	previous: AdminProduct | null,
	holders: Map<string, string>,
	line: number,
): ImportError[] {
	const errors: ImportError[] = [];
	for (const field of ["eanUnit", "eanBox"] as const) {
		const holder = holders.get(row[field]);
		if (holder !== undefined && holder !== row.reference)
			errors.push(complaint(line, columnOf([field]), `l'EAN ${row[field]} est déjà celui du produit ${holder}`));
	}
	if (previous && row.stock !== undefined && row.stock < previous.reserved && row.stock !== previous.stocked)
		errors.push(
			complaint(
				line,
				"stock_cartons",
				`${previous.reserved} cartons sont réservés par des commandes, le stock ne peut pas descendre en dessous`,
			),
		);
	return errors;
}

function warningsOf(row: ProductRow, line: number): ImportError[] {
	return productWarnings(row).map(({ field, message }) => {
		const column = columnOf([field]);
		return { line, ...(column ? { column } : {}), message: `Ligne ${line} (${row.reference}) : ${message}` };
	});
}
