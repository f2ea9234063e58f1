import type { QuickOrderLine } from "@confiserie/domain/contract/quick-order";
import { foldText } from "@confiserie/domain/fold-text";
import { rows, type Sql } from "../../../lib/database/sql";
import { PRODUCTS } from "../../../medusa/products/products";

type Suggestions = QuickOrderLine["suggestions"];

/** Texts that suggestions are looked for at a time, and products that are proposed for each. */
const MOST_TEXTS = 50;
const MOST_PRODUCTS = 3;

/** What unknown texts may mean: the products whose reference or name resembles them most, by shared trigrams. */
export async function suggestFor(sql: Sql, texts: readonly string[]): Promise<Map<string, Suggestions>> {
	const asked = [...new Set(texts)].slice(0, MOST_TEXTS);
	if (asked.length === 0) return new Map();
	const found = await rows<{ text: string; suggestions: Suggestions }>(
		sql,
		`select wanted.text, json_agg(json_build_object('reference', near.reference, 'name', near.name)
			order by near.likeness desc, near.id) as suggestions
		from unnest(?::text[], ?::text[]) wanted(text, folded)
		cross join lateral (select product.id, packaging.reference, product.title as name,
				greatest(similarity(lower(packaging.reference), wanted.folded),
					word_similarity(wanted.folded, packaging.folded_name)) as likeness
			from product_packaging packaging
			join ${PRODUCTS} product on product.id = packaging.product_id and product.status = 'published'
			where packaging.deleted_at is null
				and (lower(packaging.reference) % wanted.folded or wanted.folded <% packaging.folded_name)
			order by likeness desc, product.id limit ?) near
		group by wanted.text`,
		[asked, asked.map(foldText), MOST_PRODUCTS],
	);
	return new Map(found.map(({ text, suggestions }) => [text, suggestions]));
}
