import type { z } from "zod";
import type { FileAnswer, Form, Key, Operation, OperationsIn, ParamsOf, Sent } from "./operation";
import { addressOf, operationsIn } from "./operation";
import type { Shape } from "./shapes/shape";

/** How the API document presents an operation, in French. Examples are what a program sends and receives. */
export type DocumentationOf<O extends Operation> = {
	summary: string;
	description?: string;
} & ([ParamsOf<O>] extends [never]
	? unknown
	: { params: Record<ParamsOf<O>, { description: string; example: string }> }) &
	(O extends { query: infer Query } ? { query: Sent<Query> } : unknown) &
	(O extends { form: Form } ? { form: string } : unknown) &
	(Extract<O["answer"][keyof O["answer"]], FileAnswer> extends never ? unknown : { file: string });

interface Documentation<M, G, B, A> {
	/** Named JSON bodies that are sent. */
	bodies?: B;
	/** Named JSON bodies that are returned. */
	answers?: A;
	/** Operations under the headings of the document. */
	groups: G & {
		[Title in keyof G]: { [N in keyof G[Title]]: N extends keyof OperationsIn<M> ? unknown : never };
	} & ([Undescribed<M, G>] extends [never] ? unknown : { "operations without documentation": Undescribed<M, G> }); // A missing operation is a missing property of this name.
}
type Groups<M> = Record<string, { [N in keyof OperationsIn<M>]?: DocumentationOf<OperationsIn<M>[N]> }>;
type NamesIn<G> = { [Title in keyof G]: keyof G[Title] }[keyof G];
type Undescribed<M, G> = Exclude<keyof OperationsIn<M>, NamesIn<G>>;

type Shapes = Record<string, Shape>;
/** A resource in the form that the document is made from. */
export interface Documented<M, G, B extends Shapes, A extends Shapes> {
	groups: Record<keyof G, Record<Key, Row>>;
	queries: Record<keyof OperationsIn<M>, Shape>;
	bodies: B;
	answers: A;
}

/** Describes every operation of a contract module; one without a description does not compile. */
export function documented<
	M extends object,
	const G extends Groups<M>,
	B extends Shapes = Record<never, Shape>,
	A extends Shapes = Record<never, Shape>,
>(module: M, { bodies, answers, groups }: Documentation<M, G, B, A>): Documented<M, G, B, A> {
	const named = { bodies: namesOf(bodies), answers: namesOf(answers) };
	const operations = new Map(operationsIn(module));
	const queries: Shapes = {};
	const rows = Object.entries<Groups<M>[string]>(groups).map(([title, described]) => [
		title,
		Object.fromEntries(
			Object.entries<Words>(described as Record<string, Words>).map(([id, words]) => {
				const operation = operations.get(id);
				if (!operation) throw new Error(`${id} is no operation of this module`);
				if (operation.query) queries[id] = { schema: operation.query, example: words.query };
				return [operation.key, rowOf(id, operation, words, named)];
			}),
		),
	]);
	return {
		groups: Object.fromEntries(rows) as Record<keyof G, Record<Key, Row>>,
		queries: queries as Record<keyof OperationsIn<M>, Shape>,
		bodies: (bodies ?? {}) as B,
		answers: (answers ?? {}) as A,
	};
}

/** An operation by the names of its schemas, as the document and the router read it. */
type Row = ReturnType<typeof rowOf>;

interface Words {
	summary: string;
	description?: string;
	params?: Record<string, { description: string; example: string }>;
	query?: unknown;
	form?: string;
	file?: string;
}
type Names = ReadonlyMap<z.ZodType, string>;

const namesOf = (shapes: Shapes = {}): Names =>
	new Map(Object.entries(shapes).map(([name, { schema }]) => [schema, name]));

function rowOf(id: string, operation: Operation, words: Words, named: { bodies: Names; answers: Names }) {
	const { access, company, query, body, form, headers, answer, sends, errors, tries, invalid } = operation;
	const { summary, description, params } = words;
	const nameIn = (names: Names, schema: z.ZodType) => {
		const name = names.get(schema);
		if (name === undefined) throw new Error(`${addressOf(operation).path} takes or returns a schema without a name`);
		return name;
	};
	const contents = Object.entries(answer).map(([status, content]) => {
		if (typeof content === "string") return [status, content];
		if ("file" in content) return [status, { type: content.file, example: words.file }];
		return [status, nameIn(named.answers, content)];
	});
	const terms = typeof access === "object" ? { access: "admin" as const, permission: access.staff } : { access };
	return {
		id,
		...terms,
		summary,
		answers: Object.fromEntries(contents) as Record<number, string | { type: string; example: string }>,
		...(company && { company }),
		...(description && { description }),
		...(params && { params }),
		...(query && { query: id }),
		...(body && { body: nameIn(named.bodies, body) }),
		...(form && { file: fileOf(form, words.form ?? "", (schema) => nameIn(named.bodies, schema)) }),
		...(headers && { headers }),
		...(sends && { sends }),
		...(errors && { errors }),
		...(tries && { tries }),
		...(invalid && { invalid }),
	};
}

function fileOf({ field, type, parts, beside }: Form, example: string, nameOf: (schema: z.ZodType) => string) {
	const named = parts && Object.fromEntries(Object.entries(parts).map(([name, schema]) => [name, nameOf(schema)]));
	return { field, type, example, ...(named && { parts: named }), ...(beside && { beside }) };
}
