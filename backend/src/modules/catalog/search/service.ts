import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { keyOf, type VocabularyWord } from "./words/vocabulary-word";

/** A product on sale as the search keeps it. */
export interface SearchDocument {
	id: string;
	inventoryItemId: string;
	name: string;
	/** The name folded, for sorting. */
	title: string;
	category: string;
	tags: string[];
	/** Reference and EANs, for a hit that is exactly one product. */
	codes: string[];
	/** Box price at the box tier, EUR incl. VAT. */
	price: number;
	/** Masks of the allergens contained, and of those with the traces; null where the information is incomplete (`maskOf`). */
	containedAllergens: number | null;
	possibleAllergens: number | null;
	/** Place in the default order: the higher, the sooner. */
	rank: number;
	createdAt: Date;
	/** Which state of the product and of its packaging this was made from; null while a row is provisional. */
	productAt: Date;
	packagingAt: Date | null;
	/** See `PublishedRecord`. */
	source: string;
	/** A tsvector literal: stems and phrases, each with its weight. */
	words: string;
	/** The response of /api without its stock, as JSON. */
	product: string;
	vocabulary: VocabularyWord[];
}

/** Raise it when the same products become other documents: all are then written again within the hour. */
export const DOCUMENT_FORMAT = 5;

/** Writes the tables of the search. */
export class ProductSearchService {
	readonly #database: Knex;

	constructor(container: Record<typeof ContainerRegistrationKeys.PG_CONNECTION, Knex>) {
		this.#database = container[ContainerRegistrationKeys.PG_CONNECTION];
	}

	/** Adds or replaces documents, in one statement a table. */
	async save(documents: SearchDocument[]): Promise<void> {
		if (documents.length === 0) return;
		const vocabulary = new Map(documents.flatMap((document) => document.vocabulary.map((word) => [keyOf(word), word])));
		await this.#database.transaction(async (transaction) => {
			await transaction.raw(SAVE_DOCUMENTS, [JSON.stringify(documents)]);
			await transaction.raw(`${SETTLE_STOCK} AND id = ANY(?)`, [documents.map(({ id }) => id)]);
			await transaction.raw(SAVE_WORDS, [JSON.stringify([...vocabulary.values()])]);
		});
	}

	/** Marks as published what was saved as provisional. A row that came from another state is published again. */
	async confirm(documents: SearchDocument[]): Promise<void> {
		const states = documents.map(({ id, productAt, packagingAt }) => ({ id, productAt, packagingAt }));
		await this.#database.raw(CONFIRM_DOCUMENTS, [JSON.stringify(states)]);
	}

	/** Takes products out of the search. */
	async remove(ids: string[]): Promise<void> {
		if (ids.length > 0) await this.#database.raw("DELETE FROM product_search WHERE id = ANY(?)", [ids]);
	}

	/** The database's time, for `removeOlder`. */
	async now(): Promise<Date> {
		const { rows } = await this.#database.raw<{ rows: { now: Date }[] }>("SELECT clock_timestamp() AS now");
		return rows[0]?.now ?? new Date(0);
	}

	/** Deletes words that no product contains, and updates which products are in stock. */
	async tidy(): Promise<void> {
		await this.#database.raw(FORGET_WORDS);
		await this.#database.raw(SETTLE_STOCK);
	}

	/**
	 * Takes out what was last saved before `moment`, words that no product has any more included, and lets the planner
	 * look at the rest. Returns how many products are on sale.
	 */
	async removeOlder(moment: Date): Promise<number> {
		await this.#database.raw("DELETE FROM product_search WHERE saved_at < ?", [moment]);
		await this.#database.raw("DELETE FROM product_search_word WHERE saved_at < ?", [moment]);
		await this.#database.raw(SETTLE_STOCK);
		await this.#database.raw("ANALYZE product_search, product_search_word");
		const { rows } = await this.#database.raw<{ rows: { count: number }[] }>(
			"SELECT count(*)::int AS count FROM product_search",
		);
		return rows[0]?.count ?? 0;
	}
}

// In the order of ids and words, so that two writers never wait for each other in a circle.
const SAVE_DOCUMENTS = `
	INSERT INTO product_search
		(id, inventory_item_id, name, title, category, tags, codes, price, rank, created_at, product_at, packaging_at,
		source, words, product, contained_allergens, possible_allergens, in_stock)
	SELECT id, "inventoryItemId", name, title, category, tags, codes, price, rank, "createdAt", "productAt", "packagingAt",
		source, words::tsvector, product::jsonb, "containedAllergens", "possibleAllergens", has_stock("inventoryItemId")
	FROM jsonb_to_recordset(?::jsonb) AS document (
		id text, "inventoryItemId" text, name text, title text, category text, tags text[], codes text[],
		price double precision, rank integer, "createdAt" timestamptz, "productAt" timestamptz,
		"packagingAt" timestamptz, source text, words text, product text,
		"containedAllergens" integer, "possibleAllergens" integer)
	ORDER BY id
	ON CONFLICT (id) DO UPDATE SET
		inventory_item_id = excluded.inventory_item_id, name = excluded.name, title = excluded.title,
		category = excluded.category, tags = excluded.tags, codes = excluded.codes, price = excluded.price,
		rank = excluded.rank, created_at = excluded.created_at, product_at = excluded.product_at,
		packaging_at = excluded.packaging_at, source = excluded.source, words = excluded.words, product = excluded.product,
		contained_allergens = excluded.contained_allergens, possible_allergens = excluded.possible_allergens,
		saved_at = clock_timestamp()`;

const CONFIRM_DOCUMENTS = `
	UPDATE product_search SET packaging_at = "packagingAt" FROM (
		SELECT found.id, "packagingAt" FROM product_search found
			JOIN jsonb_to_recordset(?::jsonb) AS document (id text, "productAt" timestamptz, "packagingAt" timestamptz)
				ON document.id = found.id
		WHERE product_at = "productAt" AND packaging_at IS NULL
		ORDER BY found.id FOR UPDATE OF found) AS provisional
	WHERE product_search.id = provisional.id`;

/** For rows that have come since their level last changed; whatever changes later, the levels' trigger turns itself. */
const SETTLE_STOCK =
	"UPDATE product_search SET in_stock = NOT in_stock WHERE in_stock IS DISTINCT FROM has_stock(inventory_item_id)";

const FORGET_WORDS = `
	DELETE FROM product_search_word
	WHERE stem NOT IN (SELECT word COLLATE "C" FROM ts_stat('SELECT words FROM product_search'))`;

const SAVE_WORDS = `
	INSERT INTO product_search_word (word, spelling, stem, sound, cuts)
	SELECT word, spelling, stem, sound, cuts FROM jsonb_to_recordset(?::jsonb)
		AS vocabulary (word text, spelling text, stem text, sound text, cuts text[])
	ORDER BY word, spelling
	ON CONFLICT (word, spelling) DO UPDATE SET saved_at = clock_timestamp()`;
