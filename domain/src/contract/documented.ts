import type { z } from "zod";
import type { FileAnswer, Form, Key, Operation, OperationsIn, Sent } from "./operation";
import { operationsIn } from "./operation";
import { parametersOf } from "./path-parameters";
import type { Shape } from "./shape";

/** How the API document presents an operation, in French. Examples are what a program sends and receives. */
export type DocumentationOf<O extends Operation> = {
	summary: string;
	description?: string;
} & (O extends { query: infer Query } ? { query: Sent<Query> } : unknown) &
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
	const operations = new Map(operationsIn(module));
	const queries: Shapes = {};
	const rows = Object.entries<Groups<M>[string]>(groups).map(([title, described]) => [
		title,
		Object.fromEntries(
			Object.entries<Words>(described as Record<string, Words>).map(([id, words]) => {
				const operation = operations.get(id);
				if (!operation) throw new Error(`${id} is no operation of this module`);
				if (operation.query) queries[id] = { schema: operation.query, example: words.query };
				return [operation.key, rowOf(id, operation, words)];
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

/** An operation with its words, as the document and the router read it once `rowsOf` has named its schemas. */
export type Row = ReturnType<typeof rowOf>;

interface Words {
	summary: string;
	description?: string;
	query?: unknown;
	form?: string;
	file?: string;
}

function rowOf(id: string, operation: Operation, words: Words) {
	const { access, company, query, body, form, headers, answer, sends, errors, tries, invalid } = operation;
	const { summary, description } = words;
	const params = parametersOf(operation.key);
	const contents = Object.entries(answer).map(([status, content]) => {
		if (typeof content === "string" || !("file" in content)) return [status, content];
		return [status, { type: content.file, example: words.file }];
	});
	const terms = typeof access === "object" ? { access: "admin" as const, permission: access.staff } : { access };
	return {
		id,
		...terms,
		summary,
		answers: Object.fromEntries(contents) as Record<number, z.ZodType | string | { type: string; example: string }>,
		...(company && { company }),
		...(description && { description }),
		...(Object.keys(params).length > 0 && { params }),
		...(query && { query: id }),
		...(body && { body }),
		...(form && { file: fileOf(form, words.form ?? "") }),
		...(headers && { headers }),
		...(sends && { sends }),
		...(errors && { errors }),
		...(tries && { tries }),
		...(invalid && { invalid }),
	};
}

function fileOf({ field, type, parts, beside }: Form, example: string) {
	return { field, type, example, ...(parts && { parts }), ...(beside && { beside: typesOf(beside) }) };
}

function typesOf(files: NonNullable<Form["beside"]>): Record<string, string> {
	return Object.fromEntries(Object.entries(files).map(([field, { type }]) => [field, type]));
}
