import { HEAD, phraseOf } from "../index/search-vector";
import { HEAD_BONUS, MEANT_SHARE, SAID, type Weight } from "../ranking";
import { type Fragment, join } from "./fragment";
import type { Phrase, Term } from "./read-query";

/** Which rows of product_search are hits, and how well each matches. */
export interface Match {
	condition: Fragment;
	score: Fragment;
}

/** The product of a reference or an EAN. */
export function matchCode(code: string): Match {
	return { condition: { sql: "codes @> ARRAY[?]", values: [code] }, score: { sql: "0", values: [] } };
}

/** Products that say every term. */
export function matchAll(terms: readonly Term[]): Match {
	return { condition: says(everyTerm(terms)), score: scoreOf(terms, { saysAll: true }) };
}

/** Products that say most terms; what is asked for strictly ("sans lait") is never given up. */
export function matchMost(terms: readonly Term[]): Match {
	const said = join(
		terms.map((term) => scored(anyWay(term), 1)),
		" + ",
	);
	const some = says(someTerm(terms));
	const condition = {
		sql: `id IN (SELECT id FROM (
			SELECT id, said, max(said) OVER () AS most FROM (
				SELECT id, ${said.sql} AS said FROM product_search WHERE ${some.sql}) AS counted) AS compared
			WHERE said = most)`,
		values: [...said.values, ...some.values],
	};
	return { condition, score: scoreOf(terms, { saysAll: false }) };
}

/** Products whose names say every term. */
export function matchNames(terms: readonly Term[]): Match {
	// The expression of an index.
	const condition = { sql: "ts_filter(words, '{a}') @@ ?::tsquery", values: [everyTerm(terms)] };
	return { condition, score: scoreOf(terms, { saysAll: true, places: ["A"] }) };
}

/** Products that say at least one term, and every strict one. */
export const saysSome = (terms: readonly Term[]): Fragment => says(someTerm(terms));

interface Hits {
	/** Whether every hit says every term, in one of the places. */
	saysAll: boolean;
	places?: readonly Weight[];
}

/**
 * How well a product matches: for each term the best place that says it, what is only meant for less than what is said, and a
 * bonus for a name that begins with one.
 */
function scoreOf(terms: readonly Term[], hits: Hits): Fragment {
	const heads = terms.flatMap(({ said, meant }) => [...said, ...meant]).map(headOf);
	return join([...terms.map((term) => bestPlace(term, hits)), scored(heads.join(" | "), HEAD_BONUS)], " + ");
}

function bestPlace({ said, meant }: Term, { saysAll, places = ["A", "B", "C", "D"] }: Hits): Fragment {
	const ways = places
		.flatMap((place) => [
			{ query: anyOf(said, place), points: SAID[place] },
			{ query: anyOf(meant, place), points: SAID[place] * MEANT_SHARE },
		])
		.filter(({ query }) => query !== "")
		.sort((a, b) => b.points - a.points);
	// What is said nowhere else is said in the last place.
	const least = saysAll ? (ways.pop()?.points ?? 0) : 0;
	if (ways.length === 0) return { sql: "?::float8", values: [least] };
	return {
		sql: `CASE ${ways.map(() => "WHEN words @@ ?::tsquery THEN ?::float8").join(" ")} ELSE ?::float8 END`,
		values: [...ways.flatMap(({ query, points }) => [query, points]), least],
	};
}

const scored = (query: string, points: number): Fragment => ({
	sql: "CASE WHEN words @@ ?::tsquery THEN ?::float8 ELSE 0 END",
	values: [query, points],
});

const says = (query: string): Fragment => ({ sql: "words @@ ?::tsquery", values: [query] });

const everyTerm = (terms: readonly Term[]): string => terms.map((term) => `(${anyWay(term)})`).join(" & ");

function someTerm(terms: readonly Term[]): string {
	const strict = terms.filter(({ isStrict }) => isStrict);
	return strict.length > 0 ? everyTerm(strict) : terms.map((term) => `(${anyWay(term)})`).join(" | ");
}

const anyWay = ({ said, meant }: Term): string => anyOf([...said, ...meant]);

/** The tsquery of any of some phrases. @param place limits the weights that are searched */
const anyOf = (phrases: readonly Phrase[], place: Weight | "" = ""): string =>
	// Spellings of one synonym may have the same stems.
	[
		...new Set(phrases.map(({ stems, isBeginning }) => lexeme(phraseOf(stems), `${isBeginning ? "*" : ""}${place}`))),
	].join(" | ");

/** The phrase at the beginning of a name; its first word is enough. */
const headOf = ({ stems, isBeginning }: Phrase): string =>
	lexeme(`${HEAD}${stems[0] ?? ""}`, isBeginning && stems.length === 1 ? "*" : "");

/** Stems consist of a to z and digits, phrases of stems and spaces: nothing to escape. */
const lexeme = (stem: string, label: string): string => (label ? `'${stem}':${label}` : `'${stem}'`);
