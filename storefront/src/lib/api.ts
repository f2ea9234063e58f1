import {
	type AnswerOf,
	addressOf,
	type Key,
	type Operation,
	type ParamsOf,
	pathOf,
	type Sent,
} from "@confiserie/domain/contract/operation";
import { ApiProblem, answeredProblem, transportProblem } from "./api-problem";
import { announceUnauthenticated, dropToken, readToken } from "./session";

export { ApiProblem };

/** Base path and time limit of every call. Source: spec §7. */
const API_BASE = "/api";
export const API_TIMEOUT_MS = 30_000;

/** A zod schema, or anything else that turns an unknown response into a trusted one or throws. */
export interface Parser<Output> {
	parse(value: unknown): Output;
}
/** Of a response that says nothing. */
export const nothing: Parser<void> = { parse: () => undefined };
interface CallOptions {
	query?: Record<string, string | number | boolean | readonly string[] | undefined>;
	headers?: Record<string, string>;
	signal?: AbortSignal | undefined;
}

/** Paths whose 401 means "wrong password" or "already logged out", not "your session ended". */
const ANSWERS_401_ITSELF = new Set(["/auth/login", "/auth/register", "/auth/logout", "/auth/google/link"]);

/** What a caller states of an operation; parts that it does not take are refused by the compiler. */
export type Input<O extends Operation> = {
	signal?: AbortSignal | undefined;
	headers?: Record<string, string>;
} & ([ParamsOf<O>] extends [never] ? unknown : { params: Record<ParamsOf<O>, string> }) &
	(O extends { query: infer Query } ? Stated<"query", Addressed<Sent<Query>>> : unknown) &
	(O extends { body: infer Body } ? { body: Unchanged<Sent<Body>> } : unknown) &
	(O extends { form: unknown } ? { form: FormData } : unknown);
type Stated<Name extends string, Value> =
	Partial<Value> extends Value ? { [N in Name]?: Value } : { [N in Name]: Value };
/** A query as callers state it: an address writes numbers and truth values as text. */
type Addressed<Query> = { [N in keyof Query]: Query[N] | Text<NonNullable<Query[N]>> };
type Text<Stated> = (string extends Stated ? number : never) | ("true" extends Stated ? boolean : never);
type Unchanged<Value> = Value extends readonly (infer Item)[]
	? readonly Unchanged<Item>[]
	: Value extends object
		? { readonly [N in keyof Value]: Unchanged<Value[N]> }
		: Value;
/** An operation that needs nothing is called without an input. */
export type InputOf<O extends Operation> = Partial<Input<O>> extends Input<O> ? [input?: Input<O>] : [input: Input<O>];

/**
 * Calls an operation and parses its response by the contract. Sends credentials and the stored bearer token, gives up after 30 s.
 * Throws ApiProblem; a call aborted by its own `signal` throws the AbortError instead.
 * A 401 drops the token and redirects to /login (except from login and register themselves). Source: spec §7, §8.
 */
export function call<O extends Operation>(operation: O, ...[input]: InputOf<O>): Promise<AnswerOf<O>> {
	return readAnswer(operation.key, input, (json, status) => {
		const content = operation.answer[status];
		if (content === "nothing") return undefined as AnswerOf<O>;
		if (typeof content !== "object" || "file" in content) throw new TypeError(`${operation.key}: ${status}`);
		return content.parse(json) as AnswerOf<O>;
	});
}

/**
 * An operation of which a page loads the type only, since its schemas weigh more than the page:
 * `named<typeof readMe>("GET /api/auth/me")`. It is called like `call`, with what reads the response.
 */
export const named =
	<O extends Operation>(key: O["key"]) =>
	<Output>(parser: Parser<Output>, ...[input]: InputOf<O>): Promise<Output> =>
		readAnswer(key, input, (json) => parser.parse(json));

/** The file that an operation returns, as a response: its name is in the headers. Throws like `call`. */
export function openFile<O extends Operation>(operation: O, ...[input]: InputOf<O>): Promise<Response> {
	const { params, ...options } = partsOf(input);
	return stream(pathOf(operation.key, params).slice(API_BASE.length), options);
}

/** The content of the file that an operation returns. */
export async function fetchFile<O extends Operation>(operation: O, ...input: InputOf<O>): Promise<Blob> {
	return (await openFile(operation, ...input)).blob().catch(cutOff);
}

/** Reports a connection that fails, also in the middle of a file. @throws ApiProblem */
export const cutOff = (): never => {
	throw transportProblem(navigator.onLine === false ? "OFFLINE" : "UNREACHABLE");
};

interface Parts extends CallOptions {
	params?: Record<string, string>;
	body?: unknown;
	form?: FormData;
}
const partsOf = (input: object | undefined): Parts => input ?? {};

async function readAnswer<Output>(
	key: Key,
	input: object | undefined,
	read: (json: unknown, status: number) => Output,
): Promise<Output> {
	const { params, body, form, ...options } = partsOf(input);
	const path = pathOf(key, params).slice(API_BASE.length);
	const { status, json } = await answered(addressOf({ key }).method, path, form ?? body, options);
	try {
		return read(json, status);
	} catch (cause) {
		throw cause instanceof ApiProblem ? cause : transportProblem("UNREADABLE", status);
	}
}

/** A successful response; an error response is thrown as ApiProblem. */
async function answered(
	method: string,
	path: string,
	body: unknown,
	options: CallOptions,
): Promise<{ status: number; json: unknown }> {
	const token = readToken();
	const headers: Record<string, string> = { accept: "application/json", ...options.headers };
	if (token) headers.authorization = `Bearer ${token}`;
	// A form brings its own type, with the boundary between its parts.
	const isForm = body instanceof FormData;
	if (body !== undefined && !isForm) headers["content-type"] = "application/json";

	const url = `${API_BASE}${path}${queryString(options.query)}`;
	const sent = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
	const { status, ok, json } = await inTime(options.signal, async (signal) => {
		const response = await fetch(url, { method, headers, credentials: "include", ...sent, signal });
		return { status: response.status, ok: response.ok, json: readJson(await response.text()) };
	});
	if (!ok) throw refused(answeredProblem(status, json), path, token);
	return { status, json };
}

async function stream(path: string, { query, headers, signal }: CallOptions): Promise<Response> {
	const token = readToken();
	const url = `${API_BASE}${path}${queryString(query)}`;
	const sent = token ? { ...headers, authorization: `Bearer ${token}` } : headers;
	const response = await inTime(signal, (limit) =>
		fetch(url, { method: "GET", headers: sent, credentials: "include", signal: limit }),
	);
	if (!response.ok) throw refused(answeredProblem(response.status, readJson(await response.text())), path, token);
	return response;
}

/** Gives up after 30 s without a result. */
async function inTime<Result>(
	outer: AbortSignal | undefined,
	work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
	const controller = new AbortController();
	let isLate = false;
	const timer = setTimeout(() => {
		isLate = true;
		controller.abort();
	}, API_TIMEOUT_MS);
	// Stays: a file may be given up after its head has come.
	outer?.addEventListener("abort", () => controller.abort(), { once: true });
	if (outer?.aborted) controller.abort();
	try {
		return await work(controller.signal);
	} catch (cause) {
		if (outer?.aborted) throw cause;
		if (isLate) throw transportProblem("TIMEOUT");
		return cutOff();
	} finally {
		clearTimeout(timer);
	}
}

function refused(problem: ApiProblem, path: string, sentToken: string | null): ApiProblem {
	if (problem.status === 401 && !ANSWERS_401_ITSELF.has(path)) {
		// Another tab may have logged in meanwhile: only the token that was refused is dropped.
		if (readToken() === sentToken) dropToken();
		announceUnauthenticated();
	}
	return problem;
}

function readJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

function queryString(query: CallOptions["query"]): string {
	const params = new URLSearchParams();
	for (const [name, value] of Object.entries(query ?? {})) {
		if (value === undefined) continue;
		for (const one of Array.isArray(value) ? value : [value]) params.append(name, String(one));
	}
	const text = params.toString();
	return text ? `?${text}` : "";
}
