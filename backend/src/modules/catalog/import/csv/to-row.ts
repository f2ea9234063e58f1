import {
	type Codec,
	NUTRIENTS,
	type Nutrient,
	PRODUCT_FIELD_NAMES,
	PRODUCT_FIELDS,
	type ProductFieldName,
} from "@confiserie/domain/catalogue/product-fields";
import { findTag } from "@confiserie/domain/catalogue/tags";
import { readDecimal } from "@confiserie/domain/decimal-text";
import { foldText } from "@confiserie/domain/fold-text";
import { readCell } from "@confiserie/domain/formula";
import { WEB_ADDRESS } from "@confiserie/domain/shop/shop-image";
import { splitWords } from "@confiserie/domain/text";
import type { CsvRecord } from "./columns";

/** A file of the folder; an address of the shop, as an export writes it, is taken whole. */
const IMAGE = /^[\w-][\w.-]*\.(webp|avif|jpe?g|png)$/i;

/** What a record states of a product: a value for each field that the file has a column for. */
export interface Stated extends Partial<Record<Exclude<ProductFieldName, "nutrition">, unknown>> {
	nutrition?: Partial<Record<Nutrient, number | null>> | null | undefined;
}

/**
 * The texts of a CSV record as values, for `productRowSchema` to judge: what cannot be read becomes NaN or stays text, so
 * that the complaint comes from one place. Empty means none; what the file has no column for is left out.
 */
export function readStated(record: CsvRecord): Stated {
	const nutrition = readNutrition(record);
	const stated: Stated = Object.keys(nutrition).length > 0 ? { nutrition } : {};
	for (const name of PRODUCT_FIELD_NAMES) {
		if (name === "nutrition") continue;
		const { heading, codec } = PRODUCT_FIELDS[name];
		if (record[heading] !== undefined) stated[name] = READ[codec](textOf(record[heading]));
	}
	return stated;
}

/** Parsers of a cell, by codec. */
const READ: Record<Exclude<Codec, "nutrition">, (text: string) => unknown> = {
	text: (text) => text,
	price: readDecimal,
	priceOrNone: readDecimal,
	whole: readDecimal,
	wholeOrNone: readDecimal,
	decimal: readDecimal,
	weight: (text) => readDecimal(text) ?? 0,
	stock: (text) => readDecimal(text) ?? undefined,
	dayOrNone: readDay,
	yesNo: readYesNo,
	words: splitWords,
	withdrawal: (text) => text.toUpperCase() || undefined,
	durability: (text) => text.toUpperCase() || undefined,
	daysOrNone: readDecimal,
	// Which there are, RowJudge knows.
	category: (text) => text || null,
	tags: (text) => [...new Set(splitWords(text).map((tag) => findTag(tag)?.code ?? tag))],
	images: (text) =>
		splitWords(text).map((file) => {
			// A web address is refused by the schema, which says what to do instead.
			if (file.startsWith("/") || WEB_ADDRESS.test(file)) return file;
			return IMAGE.test(file) ? `/static/${file}` : null;
		}),
};

function textOf(cell: string | undefined): string {
	return readCell(cell ?? "").trim();
}

/** Of each nutrient that the file has a column for. */
function readNutrition(record: CsvRecord): Record<string, number | null> {
	const stated = NUTRIENTS.filter(({ heading }) => record[heading] !== undefined);
	return Object.fromEntries(stated.map(({ name, heading }) => [name, readDecimal(textOf(record[heading]))]));
}

/** "30/06/2027", as a French spreadsheet writes a day, is the ISO day; any other text stays as it is. Null for none. */
function readDay(text: string): string | null {
	const [, day = "", month = "", year] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? [];
	return year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text || null;
}

/** Undefined when empty; what is neither yes nor no stays text. */
function readYesNo(text: string): boolean | string | undefined {
	if (text === "") return undefined;
	const folded = foldText(text);
	return folded === "oui" || (folded === "non" ? false : text);
}
