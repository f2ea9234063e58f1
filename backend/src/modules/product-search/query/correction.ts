import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { bestOf, type Candidate, nearestWords } from "../words/nearest-word";
import { SYNONYMS } from "../words/synonyms";
import { soundOf } from "../words/typos";
import { stemOf, wordsOf } from "../words/words";
import { hasFinds, matchText, type TextMatch } from "./match-text";

/**
 * A text that finds something and is the nearest to one that finds nothing, in the catalogue's own spelling. Undefined
 * when the text has finds that only the filters hide, and when no word of the catalogue is near.
 */
export async function correctionOf(
	scope: MedusaContainer,
	text: string,
	match: TextMatch,
): Promise<string | undefined> {
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const typed = wordsOf(text);
	if (typed.length === 0 || typed.length > MOST_WORDS || (await hasFinds(database, match.where))) return undefined;
	const candidates = await readCandidates(database);
	const nearest = typed.map(({ word }) => nearestWords({ word, sound: soundOf(word) }, candidates));
	const finds = await countFinds(database, nearest);
	const corrected = nearest.flatMap((equals) => bestOf(equals, finds)?.spelling ?? []);
	if (corrected.length === 0) return undefined;
	const correction = corrected.join(" ");
	const found = await matchText(scope, correction);
	return found && (await hasFinds(database, found.where)) ? correction : undefined;
}

/** The words of the catalogue, spelled as there, and those of the synonyms that it does not have. */
async function readCandidates(database: Knex): Promise<Candidate[]> {
	const { rows } = await database.raw<{ rows: Candidate[] }>(
		"SELECT word, spelling, stem, sound FROM product_search_word",
	);
	const known = new Set(rows.map(({ word }) => word));
	return [...rows, ...SPOKEN.filter(({ word }) => !known.has(word))];
}

/** How many products say each of the stems between which a tie has to be decided. */
async function countFinds(database: Knex, nearest: Candidate[][]): Promise<Map<string, number>> {
	const tied = nearest.filter((equals) => equals.length > 1).flatMap((equals) => equals.map(({ stem }) => stem));
	if (tied.length === 0) return new Map();
	const { rows } = await database.raw<{ rows: { stem: string; finds: number }[] }>(
		`SELECT stem, (SELECT count(*)::int FROM product_search WHERE words @@ quote_literal(stem)::tsquery) AS finds
		FROM unnest(?::text[]) AS stem`,
		[[...new Set(tied)]],
	);
	return new Map(rows.map(({ stem, finds }) => [stem, finds]));
}

const SPOKEN: Candidate[] = SYNONYMS.flat()
	.flatMap(wordsOf)
	.map(({ word, spelling }) => ({ word, spelling, stem: stemOf(word), sound: soundOf(word) }));

/** Longer texts are sentences; correcting them word by word helps nobody. */
const MOST_WORDS = 6;
