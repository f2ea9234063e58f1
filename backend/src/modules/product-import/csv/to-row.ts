import { findCategory, findTag } from "@confiserie/domain/catalogue";
import { readDecimal } from "@confiserie/domain/decimal-text";
import { readCell } from "@confiserie/domain/formula";
import {
	type Codec,
	cameLater,
	NUTRIENTS,
	PRODUCT_FIELD_NAMES,
	PRODUCT_FIELDS,
} from "@confiserie/domain/product-fields";
import { foldText } from "@confiserie/domain/text";
import type { CsvRecord } from "./columns";

/** A file of the folder; an address of the shop, as an export writes it, is taken whole. */
const IMAGE = /^[\w-][\w.-]*\.(webp|avif|jpe?g|png)$/i;

/**
 * The texts of a CSV record as the values of a product row, for `productRowSchema` to judge: what cannot be read
 * becomes NaN or stays text, so that the complaint comes from one place. Empty means none; a column that the file does not
 * have leaves its field out.
 * @param imageFolder site-relative folder of the image files, e.g. "/static/demo"
 */
export function toProductRow(record: CsvRecord, imageFolder: string): Record<string, unknown> {
	const row: Record<string, unknown> = {};
	for (const name of PRODUCT_FIELD_NAMES) {
		const { heading, codec } = PRODUCT_FIELDS[name];
		if (codec === "nutrition") row[name] = readNutrition(record);
		else if (heading !== null && !(cameLater(name) && record[heading] === undefined))
			row[name] = READ[codec](textOf(record[heading]), imageFolder);
	}
	return row;
}

/** What a cell says, by codec. */
const READ: Record<Exclude<Codec, "nutrition">, (text: string, imageFolder: string) => unknown> = {
	text: (text) => text,
	price: readDecimal,
	priceOrNone: readDecimal,
	whole: readDecimal,
	wholeOrNone: readDecimal,
	decimal: readDecimal,
	stock: (text) => readDecimal(text) ?? undefined,
	dayOrNone: (text) => text || null,
	yesNo: readYesNo,
	words: readList,
	category: (text) => findCategory(text)?.code ?? text,
	tags: (text) => [...new Set(readList(text).map((tag) => findTag(tag)?.code ?? tag))],
	images: (text, imageFolder) =>
		readList(text).map((file) => {
			if (file.startsWith("/")) return file;
			return IMAGE.test(file) ? `${imageFolder}/${file}` : null;
		}),
};

function textOf(cell: string | undefined): string {
	return readCell(cell ?? "").trim();
}

function readNutrition(record: CsvRecord): Record<string, number | null> | null {
	const values = NUTRIENTS.map(({ name, heading }) => [name, readDecimal(textOf(record[heading]))] as const);
	return values.every(([, value]) => value === null) ? null : Object.fromEntries(values);
}

function readList(text: string): string[] {
	return text
		.split("|")
		.map((word) => word.trim())
		.filter((word) => word !== "");
}

/** Undefined when empty; what is neither yes nor no stays text. */
function readYesNo(text: string): boolean | string | undefined {
	if (text === "") return undefined;
	const folded = foldText(text);
	return folded === "oui" || (folded === "non" ? false : text);
}
