import { HEAD } from "../index/search-vector";
import { HEAD_BONUS, MEANT_SHARE, PLACES } from "../ranking";
import type { Phrase, Term } from "./read-query";

/** A piece of SQL with the values of its placeholders. */
export interface SqlFragment {
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
export function scoreOf(terms: Term[]): SqlFragment {
	const parts = terms.map(bestPlace);
	const heads = terms.flatMap(({ said, meant }) => [...said, ...meant]).map((phrase) => head(phrase));
	return join([...parts, match(heads.join(" | "), HEAD_BONUS)], " + ");
}

/** How many of the terms a product says. */
export function termsFound(terms: Term[]): SqlFragment {
	return join(
		terms.map(({ said, meant }) => match(anyWay([...said, ...meant]), 1)),
		" + ",
	);
}

function bestPlace({ said, meant }: Term): SqlFragment {
	const ways = PLACES.flatMap(([weight, points]) => [
		{ query: anyWay(said, weight), points },
		...(meant.length > 0 ? [{ query: anyWay(meant, weight), points: points * MEANT_SHARE }] : []),
	]);
	return {
		sql: `CASE ${ways.map(({ points }) => `WHEN words @@ ?::tsquery THEN ${points}`).join(" ")} ELSE 0 END`,
		values: ways.map(({ query }) => query),
	};
}

function match(query: string, points: number): SqlFragment {
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

function join(parts: SqlFragment[], separator: string): SqlFragment {
	return {
		sql: parts.map(({ sql }) => sql).join(separator),
		values: parts.flatMap(({ values }) => values),
	};
}
