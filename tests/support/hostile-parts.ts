import { BROKEN, FIELDS, HEADERS, TEXTS, TYPES, VALUES } from "../fixtures/hostile-parts";
import type { Chance } from "./chance";

/** A text for that place: one of the known bad ones, or a few of them in a row. */
export function hostileText(chance: Chance, place: keyof typeof TEXTS): string {
	const pick = () => chance.pick<string>(TEXTS[place]);
	return chance.happens(90) ? pick() : pick() + pick();
}

/** No header or a few: conditions, ranges, encodings, proxies' words, Next's own, any of them twice. */
export function hostileHeaders(chance: Chance): string[] {
	const count = chance.happens(50) ? 0 : chance.between(1, 3);
	const drawn = Array.from({ length: count }, () =>
		chance.happens(85)
			? chance.pick(HEADERS)
			: `${chance.pick(["X-A", "Cookie", "Accept", "Idempotency-Key"])}: ${hostileText(chance, "header")}`,
	);
	return chance.happens(10) ? [...drawn, ...drawn] : drawn;
}

/** A body with its type: JSON with wrong values, very deep or very long JSON, none at all, or what the type denies. */
export function hostileBody(chance: Chance, ids: readonly [string, ...string[]]): { type: string; bytes: Buffer } {
	const type = chance.pick(TYPES);
	const text = (): string => {
		const kind = chance.between(1, 20);
		if (kind <= 4) return chance.pick(BROKEN);
		if (kind === 5) return "[".repeat(20_000) + "]".repeat(20_000);
		if (kind === 6) return `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`;
		if (kind === 7) return JSON.stringify({ message: "x".repeat(200_000) });
		return JSON.stringify(chance.happens(90) ? object(chance, ids, 3) : chance.pick(VALUES));
	};
	return { type, bytes: Buffer.from(text(), chance.happens(95) ? "utf8" : "latin1") };
}

function object(chance: Chance, ids: readonly [string, ...string[]], depth: number): object {
	const fields = Array.from({ length: chance.between(1, 8) }, () => [chance.pick(FIELDS), value(chance, ids, depth)]);
	return Object.fromEntries(fields);
}

function value(chance: Chance, ids: readonly [string, ...string[]], depth: number): unknown {
	const kind = chance.between(1, 10);
	if (kind <= 2) return chance.pick(ids);
	if (depth > 0 && kind === 3) return object(chance, ids, depth - 1);
	if (depth > 0 && kind === 4) return [object(chance, ids, depth - 1)];
	return chance.pick<unknown>(VALUES);
}
