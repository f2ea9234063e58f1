import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { codeOf } from "../index/documents";
import { readQuery, type Term } from "./read-query";
import { allOf, type SqlFragment, scoreOf, someOf, termsFound } from "./text-query";

/** What a text finds: the condition on product_search, and the order of its finds. */
export interface TextMatch {
	where: SqlFragment;
	score: SqlFragment;
}

/**
 * How a text is looked for: as a reference or an EAN, else as products that say all of it, else as those that say the most
 * of it. The text alone decides, so that pages, filters and counts of one search all speak of the same finds. Undefined
 * for an empty text.
 */
export async function matchText(scope: MedusaContainer, text: string): Promise<TextMatch | undefined> {
	if (text.trim() === "") return undefined;
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const code = { where: { sql: "codes @> ARRAY[?]", values: [codeOf(text)] }, score: NONE };
	if (/[\d-]/.test(text) && (await hasFinds(database, code.where))) return code;
	const terms = await readQuery(scope, text);
	return matchTerms(database, terms);
}

/** As `matchText`, for what was read already. Signs alone, "!!!", find nothing. */
export async function matchTerms(database: Knex, terms: Term[]): Promise<TextMatch> {
	if (terms.length === 0) return { where: { sql: "false", values: [] }, score: NONE };
	const whole = { where: words(allOf(terms)), score: scoreOf(terms) };
	if (terms.length === 1 || (await hasFinds(database, whole.where))) return whole;
	const some = words(someOf(terms));
	const found = termsFound(terms);
	return {
		where: {
			sql: `${some.sql} AND ${found.sql} = (SELECT max(${found.sql}) FROM product_search WHERE ${some.sql})`,
			values: [...some.values, ...found.values, ...found.values, ...some.values],
		},
		score: scoreOf(terms),
	};
}

export async function hasFinds(database: Knex, { sql, values }: SqlFragment): Promise<boolean> {
	const { rows } = await database.raw<{ rows: unknown[] }>(`SELECT 1 FROM product_search WHERE ${sql} LIMIT 1`, values);
	return rows.length > 0;
}

const NONE: SqlFragment = { sql: "0", values: [] };

function words(query: string): SqlFragment {
	return { sql: "words @@ ?::tsquery", values: [query] };
}
