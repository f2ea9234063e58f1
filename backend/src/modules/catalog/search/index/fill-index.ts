import { PUBLIC_PACKAGED_NAMES } from "@confiserie/domain/catalogue/product-fields";
import { findTag } from "@confiserie/domain/catalogue/tags";
import { priorPrices } from "@confiserie/domain/prices/prior-price";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { shopTime } from "../../../../lib/database/clock";
import { readCategories } from "../../categories";
import { readColumns, readPriceHistory } from "../../products";
import { PRODUCT_SEARCH_MODULE } from "../key";
import type { ProductSearchService, SearchDocument } from "../service";
import { keyOf } from "../words/vocabulary-word";
import { toDocument } from "./documents";
import { type PublishedRecord, readPublished, readStale } from "./read-published";

/** Products read and written at a time. */
const PAGE = 200;

/** Writes every product on sale and drops the rest; searches go on meanwhile. Returns how many are on sale. */
export async function fillProductIndex(scope: MedusaContainer): Promise<number> {
	const search = scope.resolve<ProductSearchService>(PRODUCT_SEARCH_MODULE);
	const startedAt = await search.now();
	const written = new Set<string>();
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	for (let after: string | undefined = ""; after !== undefined; ) {
		const rows = await readPublished(database, { after, limit: PAGE });
		const documents = await documentsOf(database, rows);
		await search.save(documents.map((document) => withNewWords(document, written)));
		after = rows[PAGE - 1]?.id;
	}
	return search.removeOlder(startedAt);
}

/** Rewrites rows that differ from their product: changes that no event announced, such as a move between categories. */
export async function repairProductIndex(scope: MedusaContainer): Promise<void> {
	const stale = await readStale(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION));
	const written = new Set<string>();
	for (let at = 0; at < stale.length; at += PAGE) await refreshProducts(scope, stale.slice(at, at + PAGE), { written });
	await scope.resolve<ProductSearchService>(PRODUCT_SEARCH_MODULE).tidy();
}

/** The document without the words that an earlier one of this run has written: most words are in many products. */
export function withNewWords(document: SearchDocument, written: Set<string>): SearchDocument {
	const vocabulary = document.vocabulary.filter((word) => !written.has(keyOf(word)));
	for (const word of vocabulary) written.add(keyOf(word));
	return { ...document, vocabulary };
}

/** Half of the work for a product is its words. */
interface RefreshOptions {
	/** Of products in the index that say what they said. */
	hasSameWords?: boolean;
	/** The words that earlier calls of the same run have written. This one adds its own. */
	written?: Set<string>;
	/** Whether the job that looks for unpublished changes publishes these products again, unless they are confirmed before. */
	isProvisional?: boolean;
}

/** Writes the products of `ids` into the index, and drops those that are no longer on sale. Returns what is in it. */
export async function refreshProducts(
	scope: MedusaContainer,
	ids: string[],
	{ hasSameWords = false, written = new Set(), isProvisional = false }: RefreshOptions = {},
): Promise<SearchDocument[]> {
	const search = scope.resolve<ProductSearchService>(PRODUCT_SEARCH_MODULE);
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const documents = await documentsOf(database, await readPublished(database, { ids }));
	await search.save(
		documents.map((document) => ({
			...(hasSameWords ? { ...document, vocabulary: [] } : withNewWords(document, written)),
			...(isProvisional ? { packagingAt: null } : {}),
		})),
	);
	await search.remove(ids.filter((id) => !documents.some((document) => document.id === id)));
	return documents;
}

/** The documents of products on sale; the history of prices is read for those alone that announce a reduction. */
async function documentsOf(database: Knex, rows: PublishedRecord[]): Promise<SearchDocument[]> {
	const announcing = rows.filter(({ tags }) => tags.some((value) => findTag(value)?.code === "PROMO"));
	const categories = await readCategories(database);
	const histories = await readPriceHistory(
		database,
		announcing.map(({ id }) => id),
	);
	const now = shopTime();
	return rows.flatMap((row) => {
		const history = histories.get(row.id);
		const prior = history ? priorPrices(readColumns(row, PUBLIC_PACKAGED_NAMES), history, now) : null;
		return toDocument(row, categories, prior) ?? [];
	});
}
