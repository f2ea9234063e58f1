import { openApiDocument } from "@confiserie/domain/contract/openapi/document";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

/** The parts of the document that tests read. */
export interface Described {
	method: string;
	/** "/api/products/{id}". */
	path: string;
	operation: {
		operationId: string;
		security: readonly { session?: readonly string[]; channelKey?: readonly string[] }[];
		parameters?: readonly DescribedParameter[];
		requestBody?: { content: Record<string, Media> };
		/** By status, references followed. */
		responses: Record<string, Answer>;
	};
}
interface Answer {
	content?: Record<string, Media>;
}
export interface DescribedParameter {
	name: string;
	in: "path" | "query" | "header";
	required: boolean;
	schema: JsonSchema;
	example: unknown;
}
export interface Media {
	schema: JsonSchema;
	example?: unknown;
	examples?: Record<string, { value: unknown }>;
}
export type JsonSchema = { [key: string]: unknown };

interface Document {
	paths: Record<string, Record<string, Described["operation"]>>;
	components: { schemas: Record<string, JsonSchema>; responses: Record<string, Answer> };
}

export const DOCUMENT = openApiDocument() as unknown as Document;

/** Every operation of the document. */
export const DESCRIBED: readonly Described[] = Object.entries(DOCUMENT.paths).flatMap(([path, methods]) =>
	Object.entries(methods).map(([method, operation]) => ({
		method: method.toUpperCase(),
		path,
		operation: { ...operation, responses: followed(operation.responses) },
	})),
);

/** Responses that operations share are components. */
function followed(answers: Record<string, Answer & { $ref?: string }>): Record<string, Answer> {
	const named = ({ $ref = "" }) => DOCUMENT.components.responses[$ref.split("/").pop() ?? ""];
	return Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, named(answer) ?? answer]));
}

const ajv = addFormats.default(
	new Ajv2020({
		strict: false,
		allErrors: true,
		inlineRefs: false,
		validateSchema: false,
		// 40.27 is a multiple of 0.01, whatever floating point makes of the division.
		multipleOfPrecision: 6,
		code: { optimize: false },
	}),
);
ajv.addSchema({ $id: "/openapi", components: closed(DOCUMENT.components) });
const validators = new Map<JsonSchema, ValidateFunction>();

/** Violations of a schema of the document; undeclared fields are violations. Empty when it matches. */
export function misfits(schema: JsonSchema, value: unknown): string[] {
	const validate = validators.get(schema) ?? ajv.compile(rooted(schema));
	validators.set(schema, validate);
	validate(value);
	return (validate.errors ?? []).map(
		({ instancePath, message, params }: ErrorObject) => `${instancePath} ${message} ${JSON.stringify(params)}`,
	);
}

/** References of the document lead to its own components. */
function rooted(schema: JsonSchema): JsonSchema {
	return JSON.parse(JSON.stringify(closed(schema)).replaceAll('"$ref":"#/', '"$ref":"/openapi#/'));
}

/** The document allows later versions to add fields; today's responses must have only declared ones. */
function closed<Part>(part: Part): Part {
	if (Array.isArray(part)) return part.map(closed) as Part;
	if (typeof part !== "object" || part === null) return part;
	const inner = Object.fromEntries(
		Object.entries(part).map(([key, value]) => [key, key === "examples" || key === "example" ? value : closed(value)]),
	);
	const isObject =
		inner.type === "object" && inner.properties !== undefined && inner.additionalProperties === undefined;
	return (isObject ? { ...inner, additionalProperties: false } : inner) as Part;
}

/** Differences between a response and the document; empty when it matches. A path may contain values. */
export function undescribed(
	method: string,
	path: string,
	{ status, type, body }: { status: number; type: string; body: unknown },
): string[] {
	const described = operationAt(method, path);
	if (!described) return [];
	const answer = described.operation.responses[String(status)];
	if (!answer) return [`status ${status} of ${described.method} ${described.path} is not described`];
	// A redirection also has a body with its target, for clients that do not follow it.
	if (!answer.content) return body === "" || status === 302 ? [] : [`status ${status} has a body: ${body}`];
	const plain = type.split(";")[0] ?? "";
	const media = answer.content[plain] ?? answer.content[plain.replace(/\/.*/, "/*")];
	if (!media) return [`status ${status} is of type "${type}"`];
	return plain === "application/json" ? misfits(media.schema, body) : [];
}

/** The operations of a method, fixed paths before those with a parameter. */
const SERVING = new Map<string, { pattern: RegExp; one: Described }[]>();
for (const one of DESCRIBED.toSorted((a, b) => a.path.split("{").length - b.path.split("{").length)) {
	const pattern = new RegExp(`^${one.path.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[^/]+")}$`);
	SERVING.set(one.method, [...(SERVING.get(one.method) ?? []), { pattern, one }]);
}

/** The operation that serves a path; undefined for what is not of the contract. */
function operationAt(method: string, path: string): Described | undefined {
	const asked = path.replace(/\/$/, "");
	return SERVING.get(method)?.find(({ pattern }) => pattern.test(asked))?.one;
}
