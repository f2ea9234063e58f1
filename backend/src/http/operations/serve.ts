import { pipeline } from "node:stream/promises";
import {
	type FileAnswer,
	type Operation,
	type OperationsIn,
	operationsIn,
	type Sent as Stated,
} from "@confiserie/domain/contract/operation";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { discardFiles } from "../../uploads/receive-form";
import { type Asked, asked } from "./asked";

/** Answers one operation: its value, `reply(status, value)` where it has several answers, or `SENT`. */
export type Handler<O extends Operation = Operation> = (asked: Asked<O>) => Outcome<O> | Promise<Outcome<O>>;

/** A value by itself is the operation's only answer. */
type Outcome<O extends Operation> =
	| ValueOf<O["answer"][keyof O["answer"]]>
	| { [S in keyof O["answer"]]: Reply<S, ValueOf<O["answer"][S]>> }[keyof O["answer"]]
	| Sent;
type ValueOf<Content> = Content extends "nothing"
	? // biome-ignore lint/suspicious/noConfusingVoidType: a handler of an empty answer returns whatever its act does.
		void
	: Content extends "redirect"
		? string
		: Content extends FileAnswer
			? SentFile
			: Stated<Content>;

/** A file under a name; without one the client shows it. Pieces are streamed as they come. */
export interface SentFile {
	bytes: Buffer | string | AsyncIterable<Uint8Array | string>;
	name?: string;
}

/** The handler has written, or streams, the response by itself. */
class Sent {
	readonly isSent = true;
}
export const SENT = new Sent();

class Reply<Status, Value> {
	constructor(
		readonly status: Status,
		readonly value: Value,
	) {}
}
/** One of several answers. */
export const reply = <const Status extends number, Value>(status: Status, value: Value) => new Reply(status, value);

export interface Served {
	operation: Operation;
	handle: (req: MedusaRequest, res: MedusaResponse) => Promise<void>;
}

/** The operations of a contract module with their handlers. An operation without a handler does not compile. */
export function serve<M extends object>(
	module: M,
	handlers: NoInfer<{ [N in keyof OperationsIn<M>]: Handler<OperationsIn<M>[N]> }>,
): Served[] {
	const byName = new Map(Object.entries<(asked: never) => unknown>(handlers));
	return operationsIn(module).map(([name, operation]) => {
		const handler = byName.get(name);
		if (!handler) throw new Error(`${operation.key} has no handler`);
		return {
			operation,
			handle: async (req, res) => {
				try {
					await send(operation, await handler(asked(operation, req, res) as never), res);
				} finally {
					await discardFiles(req);
				}
			},
		};
	});
}

/** The handler of an operation, for a route of Medusa's that serves it too. */
export const routeOf = (served: readonly Served[], { key }: Operation): Served["handle"] => {
	const found = served.find(({ operation }) => operation.key === key);
	if (!found) throw new Error(`${key} is served elsewhere`);
	return found.handle;
};

async function send(operation: Operation, outcome: unknown, res: MedusaResponse): Promise<void> {
	if (outcome === SENT) return;
	const { status, value } = outcome instanceof Reply ? outcome : { status: onlyStatus(operation), value: outcome };
	const content = operation.answer[status];
	if (content === undefined) throw new Error(`${operation.key} has no answer ${status}`);
	if (content === "redirect") res.redirect(status, String(value));
	else if (content === "nothing") res.status(status).end();
	else if ("file" in content) await sendFile(res.status(status), content, value as SentFile);
	else res.status(status).json(value);
}

async function sendFile(res: MedusaResponse, { file }: FileAnswer, { bytes, name }: SentFile): Promise<void> {
	res.setHeader("Content-Type", file.startsWith("text/") ? `${file}; charset=utf-8` : file);
	if (name) res.setHeader("Content-Disposition", `attachment; filename="${name}"`);
	if (typeof bytes === "string" || Buffer.isBuffer(bytes)) res.send(bytes);
	else await pipeline(bytes, res);
}

function onlyStatus({ key, answer }: Operation): number {
	const [status, ...others] = Object.keys(answer);
	if (status === undefined || others.length > 0) throw new Error(`${key} has several answers: use reply()`);
	return Number(status);
}
