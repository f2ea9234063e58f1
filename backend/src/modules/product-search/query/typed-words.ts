import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { SYNONYMS } from "../words/synonyms";
import { allowedTypos, cutsOf, soundOf, typosBetween } from "../words/typos";
import { stemOf, wordsOf } from "../words/words";

/** What a typed word is to the words of the catalogue. */
export interface TypedWord {
	word: string;
	/** Some product, or a synonym, has the word in one of its forms. */
	isKnown: boolean;
	/** Some product has a word that begins like this. */
	isBeginning: boolean;
	/** Nearest words when it is mistyped, all equally near, by the alphabet; empty for a word that is known. */
	near: string[];
}

/** Looks typed words up, all in one statement that meets indexes only. */
export async function lookUp(scope: MedusaContainer, words: string[]): Promise<TypedWord[]> {
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const typed = words.map((word) => ({ word, stem: stemOf(word), sound: soundOf(word), cuts: cutsOf(word) }));
	const { rows } = await database.raw<{ rows: { typed: string; kind: string; word: string }[] }>(LOOK_UP, [
		JSON.stringify(typed),
	]);
	return typed.map(({ word, stem, sound }) => {
		const found = (kind: string) => rows.filter((row) => row.typed === word && row.kind === kind);
		const isKnown = SPOKEN_STEMS.has(stem) || found("stem").length > 0;
		const candidates = [...found("near").map((row) => row.word), ...SPOKEN_WORDS];
		return {
			word,
			isKnown,
			isBeginning: found("beginning").length > 0,
			near: isKnown ? [] : nearest(word, sound, candidates),
		};
	});
}

/** Candidates that are as near as any, if that is near enough; a shared first letter and a shared sound speak for one. */
function nearest(word: string, sound: string, candidates: string[]): string[] {
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

// The end of a range of beginnings is the character after "z": words are a to z and digits, in the order of "C".
const LOOK_UP = `
	SELECT typed.word AS typed, found.kind, found.word
	FROM jsonb_to_recordset(?::jsonb) AS typed (word text, stem text, sound text, cuts text[])
	CROSS JOIN LATERAL (
		(SELECT 'stem' AS kind, word FROM product_search_word WHERE stem = typed.stem COLLATE "C" LIMIT 1)
		UNION ALL
		(SELECT 'beginning', word FROM product_search_word
			WHERE word >= typed.word COLLATE "C" AND word < (typed.word || '{') COLLATE "C" LIMIT 1)
		UNION ALL
		SELECT 'near', word FROM product_search_word WHERE cuts && (typed.cuts COLLATE "C")
		UNION ALL
		SELECT 'near', word FROM product_search_word WHERE sound = typed.sound COLLATE "C" AND typed.sound <> ''
	) AS found`;
