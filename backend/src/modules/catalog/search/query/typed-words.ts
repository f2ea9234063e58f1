import { allowedTypos, cutsOf, soundOf, typosBetween } from "@confiserie/domain/catalogue/typos";
import { rows, type Sql } from "../../../../lib/database/sql";
import { SYNONYMS } from "../words/synonyms";
import { stemOf, wordsOf } from "../words/words";

/** What a typed word is to the words of the catalogue. */
export interface TypedWord {
	readonly word: string;
	/** Some product, or a synonym, has the word in one of its forms. */
	readonly isKnown: boolean;
	/** Some product has a word that begins like this. */
	readonly isBeginning: boolean;
	/** Nearest words when it is mistyped, all equally near, by the alphabet; empty for a known word. */
	readonly near: readonly string[];
}

interface Found {
	isKnown: boolean;
	isBeginning: boolean;
	near: string[];
}

/** Looks typed words up, all in one statement on indexes. */
export async function lookUp(sql: Sql, words: readonly string[]): Promise<TypedWord[]> {
	if (words.length === 0) return [];
	const typed = words.map((word) => {
		const stem = stemOf(word);
		const spoken = SPOKEN_STEMS.has(stem);
		return { word, stem, spoken, sound: soundOf(word), cuts: spoken ? [] : cutsOf(word) };
	});
	const found = await rows<Found>(sql, LOOK_UP, [JSON.stringify(typed)]);
	return found.map(({ isKnown, isBeginning, near }, index) => {
		const { word = "", sound = "" } = typed[index] ?? {};
		return { word, isKnown, isBeginning, near: isKnown ? [] : nearest(word, sound, [...near, ...SPOKEN_WORDS]) };
	});
}

/** Candidates that are as near as any, if that is near enough; a shared first letter and a shared sound bring them nearer. */
function nearest(word: string, sound: string, candidates: readonly string[]): string[] {
	const costs = new Map<string, number>();
	for (const candidate of candidates) {
		const typos = typosBetween(word, candidate);
		const soundsAlike = sound !== "" && soundOf(candidate) === sound;
		if (typos > allowedTypos(word) && !soundsAlike) continue;
		costs.set(candidate, Math.min(typos, soundsAlike ? 1 : typos) + (candidate[0] === word[0] ? 0 : 0.5));
	}
	const least = Math.min(...costs.values());
	const near = [...costs].filter(([, cost]) => cost === least).map(([candidate]) => candidate);
	return near.sort();
}

const SPOKEN_WORDS = [...new Set(SYNONYMS.flat().flatMap((phrase) => wordsOf(phrase).map(({ word }) => word)))];
const SPOKEN_STEMS = new Set(SPOKEN_WORDS.map(stemOf));

// Stems are counted: for EXISTS the planner would read all of them. A range of beginnings ends with the character after "z":
// words are a to z and digits, in the order of "C".
const LOOK_UP = `
	SELECT is_known, is_beginning, CASE WHEN is_known THEN '{}' ELSE ARRAY(
		SELECT DISTINCT near.word FROM product_search_word near WHERE near.cuts && (typed.cuts COLLATE "C")
			OR (near.sound = typed.sound COLLATE "C" AND typed.sound <> '')) END AS near
	FROM ROWS FROM (jsonb_to_recordset(?::jsonb) AS (word text, stem text, spoken boolean, sound text, cuts text[]))
		WITH ORDINALITY AS typed (word, stem, spoken, sound, cuts, place)
	CROSS JOIN LATERAL (SELECT
		typed.spoken OR (SELECT count(*) FROM product_search_word known WHERE known.stem = typed.stem COLLATE "C") > 0 AS is_known,
		EXISTS (SELECT FROM product_search_word begun WHERE begun.word >= typed.word COLLATE "C"
			AND begun.word < (typed.word || '{') COLLATE "C") AS is_beginning) AS found
	ORDER BY place`;
