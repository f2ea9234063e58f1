import { cameLater, NUTRIENTS, PRODUCT_FIELD_NAMES, PRODUCT_FIELDS } from "@confiserie/domain/product-fields";

type Fields = typeof PRODUCT_FIELDS;
/** A column of a catalogue file, in a merchant's words. */
export type Column = NonNullable<Fields[keyof Fields]["heading"]> | (typeof NUTRIENTS)[number]["heading"];
export type CsvRecord = Partial<Record<Column, string>>;

/** The columns of each field, in the order of a file. */
const HEADINGS = PRODUCT_FIELD_NAMES.map((name): { name: string; isOptional: boolean; headings: Column[] } => {
	const { heading } = PRODUCT_FIELDS[name];
	return {
		name,
		isOptional: cameLater(name),
		headings: heading === null ? NUTRIENTS.map((nutrient) => nutrient.heading) : [heading],
	};
});
const headings = (isOptional: boolean) =>
	HEADINGS.filter((one) => one.isOptional === isOptional).flatMap((one) => one.headings);

/** Columns that every file has, and those that it may leave out; an export has all of them, these last. */
export const COLUMNS = headings(false);
export const ALL_COLUMNS = [...COLUMNS, ...headings(true)];

/** The column that a complaint about a field of the row (or of its nutrition) belongs to. */
export const COLUMN_OF: Record<string, Column> = Object.fromEntries([
	...HEADINGS.flatMap((one) => one.headings.map((heading) => [one.name, heading])),
	...NUTRIENTS.map(({ name, heading }) => [name, heading]),
]);
