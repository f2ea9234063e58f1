import fc from "fast-check";
import { DOCUMENT, type JsonSchema } from "./contract";

/** Values that break parsers, databases and figures, whatever was asked for. */
const HOSTILE: fc.Arbitrary<unknown> = fc.oneof(
	fc.constantFrom<unknown>(
		null,
		true,
		0,
		-1,
		0.1,
		1e308,
		2 ** 53,
		2 ** 31,
		"",
		" ",
		"\0",
		"\ud800",
		"%00",
		"../..",
		"'; drop table order_book; --",
		"<script>alert(1)</script>",
		"{{7*7}}",
		"🍬".repeat(60),
		"a".repeat(5000),
		"2026-02-30",
		"NaN",
		[],
		[[]],
		{},
		JSON.parse('{"__proto__":{"role":"ADMIN"}}'),
	),
	fc.jsonValue({ maxDepth: 2 }),
);

/** Values of a schema of the document, one in about twelve parts of them hostile. */
export function generated(schema: JsonSchema): fc.Arbitrary<unknown> {
	return fc.oneof({ weight: 12, arbitrary: valid(schema) }, { weight: 1, arbitrary: HOSTILE });
}

function valid(given: JsonSchema): fc.Arbitrary<unknown> {
	const schema = resolved(given);
	const choices = schema.anyOf ?? schema.oneOf;
	if (Array.isArray(choices)) return fc.oneof(...choices.map((one: JsonSchema) => generated(one)));
	if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
	if (schema.const !== undefined) return fc.constant(schema.const);
	switch (schema.type) {
		case "string":
			return text(schema);
		case "integer":
			return fc.integer({ min: bound(schema.minimum, -1000), max: bound(schema.maximum, 100_000) });
		case "number":
			return fc.double({ min: bound(schema.minimum, 0), max: bound(schema.maximum, 1000), noNaN: true });
		case "boolean":
			return fc.boolean();
		case "null":
			return fc.constant(null);
		case "array":
			return fc.array(generated(schema.items as JsonSchema), { minLength: bound(schema.minItems, 0), maxLength: 4 });
		case "object":
			return object(schema);
		default:
			return fc.jsonValue({ maxDepth: 1 });
	}
}

function text({ pattern, format, minLength, maxLength }: JsonSchema): fc.Arbitrary<string> {
	if (format === "uuid") return fc.uuid();
	if (typeof pattern === "string") return fc.stringMatching(new RegExp(pattern));
	const minimum = bound(minLength, 0);
	return fc.string({ unit: "grapheme", minLength: minimum, maxLength: Math.min(bound(maxLength, 40), minimum + 40) });
}

function object({ properties = {}, required = [], additionalProperties }: JsonSchema): fc.Arbitrary<unknown> {
	if (typeof additionalProperties === "object")
		return fc.dictionary(fc.string(), generated(additionalProperties as JsonSchema), { maxKeys: 3 });
	const named = Object.entries(properties as Record<string, JsonSchema>);
	const parts: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
		named.map(([name, schema]) => [name, generated(schema)]),
	);
	// One body in ten lacks random fields.
	return fc.oneof(
		{ weight: 9, arbitrary: fc.record(parts, { requiredKeys: required as string[] }) },
		{ weight: 1, arbitrary: fc.record(parts, { requiredKeys: [] }) },
	);
}

/** Follows a reference within the document. */
function resolved(schema: JsonSchema): JsonSchema {
	if (typeof schema.$ref !== "string") return schema;
	return resolved(DOCUMENT.components.schemas[schema.$ref.split("/").pop() ?? ""] ?? {});
}

const bound = (value: unknown, otherwise: number): number => (typeof value === "number" ? value : otherwise);
