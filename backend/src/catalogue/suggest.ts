import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { StocklessProduct } from "./documents";
import { PRODUCT_INDEX } from "./fill-index";
import { matchText } from "./match-text";

/** Names of products that a text leads to, best first, each once. Source: spec §7 "suggestions". */
export async function suggestNames(scope: MedusaContainer, text: string, limit: number): Promise<string[]> {
	const match = await matchText(scope, text, {});
	const { hits } = await scope.resolve(Modules.SEARCH).search<{ product: string }>({
		entity: PRODUCT_INDEX,
		fields: ["product"],
		filters: { ...match?.filters },
		pagination: { take: limit * 2, order: { _score: "DESC", rank: "DESC", title: "ASC", id: "ASC" } },
		search_options: { ...match?.options, count: "none" },
	});
	const names = hits.map(({ document }) => (JSON.parse(document.product) as StocklessProduct).name);
	return [...new Set(names)].slice(0, limit);
}
