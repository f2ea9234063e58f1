import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { StocklessProduct } from "./documents";
import { PRODUCT_INDEX } from "./fill-index";
import { matchText } from "./match-text";
import { searchQuery, searchText } from "./search-text";

/** Enough finds to have the named ones among them; what is found by its shelf or tag alone fills up. */
const FINDS = 50;

/** Names of products that a text leads to, those that say it first, each once. Source: spec §7 "suggestions". */
export async function suggestNames(scope: MedusaContainer, text: string, limit: number): Promise<string[]> {
	const match = await matchText(scope, text, []);
	const { hits } = await scope.resolve(Modules.SEARCH).search<{ product: string }>({
		entity: PRODUCT_INDEX,
		fields: ["product"],
		filters: { ...match?.filters },
		pagination: { take: FINDS, order: { _score: "DESC", rank: "DESC", title: "ASC", id: "ASC" } },
		search_options: { ...match?.options, count: "none" },
	});
	const names = [...new Set(hits.map(({ document }) => (JSON.parse(document.product) as StocklessProduct).name))];
	const words = searchQuery(text).split(" ");
	const says = (name: string) => words.every((word) => ` ${searchText(name)}`.includes(` ${word}`));
	return [...names.filter(says), ...names.filter((name) => !says(name))].slice(0, limit);
}
