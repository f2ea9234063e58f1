import { LOOKED_AT, OF_A_KEY, OF_A_PERSON, OF_A_ROW, OF_THINGS } from "./impersonal";
import { PEOPLE } from "./people";
import type { Processing } from "./processing";
import { SALES } from "./sales";
import { STAFF } from "./staff";

/** Every processing of personal data of the shop. (RGPD art. 30) */
export const PROCESSINGS: readonly Processing[] = [...PEOPLE, ...SALES, ...STAFF];

/** A column of the database; `type` as information_schema names it. */
export interface Column {
	table: string;
	name: string;
	type: string;
}

/** What can hold words. Numbers, days and yes or no say nothing of anybody by themselves. */
const HOLDS_WORDS = /^(text|character varying|jsonb?|ARRAY|bytea|inet|USER-DEFINED|tsvector)$/;

/**
 * Classifies a column by the register and the impersonal rules; an unclassified one must be declared in one of the two.
 */
export function classify({ table, name, type }: Column): "personal" | "impersonal" | "undeclared" {
	if (PROCESSINGS.some(({ columns }) => columns[table]?.includes(name))) return "personal";
	if (!HOLDS_WORDS.test(type) || OF_A_KEY.test(name) || LOOKED_AT[table]?.includes(name)) return "impersonal";
	if (OF_A_PERSON.test(name)) return "undeclared";
	const isOfThings = OF_THINGS.some((pattern) => pattern.test(table));
	return isOfThings || OF_A_ROW.test(name) ? "impersonal" : "undeclared";
}
