import { UNFOUNDED_PROMO } from "@confiserie/domain/catalogue/product-changes";
import { productWarnings } from "@confiserie/domain/catalogue/product-warnings";
import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import type { ImportMapping } from "@confiserie/domain/contract/import-mapping";
import { IMPORT_LISTED_ERRORS, type ImportError, type ImportRun } from "@confiserie/domain/contract/product-import";
import type { ProductRow } from "@confiserie/domain/contract/product-row";
import { dayOf } from "@confiserie/domain/day";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { shopTime } from "../../../../lib/database/clock";
import type { ObjectStore } from "../../../../lib/objects/object-store";
import type { AddressPolicy } from "../../../../lib/public-address";
import { readCategories } from "../../categories";
import {
	columnOf,
	complaint,
	type ImageArchive,
	type ReadRow,
	RowJudge,
	readCatalogueFile,
	referenceOf,
	underHeading,
} from "../../import";
import { readAdminProducts } from "../../products";
import { unfoundedPromos } from "../unfounded-promos";
import { isUnchanged, rowOfProduct } from "./compare";
import { leaveRefused } from "./fetched-images";
import { missingPictures } from "./missing-pictures";

/** A row to be written with its line, and the product as it is; null for a new one. */
export interface PlannedRow {
	line: number;
	row: ProductRow;
	previous: AdminProduct | null;
	/** Where its images are fetched; of a product that has some, none is. */
	imageAddresses: string[];
	/** Likewise, in the ZIP. */
	imageFiles: string[];
}
/** Effects of a file before it is written. `rows` holds only what is new or different. */
export interface Analysis
	extends Pick<ImportRun, "rows" | "created" | "changed" | "unchanged" | "warnings" | "errors" | "errorCount"> {
	planned: PlannedRow[];
	/** Whether the file as a whole is at fault, so that none of its rows is written. */
	isRefused: boolean;
}

interface Reading {
	onBytes: (bytes: number) => Promise<void>;
	/** How a file of another software is read. */
	mapping: ImportMapping | undefined;
	/** From where images are fetched. */
	policy: AddressPolicy;
	/** Images that were sent with the file. */
	archive: ImageArchive | undefined;
}

/** Rows compared with the database at a time: long enough for few statements, short enough to let others be served. */
const SLICE = 50;

/**
 * Reads a file from the disk, judges each row by itself, with what its product says already, and against the catalogue.
 * Writes nothing.
 * @param pictures the files that the shop has, looked at where a row names an image that its product did not have
 */
export async function analyseFile(
	database: Knex,
	pictures: ObjectStore,
	path: string,
	{ onBytes, mapping, policy, archive }: Reading,
): Promise<Analysis> {
	const analysis: Analysis = {
		planned: [],
		isRefused: false,
		rows: 0,
		created: 0,
		changed: 0,
		unchanged: 0,
		warnings: [],
		errors: [],
		errorCount: 0,
	};
	const today = dayOf(shopTime());
	let bytes = 0;
	let slice: ReadRow[] = [];
	const categories = await readCategories(database);
	const judge = new RowJudge(categories, today, mapping !== undefined);
	// One slice is looked up while the next is read.
	let judging: Promise<void> = Promise.resolve();
	const judgeNext = async () => {
		await judging;
		judging = judgeSlice(database, { judge, today }, slice, analysis);
		// The next slice, at the latest, awaits it and gets the failure.
		judging.catch(() => undefined);
		slice = [];
		await onBytes(bytes);
	};
	const onRead = (read: number) => {
		bytes = read;
	};
	const rows = readCatalogueFile(path, onRead, mapping && { mapping, categories }, archive);
	for await (const read of rows) {
		slice.push(read);
		// A row of its own says what is wrong with the file.
		analysis.isRefused ||= !read.stated && read.errors.length > 0;
		if (slice.length === SLICE) await judgeNext();
	}
	await judgeNext();
	await judging;
	warn(analysis, await missingPictures(pictures, analysis.planned));
	warn(analysis, leaveRefused(analysis.planned, policy));
	if (archive) warn(analysis, [...withoutImage(analysis.planned), ...leftOver(archive)]);
	// The good rows of a file of other software are taken; one of the shop's own headings is corrected as a whole.
	analysis.isRefused ||= analysis.errorCount > 0 && (!mapping || analysis.planned.length === 0);
	if (mapping) {
		analysis.errors = analysis.errors.map((error) => underHeading(error, mapping));
		analysis.warnings = analysis.warnings.map((warning) => underHeading(warning, mapping));
	}
	return analysis;
}

async function judgeSlice(
	database: Knex,
	{ judge, today }: { judge: RowJudge; today: string },
	slice: ReadRow[],
	analysis: Analysis,
): Promise<void> {
	const references = slice.flatMap(({ stated }) => (stated ? [referenceOf(stated)] : []));
	const products = await readAdminProducts(database, { references });
	const known = new Map(products.map((product) => [product.reference, product]));
	const judged = slice.map(({ line, stated, ofNew, imageAddresses = [], imageFiles = [], errors, warnings = [] }) => {
		const previous = (stated && known.get(referenceOf(stated))) ?? null;
		const former = previous ? rowOfProduct(previous) : undefined;
		const whole = stated && !former ? { ...ofNew, ...stated } : stated;
		const hasImages = previous !== null && previous.images.length > 0;
		return {
			line,
			previous,
			imageAddresses: hasImages ? [] : imageAddresses,
			imageFiles: hasImages ? [] : imageFiles,
			warnings:
				hasImages && imageFiles.length > 0 ? [...warnings, unchangedImages(line, previous.reference)] : warnings,
			...(whole ? judge.judge(whole, line, former) : { errors }),
		};
	});
	const holders = await eanHolders(
		database,
		judged.flatMap(({ row }) => row ?? []),
	);
	const unfounded = await unfoundedPromos(
		database,
		judged.flatMap((one) =>
			one.row && !isAsBefore(one.row, one) ? [{ ...one, row: one.row, productId: one.previous?.id }] : [],
		),
	);
	const unfoundedLines = new Set([...unfounded].map(({ line }) => line));
	for (const one of judged) {
		const { line, row, previous, imageAddresses, imageFiles, errors, warnings } = one;
		warn(analysis, warnings);
		if (row) analysis.rows += 1;
		const all = row ? [...errors, ...conflicts(row, previous, holders, line)] : [...errors];
		if (unfoundedLines.has(line)) all.push(complaint(line, "tags", UNFOUNDED_PROMO));
		analysis.errorCount += all.length;
		analysis.errors.push(...all.slice(0, Math.max(0, IMPORT_LISTED_ERRORS - analysis.errors.length)));
		if (!row || all.length > 0) continue;
		if (isAsBefore(row, one)) {
			analysis.unchanged += 1;
			continue;
		}
		analysis[previous ? "changed" : "created"] += 1;
		analysis.planned.push({ line, row, previous, imageAddresses, imageFiles });
		warn(analysis, warningsOf(row, line, today));
	}
}

type Compared = Pick<PlannedRow, "previous" | "imageAddresses" | "imageFiles">;
const isAsBefore = (row: ProductRow, { previous, imageAddresses, imageFiles }: Compared) =>
	previous !== null && imageAddresses.length + imageFiles.length === 0 && isUnchanged(row, previous);

const ofImages = (line: number, message: string): ImportError => ({ line, column: "images", message });
const unchangedImages = (line: number, reference: string) =>
	ofImages(
		line,
		`Ligne ${line} (${reference})\u00a0: ce produit a déjà des images, celles du ZIP ne sont pas reprises.`,
	);

/** Products that have no image although a ZIP was sent. */
const withoutImage = (planned: readonly PlannedRow[]) =>
	planned
		.filter(
			({ row, imageAddresses, imageFiles }) => row.images.length + imageAddresses.length + imageFiles.length === 0,
		)
		.map(({ line, row }) =>
			ofImages(line, `Ligne ${line} (${row.reference})\u00a0: le ZIP ne contient pas d'image de ce produit.`),
		);

const leftOver = ({ leftOver }: ImageArchive) =>
	leftOver.map((name) =>
		ofImages(1, `«\u00a0${name.slice(0, 200)}\u00a0», dans le ZIP, n'est l'image d'aucun produit du fichier.`),
	);

function warn({ warnings }: Analysis, more: readonly ImportError[]): void {
	warnings.push(...more.slice(0, Math.max(0, IMPORT_LISTED_ERRORS - warnings.length)));
}

/** References of the products that have one of the rows' EANs, by EAN. */
async function eanHolders(database: Knex, rows: ProductRow[]): Promise<Map<string, string>> {
	const eans = rows.flatMap(({ eanUnit, eanBox }) => [eanUnit, eanBox].filter((ean) => ean !== ""));
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
				`des commandes réservent ${formatBoxes(previous.reserved, row)}, le stock ne peut pas descendre en dessous`,
			),
		);
	return errors;
}

function warningsOf(row: ProductRow, line: number, today: string): ImportError[] {
	return productWarnings(row, today).map(({ field, message }) => {
		const column = columnOf([field]);
		return { line, ...(column ? { column } : {}), message: `Ligne ${line} (${row.reference}) : ${message}` };
	});
}
