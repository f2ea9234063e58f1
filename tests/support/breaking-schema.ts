/** A part of an OpenAPI document. */
export type Part = { [key: string]: unknown };

/** Whether programs send the value or read it: what narrows one widens the other. */
export type Direction = "sent" | "received";

/** Both documents, to follow references in, each in its own. */
export interface Versions {
	before: Part;
	after: Part;
}

/** A schema and what became of it. */
type Pair = readonly [before: Part, after: Part];

/**
 * What in a schema would fail a program that was written against the one before. A value that is sent must still be taken,
 * one that is received must still be there and of its kind; a new value of an enumeration is none to fail on.
 */
export function schemaBreaks(
	versions: Versions,
	before: unknown,
	after: unknown,
	at: string,
	direction: Direction,
	seen: readonly Pair[] = [],
): string[] {
	const [old, now] = [alternatives(versions.before, before), alternatives(versions.after, after)];
	if (old.length === 1 && now.length === 1) return oneBreaks(versions, old[0] ?? {}, now[0] ?? {}, at, direction, seen);
	const [mine, theirs] = direction === "sent" ? [old, now] : [now, old];
	const isPresent = (one: Part) =>
		theirs.some((other) => {
			const [was, is] = direction === "sent" ? [one, other] : [other, one];
			return oneBreaks(versions, was, is, at, direction, seen).length === 0;
		});
	return mine.every(isPresent) ? [] : [`${at}: another kind of value`];
}

function oneBreaks(
	versions: Versions,
	before: Part,
	after: Part,
	at: string,
	direction: Direction,
	seen: readonly Pair[],
): string[] {
	// A recursive schema was compared already.
	if (seen.some(([old, now]) => old === before && now === after)) return [];
	const within = [...seen, [before, after] as const];
	const wider = direction === "sent" ? after : before;
	const narrower = direction === "sent" ? before : after;
	if (!takesType(wider.type, narrower.type)) return [`${at}: ${before.type ?? "any"} became ${after.type ?? "any"}`];
	return [
		...(direction === "sent" ? limitBreaks(before, after, at) : []),
		...propertyBreaks(versions, before, after, at, direction, within),
		...(["items", "additionalProperties"] as const).flatMap((key) =>
			isPart(before[key]) && isPart(after[key])
				? schemaBreaks(versions, before[key], after[key], `${at}[]`, direction, within)
				: [],
		),
	];
}

function propertyBreaks(
	versions: Versions,
	before: Part,
	after: Part,
	at: string,
	direction: Direction,
	seen: readonly Pair[],
): string[] {
	const [old, now] = [partOf(before.properties), partOf(after.properties)];
	const [wasRequired, isRequired] = [listOf(before.required).map(String), listOf(after.required).map(String)];
	const changed = Object.keys(old).flatMap((name) =>
		name in now
			? schemaBreaks(versions, old[name], now[name], `${at}.${name}`, direction, seen)
			: [`${at}.${name}: removed`],
	);
	const required =
		direction === "sent"
			? isRequired.filter((name) => !wasRequired.includes(name)).map((name) => `${at}.${name}: now required`)
			: wasRequired
					.filter((name) => name in now && !isRequired.includes(name))
					.map((name) => `${at}.${name}: no longer always there`);
	return [...changed, ...required];
}

/** Bounds, patterns and value lists that accept less than before. */
function limitBreaks(before: Part, after: Part, at: string): string[] {
	const breaks: string[] = [];
	for (const key of ["maximum", "exclusiveMaximum", "maxLength", "maxItems"])
		if (boundOf(after[key], Infinity) < boundOf(before[key], Infinity)) breaks.push(`${at}: ${key} lowered`);
	for (const key of ["minimum", "exclusiveMinimum", "minLength", "minItems"])
		if (boundOf(after[key], -Infinity) > boundOf(before[key], -Infinity)) breaks.push(`${at}: ${key} raised`);
	const [old, now] = [valuesOf(before), valuesOf(after)];
	for (const key of ["pattern", "format"])
		if (after[key] !== undefined && after[key] !== before[key] && !(key === "pattern" && takesAll(after[key], old)))
			breaks.push(`${at}: another ${key}`);
	if (now && !old?.every((value) => now.includes(value))) breaks.push(`${at}: fewer values`);
	return breaks;
}

/** Whether a pattern accepts each value of the former list, so that it accepts no less. */
const takesAll = (pattern: unknown, values: unknown[] | undefined) =>
	values?.every((value) => typeof value === "string" && new RegExp(String(pattern), "u").test(value)) ?? false;

const takesType = (wider: unknown, narrower: unknown) =>
	wider === undefined || wider === narrower || (wider === "number" && narrower === "integer");

function alternatives(document: Part, schema: unknown): Part[] {
	const part = resolved(document, schema);
	if (Array.isArray(part.anyOf)) return part.anyOf.flatMap((one) => alternatives(document, one));
	// JSON Schema writes the same in two ways: anyOf, or a list of types with the limits of each beside it.
	return Array.isArray(part.type) ? part.type.map((type) => (type === "null" ? { type } : { ...part, type })) : [part];
}

/** Follows references within a document. */
function resolved(document: Part, schema: unknown): Part {
	const ref = refOf(schema);
	if (!ref) return partOf(schema);
	const found = ref
		.slice(2)
		.split("/")
		.reduce<unknown>((at, key) => partOf(at)[key], document);
	return resolved(document, found);
}

const refOf = (schema: unknown): string => (isPart(schema) && typeof schema.$ref === "string" ? schema.$ref : "");
const isPart = (value: unknown): value is Part => typeof value === "object" && value !== null && !Array.isArray(value);
/** An object as it is, nothing for anything else. */
export const partOf = (value: unknown): Part => (isPart(value) ? value : {});
/** A list as it is, nothing for anything else. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const boundOf = (value: unknown, none: number) => (typeof value === "number" ? value : none);
const valuesOf = ({ enum: values, const: only }: Part) =>
	Array.isArray(values) ? values : only === undefined ? undefined : [only];
