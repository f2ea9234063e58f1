import {
	type Codec,
	type CodecOf,
	type ColumnOf,
	cameLater,
	PACKAGED_NAMES,
	type PackagedName,
	PRODUCT_FIELDS,
} from "@confiserie/domain/catalogue/product-fields";
import { type Nutrition, nutritionOrNoneSchema } from "@confiserie/domain/contract/product";
import type { ProductRow } from "@confiserie/domain/contract/product-row";
import { DEFAULT_DURABILITY, type Durability } from "@confiserie/domain/food/durability";
import { DEFAULT_WITHDRAWAL_RIGHT, type WithdrawalRight } from "@confiserie/domain/withdrawal/right-codes";

/** A value as a row of the table has it; Medusa reads its decimals as numbers, SQL as text. */
interface Stored {
	text: string;
	price: number | string;
	priceOrNone: number | string | null;
	whole: number;
	wholeOrNone: number | null;
	decimal: number;
	weight: number;
	dayOrNone: string | null;
	yesNo: boolean;
	words: string[];
	nutrition: unknown;
	withdrawal: WithdrawalRight;
	durability: Durability;
	daysOrNone: number | null;
}
/** The same value as responses and files have it. */
interface Value extends Omit<Stored, "price" | "priceOrNone" | "nutrition"> {
	price: number;
	priceOrNone: number | null;
	nutrition: Nutrition | null;
}

/** Columns of `product_packaging` by name, as they are read. */
export type PackagingRecord = { [Name in PackagedName as ColumnOf<Name>]: Stored[CodecOf<Name>] };
/** The columns of the table. Prices in EUR per piece, weight in grams. */
export type Packaged<Name extends PackagedName = PackagedName> = { [Key in Name]: Value[CodecOf<Key>] };

/** The columns of all fields, for a SELECT. */
export const PACKAGING_COLUMNS = PACKAGED_NAMES.map((name) => PRODUCT_FIELDS[name].column);

/** The fields `names` of a row of the table. */
export function readColumns<Name extends PackagedName>(
	record: Pick<PackagingRecord, ColumnOf<Name>>,
	names: readonly Name[],
): Packaged<Name> {
	const fields: Record<string, unknown> = {};
	for (const name of names) {
		const { column, codec } = PRODUCT_FIELDS[name];
		fields[name] = readValue(codec, record[column as ColumnOf<Name>]);
	}
	return fields as Packaged<Name>;
}

function readValue(codec: Codec, stored: unknown): unknown {
	if (codec === "nutrition") {
		const nutrition = nutritionOrNoneSchema.safeParse(stored);
		return nutrition.success ? nutrition.data : null;
	}
	const isPrice = codec === "price" || codec === "priceOrNone";
	return isPrice && stored !== null ? Number(stored) : stored;
}

/** Columns of `product_packaging` by name, as they are written. */
type Columns = { [Name in PackagedName as ColumnOf<Name>]: Value[CodecOf<Name>] };

/** The columns of a row; absent fields are left out and not changed. */
export function writeColumns(row: Pick<ProductRow, PackagedName>): Partial<Columns> {
	const columns: Record<string, unknown> = {};
	for (const name of PACKAGED_NAMES) {
		const value = row[name];
		if (value !== undefined) columns[PRODUCT_FIELDS[name].column] = value;
	}
	return columns as Partial<Columns>;
}

/** Like `writeColumns`, for a product that has nothing yet: all columns, those that are left out empty. */
export function writeNewColumns(row: Pick<ProductRow, PackagedName>): Columns {
	return { ...EMPTY_COLUMNS, ...writeColumns(row) } as Columns;
}

const EMPTY: Partial<Record<Codec, unknown>> = {
	text: "",
	words: [],
	withdrawal: DEFAULT_WITHDRAWAL_RIGHT,
	durability: DEFAULT_DURABILITY,
	yesNo: false,
};
const EMPTY_COLUMNS: Partial<Columns> = Object.fromEntries(
	PACKAGED_NAMES.filter(cameLater).map((name) => [
		PRODUCT_FIELDS[name].column,
		EMPTY[PRODUCT_FIELDS[name].codec] ?? null,
	]),
);
