import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { Catalogue } from "../memory/catalogue";
import { bestOf, type Candidate, nearestWords } from "../words/nearest-word";
import { SYNONYMS } from "../words/synonyms";
import { soundOf } from "../words/typos";
import { stemOf, wordsOf } from "../words/words";
import { findsOf } from "./finds";
import { type Reading, readText } from "./read-text";

/**
 * A text that finds something and is the nearest to one that finds nothing, in the catalogue's own spelling. Undefined
 * when the text has finds that only the filters hide, and when no word of the catalogue is near.
 */
export async function correctionOf(
	database: Knex,
	catalogue: Catalogue,
	text: string,
	reading: Reading,
): Promise<string | undefined> {
	const typed = wordsOf(text);
	const hasFinds = (read: Reading) => findsOf(catalogue, read).count > 0;
	if (typed.length === 0 || typed.length > MOST_WORDS || hasFinds(reading)) return undefined;
	const { vocabulary } = catalogue;
	const candidates = [...vocabulary.words, ...SPOKEN.filter(({ word }) => !vocabulary.has(word))];
	const nearest = typed.map(({ word }) => nearestWords({ word, sound: soundOf(word) }, candidates));
	const finds = countFinds(catalogue, nearest);
	const corrected = nearest.flatMap((equals) => bestOf(equals, finds)?.spelling ?? []);
	if (corrected.length === 0) return undefined;
	const correction = corrected.join(" ");
	return hasFinds(await readText(database, vocabulary, correction)) ? correction : undefined;
}

/** How many products say each of the stems between which a tie has to be decided. */
function countFinds(catalogue: Catalogue, nearest: Candidate[][]): Map<string, number> {
	const tied = nearest.filter((equals) => equals.length > 1).flatMap((equals) => equals.map(({ stem }) => stem));
	const finds = (stem: string) => {
		const said = { said: [{ stems: [stem], isBeginning: false }], meant: [], isStrict: false };
		return findsOf(catalogue, { coded: [], terms: [said], numbered: new Map() }).count;
	};
	return new Map(tied.map((stem) => [stem, finds(stem)]));
}

const SPOKEN: Candidate[] = SYNONYMS.flat()
	.flatMap(wordsOf)
	.map(({ word, spelling }) => ({ word, spelling, stem: stemOf(word), sound: soundOf(word) }));

/** Longer texts are sentences; correcting them word by word helps nobody. */
const MOST_WORDS = 6;
