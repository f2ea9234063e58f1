import type { FieldError } from "@confiserie/domain/contract/error";
import { BODIES, QUERIES } from "@confiserie/domain/contract/resources";
import { fieldPath } from "@confiserie/domain/field-path";
import { describe, expect, test } from "vitest";
import { parse } from "../../backend/src/http/parse";
import { failureOf } from "../../backend/src/modules/foundations/failures";

/** What can stand in the place of a value of a body; undefined for a field that is absent. */
const MALFORMED = [
	...[undefined, null, true, -1, 0.1, 1e308],
	...["", " ", "\0", "\ud800", "a".repeat(10_001)],
	...[[], [null], {}, { a: { b: 1 } }],
];
const UNKNOWN = "isAdmin";

type Path = (string | number)[];

/** The path of each value within a value. */
function* places(value: unknown, path: Path = []): Generator<Path> {
	if (path.length > 0) yield path;
	if (typeof value !== "object" || value === null) return;
	// Elements of a list are alike.
	const entries = Array.isArray(value)
		? value.slice(0, 1).map((item, index) => [index, item] as const)
		: Object.entries(value);
	for (const [key, inner] of entries) yield* places(inner, [...path, key]);
}

/** A copy that has another value at the path. */
function replacedAt(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
	if (key === undefined) return by;
	if (Array.isArray(value)) return value.map((item, index) => (index === key ? replacedAt(item, rest, by) : item));
	const fields = value as Record<string, unknown>;
	return { ...fields, [key]: replacedAt(fields[key], rest, by) };
}

type Schema = Parameters<typeof parse>[0];

/** The value, or the refusal. Anything else that is thrown would be a 500. */
function outcomeOf(schema: Schema, value: unknown) {
	try {
		return { value: parse(schema, value) };
	} catch (error) {
		const failure = failureOf(error);
		if (!failure) throw error;
		return { code: failure.code, errors: failure.details.errors ?? [] };
	}
}

const isFrench = (errors: readonly FieldError[]) =>
	errors.length > 0 && errors.every(({ message }) => !/^$|\b(invalid|expected|received)\b/i.test(message));

describe.each(Object.entries({ ...QUERIES, ...BODIES }))("%s", (_name, { schema, example }) => {
	test("refuses a malformed value by its field, in French, and throws nothing else", () => {
		for (const path of places(example)) {
			for (const value of MALFORMED) {
				const { code, errors } = outcomeOf(schema, replacedAt(example, path, value));
				if (!code) continue;
				expect([fieldPath(path), code, errors]).toEqual([fieldPath(path), "VALIDATION", expect.toSatisfy(isFrench)]);
			}
		}
	});

	test("ignores a field that it does not have, or refuses it by its name", () => {
		if (Array.isArray(example)) return;
		const { value, errors } = outcomeOf(schema, { ...(example as object), [UNKNOWN]: true });
		if (errors) expect(errors.map(({ field }) => field)).toEqual([UNKNOWN]);
		else expect(value).toEqual(outcomeOf(schema, example).value);
	});
});
