import { soundOf } from "@confiserie/domain/catalogue/typos";
import { rows, type Sql } from "../../../../lib/database/sql";
import { bestOf, type Candidate, nearestWords } from "../words/nearest-word";
import { SYNONYMS } from "../words/synonyms";
import { stemOf, wordsOf } from "../words/words";
import { readQuery } from "./read-query";
import { saysSome } from "./text-query";

/**
 * A text that has hits and is the nearest to one that has none, in the catalogue's own spelling. Undefined where no word of the
 * catalogue is near.
 */
export async function correctionOf(sql: Sql, text: string): Promise<string | undefined> {
	const typed = wordsOf(text);
	if (typed.length === 0 || typed.length > MOST_WORDS) return undefined;
	const candidates = await readCandidates(sql);
	const nearest = typed.map(({ word }) => nearestWords({ word, sound: soundOf(word) }, candidates));
	const hits = await countHits(sql, nearest);
	const corrected = nearest.flatMap((equals) => bestOf(equals, hits)?.spelling ?? []);
	if (corrected.length === 0) return undefined;
	const correction = corrected.join(" ");
	return (await hasHits(sql, correction)) ? correction : undefined;
}

/** The words of the catalogue as they are written there, and those of the synonyms that it does not have. */
async function readCandidates(sql: Sql): Promise<Candidate[]> {
	const words = await rows<Candidate>(sql, "SELECT word, spelling, stem, sound FROM product_search_word");
	const known = new Set(words.map(({ word }) => word));
	return [...words, ...SPOKEN.filter(({ word }) => !known.has(word))];
}

/** How many products say each of the stems between which a tie has to be decided. */
async function countHits(sql: Sql, nearest: readonly Candidate[][]): Promise<Map<string, number>> {
	const tied = nearest.filter((equals) => equals.length > 1).flatMap((equals) => equals.map(({ stem }) => stem));
	if (tied.length === 0) return new Map();
	const counted = await rows<{ stem: string; hits: number }>(
		sql,
		`SELECT stem, (SELECT count(*)::int FROM product_search WHERE words @@ quote_literal(stem)::tsquery) AS hits
		FROM unnest(?::text[]) AS stem`,
		[[...new Set(tied)]],
	);
	return new Map(counted.map(({ stem, hits }) => [stem, hits]));
}

async function hasHits(sql: Sql, text: string): Promise<boolean> {
	const terms = await readQuery(sql, text);
	if (terms.length === 0) return false;
	const { sql: condition, values } = saysSome(terms);
	return (await rows(sql, `SELECT 1 FROM product_search WHERE ${condition} LIMIT 1`, values)).length > 0;
}

const SPOKEN: Candidate[] = SYNONYMS.flat()
	.flatMap(wordsOf)
	.map(({ word, spelling }) => ({ word, spelling, stem: stemOf(word), sound: soundOf(word) }));

/** Longer texts are sentences: correcting them word by word is no help. */
const MOST_WORDS = 6;
