import { type Category, readCategoryCode } from "@confiserie/domain/catalogue/category";
import { fieldWords } from "@confiserie/domain/catalogue/product-fields";
import { findTag, TAGS } from "@confiserie/domain/catalogue/tags";
import {
	ADMIN_PRODUCT_SORTS,
	type AdminProductSort,
	MISSING_FILTERS,
	type MissingField,
	PRICE_FILTERS,
	STOCK_FILTERS,
} from "@confiserie/domain/contract/admin-product";
import { type FilterChip, listReader, oneOf, searched, words } from "@/features/admin/shell";
import { columnsOf, statedColumns } from "./columns";

/** Source: accounts spec §2 "Filters". */
export const STOCK_OPTIONS = [
	{ value: "", label: "Tous" },
	{ value: "in", label: "En stock" },
	{ value: "low", label: "Stock faible" },
	{ value: "out", label: "Rupture" },
] as const;
export const PRICE_OPTIONS = [
	{ value: "", label: "Tous" },
	{ value: "low", label: "Prix bas ≤ 5€" },
	{ value: "medium", label: "Prix moyen 5-15€" },
	{ value: "high", label: "Prix élevé > 15€" },
] as const;
export const TAG_OPTIONS = [
	{ value: "", label: "Tous" },
	...TAGS.map(({ code, name }) => ({ value: code as string, label: name as string })),
];
export const missingWords = (missing: MissingField | "any"): string =>
	missing === "any" ? "un champ au moins" : fieldWords(missing);
export const MISSING_OPTIONS = [
	{ value: "", label: "Rien" },
	...MISSING_FILTERS.map((value) => ({ value: value as string, label: missingWords(value) })),
];
const SORT_LABELS: Record<AdminProductSort, string> = {
	name_asc: "Nom, de A à Z",
	name_desc: "Nom, de Z à A",
	reference_asc: "Référence",
	price_asc: "Prix croissant",
	price_desc: "Prix décroissant",
	stock_asc: "Stock croissant",
	stock_desc: "Stock décroissant",
	createdAt_desc: "Plus récents",
};
export const SORT_OPTIONS = ADMIN_PRODUCT_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));

/** Reads the address. @param categories those that there are, where that is known yet */
export const stateReader = (categories: readonly Pick<Category, "code">[] | undefined) =>
	listReader({
		query: (stated) => searched(stated).slice(0, 100),
		stock: oneOf(STOCK_FILTERS, ""),
		price: oneOf(PRICE_FILTERS, ""),
		category: (stated) => {
			const category = readCategoryCode(stated ?? "") ?? "";
			return categories && !categories.some(({ code }) => code === category) ? "" : category;
		},
		tag: (stated) => findTag(stated ?? "")?.code ?? "",
		missing: oneOf(MISSING_FILTERS, ""),
		importId: words,
		sort: oneOf(ADMIN_PRODUCT_SORTS, "name_asc"),
		/** The columns of the table as the address names them; "" for the usual ones. */
		columns: (stated) => statedColumns(columnsOf(stated ?? "")),
	});
/** What the list shows; "" for a filter that is off. */
export type ProductListState = ReturnType<ReturnType<typeof stateReader>>;

/** What the call is asked. */
export function queryOf({ columns: _columns, ...state }: ProductListState): Record<string, string | number> {
	return Object.fromEntries(Object.entries(state).filter(([, value]) => value !== ""));
}

/** The filters that are on, in words. */
export function activeFilters(
	{ query, stock, price, category, tag, missing, importId }: ProductListState,
	categories: readonly Pick<Category, "code" | "name">[],
): FilterChip<ProductListState>[] {
	const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
		options.find((option) => option.value === value)?.label ?? value;
	const name = categories.find(({ code }) => code === category)?.name ?? category;
	return [
		...(query ? [{ label: `Recherche : ${query}`, without: { query: "" } }] : []),
		...(stock ? [{ label: `Stock : ${labelOf(STOCK_OPTIONS, stock)}`, without: { stock: "" as const } }] : []),
		...(price ? [{ label: labelOf(PRICE_OPTIONS, price), without: { price: "" as const } }] : []),
		...(category ? [{ label: `Catégorie : ${name}`, without: { category: "" as const } }] : []),
		...(tag ? [{ label: `Tag : ${labelOf(TAG_OPTIONS, tag)}`, without: { tag: "" as const } }] : []),
		...(missing ? [{ label: `Il manque : ${missingWords(missing)}`, without: { missing: "" as const } }] : []),
		...(importId ? [{ label: "Créés par un import", without: { importId: "" } }] : []),
	];
}
