import type { ImportError } from "@confiserie/domain/contract/product-import";
import { convert, type HtmlToTextOptions } from "html-to-text";
import type { Column, CsvRecord } from "./columns";
import { complaint } from "./row-reader";

/** Columns that other shops export as HTML. */
const MARKED_UP: Column[] = ["description", "ingredients", "conservation", "origine"];

/** Elements and entities that shop editors write; "< 5 °C" and "R&D" are none. */
const TAG =
	/<\/?(?:p|br|hr|div|span|ul|ol|li|strong|b|em|i|u|small|sup|sub|h[1-6]|a|table|tbody|thead|tr|t[dh]|img|font)(?:\s[^<>]*)?\/?>/i;
const ENTITY = /&(?:[a-z]{2,8}|#\d{1,7}|#x[0-9a-f]{1,6});/i;

/** Longest text that is converted: a longer one is refused for its length anyway. */
const LONGEST = 20_000;

/** Between the cells of a table. */
const CELL = " | ";

const OPTIONS: HtmlToTextOptions = {
	wordwrap: false,
	limits: { maxDepth: 50 },
	selectors: [
		{ selector: "a", options: { ignoreHref: true } },
		{ selector: "img", format: "skip" },
		...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({ selector, options: { uppercase: false } })),
		{ selector: "ul", options: { itemPrefix: "- " } },
		{ selector: "tr", format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
		...["td", "th"].map((selector) => ({ selector, format: "inlineSurround", options: { prefix: CELL } })),
	],
};
/** Allergens in bold stay emphasised: between two asterisks, as the shop marks them. */
const EMPHASISED: HtmlToTextOptions = {
	...OPTIONS,
	selectors: [
		...(OPTIONS.selectors ?? []),
		...["strong", "b"].map((selector) => ({
			selector,
			format: "inlineSurround",
			options: { prefix: "**", suffix: "**" },
		})),
	],
};

const BLOCK = "</?(?:p|br|hr|div|ul|ol|li|h[1-6]|table|tbody|thead|tr|t[dh])(?:\\s[^<>]*)?/?>";
const BESIDE_BLOCK = new RegExp(`(${BLOCK})(?:\\\\n)+|(?<!\\\\n)(?:\\\\n)+(?=${BLOCK})`, "gi");

/** The record with line breaks as WooCommerce writes them, the signs "\n", as line breaks; "\\n" are the signs themselves. */
export function withLineBreaks(record: CsvRecord): CsvRecord {
	const plain = { ...record };
	for (const column of MARKED_UP) {
		const text = record[column];
		if (text === undefined || text.length > LONGEST || !text.includes("\\n")) continue;
		const isHtml = TAG.test(text);
		plain[column] = (isHtml ? text.replace(BESIDE_BLOCK, "$1") : text)
			.replace(/(?<!\\)\\n/g, isHtml ? "<br>" : "\n")
			.replaceAll("\\\\n", "\\n");
	}
	return plain;
}

/** The record with its HTML as plain text, and a warning for each column where there was some. */
export function withoutMarkup(record: CsvRecord, line: number): { record: CsvRecord; warnings: ImportError[] } {
	const warnings: ImportError[] = [];
	const plain = { ...record };
	for (const column of MARKED_UP) {
		const text = record[column];
		if (text === undefined || text.length > LONGEST || !(TAG.test(text) || ENTITY.test(text))) continue;
		const options = column === "ingredients" ? EMPHASISED : OPTIONS;
		// Without tags the line breaks are the merchant's own.
		plain[column] = convert(text, { ...options, preserveNewlines: !TAG.test(text) }).replace(/^ ?\| /gm, "");
		warnings.push(complaint(line, column, "le HTML a été converti en texte, vérifiez-le"));
	}
	return { record: plain, warnings };
}
