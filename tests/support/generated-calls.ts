import type { SAMPLE } from "@confiserie/domain/contract/shape";
import fc from "fast-check";
import type { Described, DescribedParameter, JsonSchema, Media } from "./contract";
import { generated } from "./generated-values";

/** Who makes a call. */
export type Actor = "anonymous" | "customer" | "administrator" | "channel";

/** A request that was drawn for an operation, ready to be sent. */
export interface GeneratedCall {
	described: Described;
	actor: Actor;
	/** With its query string. */
	target: string;
	headers: Record<string, string>;
	body: string | FormData | undefined;
}

/** Existing values of the shop, by the example value of the document that they replace. */
export type Known = Partial<Record<(typeof SAMPLE)[keyof typeof SAMPLE], string>>;

/** Requests for an operation: about half would be right, the others are wrong in some part. */
export function generatedCalls(described: Described, known: Known): fc.Arbitrary<GeneratedCall> {
	const parameters = described.operation.parameters ?? [];
	const of = (place: DescribedParameter["in"]) => parameters.filter((one) => one.in === place);
	return fc
		.record({
			actor: actorOf(described),
			path: fc.record(Object.fromEntries(of("path").map((one) => [one.name, pathValue(described, one, known)]))),
			query: fc.record(Object.fromEntries(of("query").map((one) => [one.name, queryValue(one, known)]))),
			headers: fc.record(Object.fromEntries(of("header").map((one) => [one.name, headerValue(one)]))),
			body: bodyOf(described.operation.requestBody?.content ?? {}, known),
		})
		.map(({ actor, path, query, headers, body }) => ({
			described,
			actor,
			target: described.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encoded(path[name])) + queryString(query),
			headers: { ...body.headers, ...(Object.fromEntries(present(headers)) as Record<string, string>) },
			body: body.content,
		}));
}

function actorOf({ operation }: Described): fc.Arbitrary<Actor> {
	const [wanted] = operation.security;
	const fitting = wanted ? (wanted.channelKey ? "channel" : sessionOf(wanted.session)) : "anonymous";
	return fc.oneof(
		{ weight: 8, arbitrary: fc.constant<Actor>(fitting) },
		{ weight: 1, arbitrary: fc.constantFrom<Actor>("anonymous", "customer", "administrator", "channel") },
	);
}

const sessionOf = (roles: readonly string[] = []): Actor => (roles.includes("admin") ? "administrator" : "customer");

/** What exists is mostly spared by DELETE: with it gone, the other operations would find nothing. */
function pathValue({ method }: Described, { schema, example }: DescribedParameter, known: Known) {
	return fc.oneof(
		{ weight: method === "DELETE" ? 1 : 12, arbitrary: fc.constant(real(example, known)) },
		{ weight: 4, arbitrary: generated(schema) },
	);
}

const queryValue = ({ schema, example, required }: DescribedParameter, known: Known) =>
	fc.oneof(
		{ weight: required ? 1 : 6, arbitrary: fc.constant(undefined) },
		{ weight: 4, arbitrary: fc.constant(real(example, known)) },
		{ weight: 3, arbitrary: generated(schema) },
	);

/** A header carries printable text, and its edges are trimmed on the way. */
const headerValue = ({ example }: DescribedParameter) =>
	fc.oneof(fc.constant(undefined), fc.constant(String(example)), fc.stringMatching(/^[!-~]{1,300}$/));

function bodyOf(content: Record<string, Media>, known: Known) {
	const [[type, media] = []] = Object.entries(content);
	if (!type || !media) return fc.constant({ headers: {}, content: undefined });
	if (type === "multipart/form-data") return form(media.schema);
	const json = fc.oneof(fc.constant(real(media.example, known)), generated(media.schema), partly(media, known));
	return json.map((value) => ({ headers: { "content-type": type }, content: JSON.stringify(value) }));
}

/** The example with one of its fields as chance has it. */
function partly({ schema, example }: Media, known: Known): fc.Arbitrary<unknown> {
	const right = real(example, known);
	if (typeof right !== "object" || right === null) return fc.constant(right);
	return fc.tuple(fc.constantFrom(...Object.keys(right)), generated(schema)).map(([name, other]) => ({
		...right,
		[name]: typeof other === "object" && other !== null ? (other as JsonSchema)[name] : other,
	}));
}

function form(schema: JsonSchema) {
	const [field = ""] = Object.keys(schema.properties ?? {});
	return fc
		.record({ name: fc.constantFrom(field, "other"), bytes: fc.oneof(fc.constant(PIXEL), fc.string()) })
		.map(({ name, bytes }) => {
			const content = new FormData();
			content.append(name, new Blob([bytes]), "fichier");
			return { headers: {}, content };
		});
}

/** An image of one point. */
const PIXEL = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	"base64",
);

/** An example with existing values in place of example values. */
function real(example: unknown, known: Known): unknown {
	const text = Object.entries(known).reduce(
		(written, [sample, own]) => written.replaceAll(sample, own),
		JSON.stringify(example),
	);
	return JSON.parse(text);
}

const present = (values: Record<string, unknown>) => Object.entries(values).filter(([, value]) => value !== undefined);
const written = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
const encoded = (value: unknown): string => encodeURIComponent(written(value).replaceAll(/\p{Surrogate}/gu, "\ufffd"));
const queryString = (query: Record<string, unknown>): string => {
	const pairs = present(query).flatMap(([name, value]) =>
		(Array.isArray(value) ? value : [value]).map((one) => `${encodeURIComponent(name)}=${encoded(one)}`),
	);
	return pairs.length > 0 ? `?${pairs.join("&")}` : "";
};
