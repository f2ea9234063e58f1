import type { z } from "zod";
import type { StaffPermission } from "../accounts/staff";
import type { ChannelScope } from "../channels/channel-key";
import type { CompanyPermission } from "../company/roles";
import type { ErrorCode } from "./error";
import type { ANSWER_HEADERS, REQUEST_HEADERS } from "./headers";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
/** "GET /api/products/:id"; `:name` stands for one segment. */
export type Key = `${Method} /api/${string}`;

/**
 * public: anyone. customer: a valid session. `staff`: a session whose account is a Medusa user with that permission. A
 * scope: only a sales channel's key that has it.
 */
export type Access = "public" | "customer" | ChannelScope | { readonly staff: StaffPermission };

interface FormFile {
	/** Media type. */
	readonly type: string;
	readonly maximumBytes: number;
}

/** A multipart form with one file in `field`, instead of a JSON body. */
export interface Form extends FormFile {
	readonly field: string;
	/** The code that refuses a larger file, where it is not FILE_TOO_LARGE. */
	readonly tooLarge?: ErrorCode;
	/** Optional JSON part beside the file: how its columns are read. */
	readonly parts?: { readonly mapping: z.ZodType };
	/** Optional files beside it, by field. */
	readonly beside?: Readonly<Record<string, FormFile>>;
}

/** A response that is a file of this media type. */
export interface FileAnswer {
	readonly file: string;
}

/**
 * What a caller may try to guess. A mailed token is limited by what it is for, a link is one that opens an order, a payment, a quote or
 * a step of a sign-in.
 */
export type Secret =
	| "password"
	| "one-time-code"
	| "mailed-token"
	| "link"
	| "promotion-code"
	| "commercial-code"
	| "document-number"
	| "order-number";

/** What an operation takes and returns. Every operation's common errors are added by `errorsOf`. */
export interface Terms {
	readonly access: Access;
	/** What the caller's role within their company must allow. */
	readonly company?: CompanyPermission;
	readonly query?: z.ZodType;
	readonly body?: z.ZodType;
	readonly form?: Form;
	readonly headers?: readonly (keyof typeof REQUEST_HEADERS)[];
	/** By status. */
	readonly answer: Readonly<Record<number, z.ZodType | FileAnswer | "redirect" | "nothing">>;
	/** Headers of these answers, besides the common ones. */
	readonly sends?: readonly (keyof typeof ANSWER_HEADERS)[];
	readonly errors?: readonly ErrorCode[];
	/** Secrets that the call lets its caller try: wrong tries share one limit over all calls that name the secret. */
	readonly tries?: readonly Secret[];
	/** The code that refuses an invalid body, where it is not VALIDATION. */
	readonly invalid?: ErrorCode;
}

/** One call of /api: server, client, tests and the API document read it. Its export's name is its operationId. */
export type Operation<K extends Key = Key, T extends Terms = Terms> = T & { readonly key: K };

/** Defines an operation: `operation("POST /api/lists", { access: "customer", body, answer: { 201: list } })`. */
/*#__NO_SIDE_EFFECTS__*/
export function operation<const K extends Key, const T extends Terms>(
	key: K,
	terms: T & Record<Exclude<keyof T, keyof Terms>, never>,
): Operation<K, T> {
	return { ...terms, key };
}

/** Answers that are a file to save, whose name a header gives. */
export const PDF_FILE = { answer: { 200: { file: "application/pdf" } }, sends: ["Content-Disposition"] } as const;
export const CSV_FILE = { answer: { 200: { file: "text/csv" } }, sends: ["Content-Disposition"] } as const;
export const ZIP_FILE = { answer: { 200: { file: "application/zip" } }, sends: ["Content-Disposition"] } as const;

/** Names of the parameters of a path: "id" of "GET /api/lists/:id/items". */
export type ParamsOf<O extends Operation> = Segments<O["key"]>;
type Segments<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
	? Name | Segments<Rest>
	: P extends `${string}:${infer Name}`
		? Name
		: never;

/** The operations among a module's exports, by name. */
export type OperationsIn<M> = {
	[N in keyof M & string as M[N] extends Operation ? N : never]: Extract<M[N], Operation>;
};

/** What a caller sends of a part, and what the server's handler receives of it. */
export type Sent<Part> = Part extends z.ZodType ? z.input<Part> : never;
export type Received<Part> = Part extends z.ZodType ? z.output<Part> : never;

/** What a client receives as JSON; undefined where the response is empty. */
export type AnswerOf<O extends Operation> = {
	[S in keyof O["answer"]]: O["answer"][S] extends z.ZodType ? z.output<O["answer"][S]> : undefined;
}[keyof O["answer"]];

/** The operations among a module's exports, with their names. */
export function operationsIn(module: object): [name: string, operation: Operation][] {
	return Object.entries(module).filter((entry): entry is [string, Operation] => isOperation(entry[1]));
}

function isOperation(value: unknown): value is Operation {
	return typeof value === "object" && value !== null && "key" in value && "answer" in value && "access" in value;
}

/** Method and path of an operation. */
export function addressOf({ key }: { key: Key }): { method: Method; path: string } {
	const [method, path] = key.split(" ") as [Method, string];
	return { method, path };
}

/** The path with its parameters filled in: "/api/lists/a%20b". */
export function pathOf(key: Key, params: Readonly<Record<string, string>> = {}): string {
	return addressOf({ key }).path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}
