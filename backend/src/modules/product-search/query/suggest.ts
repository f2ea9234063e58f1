import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { PROPOSAL_ORDER } from "../ranking";
import { readQuery, type Term } from "./read-query";
import { allOf, scoreOf } from "./text-query";

/**
 * Names that complete what was typed: each typed word begins or is a word of the name, its typos corrected. Names that begin
 * with it come first, then best sellers; each once, and each is found by a search for the same text. Only where no name
 * says it, names that say a synonym. Source: spec §7 "suggestions".
 */
export async function suggestNames(scope: MedusaContainer, text: string, limit: number): Promise<string[]> {
	const terms = await readQuery(scope, text);
	if (terms.length === 0) return [];
	const literal = terms.map((term) => ({ ...term, meant: term.meant.filter((phrase) => !phrase.isSynonym) }));
	const names = await namesThatSay(scope, literal, limit);
	return names.length > 0 ? names : namesThatSay(scope, terms, limit);
}

async function namesThatSay(scope: MedusaContainer, terms: Term[], limit: number): Promise<string[]> {
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const score = scoreOf(terms);
	const { rows } = await database.raw<{ rows: { name: string }[] }>(
		`SELECT name FROM (
			SELECT DISTINCT ON (title) name, title, rank, ${score.sql} AS score FROM product_search
			WHERE words @@ ?::tsquery ORDER BY title, ${PROPOSAL_ORDER}, id
		) AS named ORDER BY ${PROPOSAL_ORDER}, title LIMIT ?`,
		[...score.values, allOf(terms, "A"), limit],
	);
	return rows.map(({ name }) => name);
}
