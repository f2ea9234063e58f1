import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { rows } from "../../../lib/database/sql";
import { codeOf } from "../index/documents";
import { isNumber } from "../memory/lexicon";
import type { Vocabulary } from "../memory/vocabulary";
import { readQuery, type Term } from "./read-query";

/** What a text asks for, and what of it the database alone knows. */
export interface Reading {
	/** Ids of the products that have the text as their reference or EAN; then it asks for nothing else. */
	coded: string[];
	terms: Term[];
	/** Ids of the products that say a long number, by the number. */
	numbered: ReadonlyMap<string, readonly string[]>;
}

/** Reads a text: as a reference or an EAN, else word by word. The text alone decides, whatever the filters. */
export async function readText(database: Knex, vocabulary: Vocabulary, text: string): Promise<Reading> {
	const found = /[\d-]/.test(text)
		? await rows<{ id: string }>(database, "SELECT id FROM product_search WHERE codes @> ARRAY[?] ORDER BY id", [
				codeOf(text),
			])
		: [];
	if (found.length > 0) return { coded: found.map(({ id }) => id), terms: [], numbered: new Map() };
	const terms = readQuery(vocabulary, text);
	const stems = terms.flatMap(({ said, meant }) => [...said, ...meant].flatMap((phrase) => phrase.stems));
	const numbers = [...new Set(stems.filter(isNumber))];
	const said =
		numbers.length === 0
			? []
			: await rows<{ number: string; ids: string[] }>(
					database,
					`SELECT number, ARRAY(SELECT id FROM product_search WHERE words @@ quote_literal(number)::tsquery) AS ids
					FROM unnest(?::text[]) AS number`,
					[numbers],
				);
	return { coded: [], terms, numbered: new Map(said.map(({ number, ids }) => [number, ids])) };
}
