/** The lists of the admin that have views. */
export const VIEW_LISTS = ["orders", "products"] as const;
export type ViewList = (typeof VIEW_LISTS)[number];

/** What of a list's address belongs to a view, in this order; a named period stays a name, and moves with the days (ADR 23). */
const PARAMETERS: Record<ViewList, readonly string[]> = {
	orders: [
		"status",
		"paymentStatus",
		"channel",
		"search",
		"attention",
		"period",
		"from",
		"to",
		"city",
		"product",
		"amountFrom",
		"amountTo",
		"sort",
		"columns",
	],
	products: ["query", "stock", "price", "category", "tag", "missing", "importId", "sort", "columns"],
};

/** Built-in views, by filter and sort. */
export const BUILT_IN_VIEWS: Record<ViewList, readonly { name: string; query: string }[]> = {
	orders: [
		{ name: "À préparer aujourd'hui", query: "status=CONFIRMED&sort=createdAt_asc" },
		{ name: "Soldes dus", query: "paymentStatus=PARTIAL&sort=createdAt_asc" },
	],
	products: [
		{ name: "En rupture", query: "stock=out" },
		{ name: "Stock faible", query: "stock=low&sort=stock_asc" },
	],
};

/** Longest name, and longest query, that a view may have; and views that one may have of a list. */
export const VIEW_LIMITS = { name: 60, query: 1_000, views: 30 } as const;

/** The stored form of a view's query: known parameters alone, in their order, without a page. "" is the whole list. */
export function viewQuery(list: ViewList, query: string): string {
	const stated = new URLSearchParams(query);
	const stored = new URLSearchParams();
	for (const name of PARAMETERS[list]) {
		const value = stated.get(name);
		if (value) stored.set(name, value);
	}
	return stored.toString();
}

/** The parameters of a query that a view cannot store. */
export function unknownParameters(list: ViewList, query: string): string[] {
	return [...new URLSearchParams(query).keys()].filter((name) => name !== "page" && !PARAMETERS[list].includes(name));
}

/**
 * The columns that a list shows, of those it can: what `stated` names with commas between, and those that are always there; what it
 * usually shows where nothing is stated, or nothing known.
 */
export function shownColumns<Key extends string>(
	stated: string | null,
	columns: readonly { key: Key; isAlways?: boolean; isUsual?: boolean }[],
): Key[] {
	const wanted = new Set((stated ?? "").split(","));
	const isStated = columns.some(({ key, isAlways }) => !isAlways && wanted.has(key));
	return columns
		.filter(({ key, isAlways, isUsual }) => isAlways || (isStated ? wanted.has(key) : isUsual))
		.map(({ key }) => key);
}
