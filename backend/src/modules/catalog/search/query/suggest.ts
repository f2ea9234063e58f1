import { rows, type Sql } from "../../../../lib/database/sql";
import { BEST_FIRST } from "../ranking";
import { readQuery, type Term } from "./read-query";
import { matchNames } from "./text-query";

/**
 * Names that complete what was typed: each typed word begins or is a word of the name, its typos corrected. Names that begin
 * with it come first, then best sellers; each once, and each is found by a search for the same text. Only where no name
 * says it, names that say a synonym. Source: spec §7 "suggestions".
 */
export async function suggestNames(sql: Sql, { query, limit }: { query: string; limit: number }): Promise<string[]> {
	const terms = await readQuery(sql, query);
	if (terms.length === 0) return [];
	const literal = terms.map((term) => ({ ...term, meant: term.meant.filter((phrase) => !phrase.isSynonym) }));
	const names = await bestNames(sql, literal, limit);
	const hasSynonyms = terms.some(({ meant }) => meant.some(({ isSynonym }) => isSynonym));
	return names.length > 0 || !hasSynonyms ? names : bestNames(sql, terms, limit);
}

/** Of products whose names differ at most in case and accents, the best one's. */
async function bestNames(sql: Sql, terms: readonly Term[], limit: number): Promise<string[]> {
	const { condition, score } = matchNames(terms);
	const found = await rows<{ name: string }>(
		sql,
		`SELECT name FROM (
			SELECT DISTINCT ON (title) name, title, rank, id, score
			FROM (SELECT id, name, title, rank, ${score.sql} AS score FROM product_search WHERE ${condition.sql}) AS hit
			ORDER BY title, ${BEST_FIRST}) AS named
		ORDER BY ${BEST_FIRST} LIMIT ?`,
		[...score.values, ...condition.values, limit],
	);
	return found.map(({ name }) => name);
}
