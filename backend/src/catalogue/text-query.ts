import type { Phrase, Term } from "./read-query";
import { HEAD, type Weight } from "./search-vector";

/** A piece of SQL with the values of its placeholders. */
export interface Sql {
	sql: string;
	values: (string | number | string[])[];
}

/** tsquery of products that say all of the terms, each in any of its ways; `weights` limits where they say it. */
export function allOf(terms: Term[], weights = ""): string {
	return terms.map((term) => `(${anyWay([...term.said, ...term.meant], weights)})`).join(" & ");
}

/** tsquery of products that say at least one of the terms, and every strict one. */
export function someOf(terms: Term[]): string {
	const ways = (list: Term[]) => list.map((term) => `(${anyWay([...term.said, ...term.meant])})`);
	const strict = ways(terms.filter((term) => term.isStrict));
	const free = ways(terms.filter((term) => !term.isStrict));
	return [...strict, ...(strict.length === 0 ? [`(${free.join(" | ")})`] : [])].join(" & ");
}

/**
 * How well a product answers: per term its best place (name 8, shelf, tags and codes 4, description 2, ingredients 1), what
 * is only meant counts less than what is said, and a name that begins with it a little more.
 */
export function scoreOf(terms: Term[]): Sql {
	const parts = terms.map(({ said, meant }) => {
		const groups = [place(said, 1), ...(meant.length > 0 ? [place(meant, MEANT_SHARE)] : [])];
		return join(groups, ", ", "GREATEST(", ")");
	});
	const heads = terms.flatMap(({ said, meant }) => [...said, ...meant]).map((phrase) => head(phrase));
	return join([...parts, match(heads.join(" | "), HEAD_BONUS)], " + ");
}

/** How many of the terms a product says. */
export function termsFound(terms: Term[]): Sql {
	return join(
		terms.map(({ said, meant }) => match(anyWay([...said, ...meant]), 1)),
		" + ",
	);
}

const PLACES: [Weight, number][] = [
	["A", 8],
	["B", 4],
	["C", 2],
];
const MEANT_SHARE = 0.8;
const HEAD_BONUS = 1.5;

function place(phrases: Phrase[], share: number): Sql {
	const cases = PLACES.map(([, points]) => `WHEN words @@ ?::tsquery THEN ${points * share}`).join(" ");
	return {
		sql: `CASE ${cases} WHEN words @@ ?::tsquery THEN ${share} ELSE 0 END`,
		values: [...PLACES.map(([weight]) => anyWay(phrases, weight)), anyWay(phrases)],
	};
}

function match(query: string, points: number): Sql {
	return { sql: `CASE WHEN words @@ ?::tsquery THEN ${points} ELSE 0 END`, values: [query] };
}

function anyWay(phrases: Phrase[], weights = ""): string {
	return phrases.map((phrase) => `(${toPhrase(phrase, weights)})`).join(" | ");
}

function toPhrase({ stems, isBeginning }: Phrase, weights: string): string {
	return stems
		.map((stem, index) => {
			const label = `${isBeginning && index === stems.length - 1 ? "*" : ""}${weights}`;
			return label ? `'${stem}':${label}` : `'${stem}'`;
		})
		.join(" <-> ");
}

/** The phrase at the very beginning of a name; its first word tells enough. */
function head({ stems, isBeginning }: Phrase): string {
	return `'${HEAD}${stems[0] ?? ""}'${isBeginning && stems.length === 1 ? ":*" : ""}`;
}

function join(parts: Sql[], separator: string, before = "", after = ""): Sql {
	return {
		sql: before + parts.map(({ sql }) => sql).join(separator) + after,
		values: parts.flatMap(({ values }) => values),
	};
}
