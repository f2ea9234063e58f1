import { REQUEST_HEADERS } from "../headers";
import { BODIES, QUERIES } from "../resources";
import type { Operation } from "../row";
import { type Json, querySchema, schemaRef } from "./components";

/** Everything of a request that is no body: parts of the path, of the query string, headers. */
export function parametersOf(method: string, operation: Operation): Json[] {
	const { params = {}, query, headers = [], answers } = operation;
	const inPath = Object.entries(params).map(([name, { description, example }]) => ({
		name,
		in: "path",
		required: true,
		description,
		schema: { type: "string", minLength: 1 },
		example,
	}));
	const inHeaders = headers.map((name) => {
		const { required, description, maxLength, example } = REQUEST_HEADERS[name];
		return {
			name: name.replace("?", ""),
			in: "header",
			required,
			description,
			schema: { type: "string", minLength: 1, maxLength },
			example,
		};
	});
	const isRevalidated = method === "GET" && typeof answers[200] === "string";
	return [...inPath, ...(query ? inQuery(query) : []), ...inHeaders, ...(isRevalidated ? [IF_NONE_MATCH] : [])];
}

const IF_NONE_MATCH = {
	name: "If-None-Match",
	in: "header",
	required: false,
	description: "L'ETag que l'on tient : 304 quand rien n'a changé.",
	schema: { type: "string" },
	example: 'W/"1a2b-c3d4"',
};

function inQuery(query: keyof typeof QUERIES): Json[] {
	const { properties, required } = querySchema(query);
	const examples = QUERIES[query].example as Json;
	return Object.entries(properties).map(([name, schema]) => ({
		name,
		in: "query",
		required: required.includes(name),
		schema,
		example: typed(String(examples[name]), schema),
	}));
}

/** A text of a query string as the value that it stands for. */
function typed(text: string, { type }: Json): unknown {
	if (type === "integer" || type === "number") return Number(text);
	return type === "boolean" ? text === "true" : text;
}

/** The body of a request: JSON, or a form with one file. */
export function requestBodyOf({ body, file }: Operation): Json {
	if (body) {
		const content = { schema: { $ref: schemaRef(body) }, example: BODIES[body].example };
		return { requestBody: { required: true, content: { "application/json": content } } };
	}
	if (!file) return {};
	const parts = Object.entries(file.parts ?? {});
	const schema = {
		type: "object",
		required: [file.field],
		properties: {
			[file.field]: { type: "string", contentMediaType: file.type },
			...Object.fromEntries(
				Object.entries(file.beside ?? {}).map(([name, type]) => [name, { type: "string", contentMediaType: type }]),
			),
			...Object.fromEntries(parts.map(([name, body]) => [name, { $ref: schemaRef(body) }])),
		},
	};
	const examples = parts.map(([name, body]) => [name, BODIES[body].example]);
	const content = { schema, example: { [file.field]: file.example, ...Object.fromEntries(examples) } };
	return { requestBody: { required: true, content: { "multipart/form-data": content } } };
}
