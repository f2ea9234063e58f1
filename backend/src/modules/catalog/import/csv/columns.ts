import {
	cameLater,
	NUTRIENTS,
	PRODUCT_FIELD_NAMES,
	PRODUCT_FIELDS,
	type ProductFieldName,
} from "@confiserie/domain/catalogue/product-fields";
import { foldText } from "@confiserie/domain/fold-text";

type Fields = typeof PRODUCT_FIELDS;
/** A column of a catalogue file, in a merchant's words. */
export type Column = NonNullable<Fields[keyof Fields]["heading"]> | (typeof NUTRIENTS)[number]["heading"];
export type CsvRecord = Partial<Record<Column, string>>;

/** The columns of each field, in the order of a file. */
const HEADINGS = PRODUCT_FIELD_NAMES.map((name): { name: ProductFieldName; headings: Column[] } => {
	const { heading } = PRODUCT_FIELDS[name];
	return { name, headings: heading === null ? NUTRIENTS.map((nutrient) => nutrient.heading) : [heading] };
});
const headingsOf = (isLater: boolean) =>
	HEADINGS.filter(({ name }) => cameLater(name) === isLater).flatMap(({ headings }) => headings);

/** Columns that a file of new products has; the reference alone is in every file. An export has all, later ones last. */
export const COLUMNS = headingsOf(false);
export const ALL_COLUMNS = [...COLUMNS, ...headingsOf(true)];
export const KEY_COLUMN: Column = "reference";

const KNOWN = new Map(ALL_COLUMNS.map((column) => [column as string, column]));

/** The column that a heading names, also as a merchant writes it: "Référence", "Dénomination légale". */
export function columnNamed(heading: string): Column | undefined {
	return KNOWN.get(foldText(heading.trim()).replace(/[\s\-'’]+/g, "_"));
}

/** The column that a complaint about a field of the row (or of its nutrition) belongs to. */
export const COLUMN_OF: Record<string, Column> = Object.fromEntries([
	...HEADINGS.flatMap((one) => one.headings.map((heading) => [one.name, heading])),
	...NUTRIENTS.map(({ name, heading }) => [name, heading]),
]);
