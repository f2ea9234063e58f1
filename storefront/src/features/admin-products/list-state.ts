import { findTag, SEARCH, TAGS } from "@confiserie/domain/catalogue";
import { type Category, readCategoryCode } from "@confiserie/domain/category";
import {
	ADMIN_PRODUCT_SORTS,
	type AdminProductSort,
	PRICE_FILTERS,
	type PriceFilter,
	STOCK_FILTERS,
	type StockFilter,
} from "@confiserie/domain/contract/admin-product";
import { columnsOf, statedColumns } from "./columns";

/** What the list shows, as the address holds it; "" for a filter that is off. `page` counts from 1. */
export interface ListState {
	query: string;
	stock: StockFilter | "";
	price: PriceFilter | "";
	category: string;
	tag: string;
	sort: AdminProductSort;
	/** The columns of the table as the address names them; "" for the usual ones. */
	columns: string;
	page: number;
}
export type FilterName = "query" | "stock" | "price" | "category" | "tag";

export const DEFAULT_SORT: AdminProductSort = "name_asc";

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

/**
 * Reads the address; what it does not know is off.
 * @param categories those that there are, where that is known yet
 */
export function stateOf(
	params: { get(name: string): string | null },
	categories: readonly Pick<Category, "code">[] | undefined,
): ListState {
	const page = Number(params.get("page"));
	const category = readCategoryCode(params.get("category") ?? "") ?? "";
	return {
		query: params.get("query")?.trim().slice(0, 100) ?? "",
		stock: oneOf(STOCK_FILTERS, params.get("stock")) ?? "",
		price: oneOf(PRICE_FILTERS, params.get("price")) ?? "",
		category: categories && !categories.some(({ code }) => code === category) ? "" : category,
		tag: findTag(params.get("tag") ?? "")?.code ?? "",
		sort: oneOf(ADMIN_PRODUCT_SORTS, params.get("sort")) ?? DEFAULT_SORT,
		columns: statedColumns(columnsOf(params.get("columns") ?? "")),
		page: Number.isInteger(page) && page > 1 ? page : 1,
	};
}

/** Address of a state, without inactive filters. */
export function addressOf(state: ListState): string {
	const params = new URLSearchParams();
	for (const name of ["query", "stock", "price", "category", "tag"] as const)
		if (state[name]) params.set(name, state[name]);
	if (state.sort !== DEFAULT_SORT) params.set("sort", state.sort);
	if (state.columns) params.set("columns", state.columns);
	if (state.page > 1) params.set("page", String(state.page));
	const text = params.toString();
	return text ? `/admin/products?${text}` : "/admin/products";
}

/** What the call is asked; a text of one character is none. */
export function queryOf({ page, columns: _columns, ...state }: ListState): Record<string, string | number | undefined> {
	const query = state.query.length >= SEARCH.minLength ? state.query : undefined;
	const on = Object.fromEntries(Object.entries(state).filter(([, value]) => value !== ""));
	return { ...on, query, page: page - 1 };
}

/** The filters that are on, in words. */
export function activeFilters(
	state: ListState,
	categories: readonly Pick<Category, "code" | "name">[],
): { name: FilterName; label: string }[] {
	const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
		options.find((option) => option.value === value)?.label ?? value;
	return [
		...(state.query.length >= SEARCH.minLength
			? [{ name: "query" as const, label: `Recherche : ${state.query}` }]
			: []),
		...(state.stock ? [{ name: "stock" as const, label: `Stock : ${labelOf(STOCK_OPTIONS, state.stock)}` }] : []),
		...(state.price ? [{ name: "price" as const, label: labelOf(PRICE_OPTIONS, state.price) }] : []),
		...(state.category
			? [
					{
						name: "category" as const,
						label: `Catégorie : ${categories.find(({ code }) => code === state.category)?.name ?? state.category}`,
					},
				]
			: []),
		...(state.tag ? [{ name: "tag" as const, label: `Tag : ${labelOf(TAG_OPTIONS, state.tag)}` }] : []),
	];
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
	return values.find((value) => value === text);
}
