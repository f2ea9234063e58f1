import type { ErrorCode } from "@confiserie/domain/contract/error";
import type { Access, Form, Operation, ParamsOf, Received } from "@confiserie/domain/contract/operation";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { z } from "@medusajs/framework/zod";
import { shopTime } from "../../lib/database/clock";
import { ApiFailure } from "../../modules/foundations/failures";
import { ORDERING_MODULE, type OrderingService } from "../../modules/medusa/order-service";
import { type ReceivedForm, receiveForm } from "../../uploads/receive-form";
import { type Caller, callerOf, maybeCaller } from "../caller";
import { type ChannelCaller, channelOf } from "../channel-caller";
import { clientAddress } from "../client-address";
import { parseBody, parseBodyAs, parseQuery } from "../parse";

/** A request of an operation. Body and query are parsed when a handler first reads them, a form when it calls `receive`. */
export type Asked<O extends Operation = Operation> = Common & {
	readonly params: Readonly<Record<ParamsOf<O>, string>>;
} & CallerOf<O["access"]> &
	(O extends { query: infer Query } ? { readonly query: Received<Query> } : unknown) &
	(O extends { body: infer Body } ? { readonly body: Received<Body> } : unknown) &
	(O extends { form: infer F extends Form } ? { readonly receive: () => Promise<ReceivedForm<F>> } : unknown) &
	(O extends { headers: readonly (infer Name)[] }
		? "Idempotency-Key" extends Name
			? { readonly idempotencyKey: string }
			: unknown
		: unknown);

interface Common {
	readonly scope: MedusaContainer;
	readonly sql: Knex;
	readonly ordering: OrderingService;
	/** The shop's time at the first reading. */
	readonly now: Date;
	/** Network address of the client. */
	readonly address: string;
	/** For streams and cookies, which an operation does not describe. */
	readonly req: MedusaRequest;
	readonly res: MedusaResponse;
}

type CallerOf<A extends Access> = A extends "public"
	? { readonly visitor: Promise<Caller | undefined> }
	: A extends "customer" | { staff: unknown }
		? { readonly caller: Caller }
		: { readonly channel: ChannelCaller };

const ASKED: Record<string, (asked: Requested) => unknown> = {
	sql: ({ req }) => req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION),
	ordering: ({ req }) => req.scope.resolve<OrderingService>(ORDERING_MODULE),
	now: () => shopTime(),
	address: ({ req }) => clientAddress(req),
	visitor: ({ req }) => maybeCaller(req),
	caller: ({ req }) => callerOf(req),
	channel: ({ req }) => channelOf(req),
	idempotencyKey: ({ req }) => idempotencyKeyOf(req),
	query: ({ operation, req }) => operation.query && parseQuery(operation.query, req),
	receive: ({ operation: { form }, req, res }) => form && (() => receiveForm(form, req, res)),
	body: ({ operation, req }) => operation.body && bodyOf(operation.body, operation.invalid, req),
};

interface Requested {
	operation: Operation;
	req: MedusaRequest;
	res: MedusaResponse;
}

/** The request as its handler receives it. Each part is computed once, and only if the handler reads it. */
export function asked<O extends Operation>(operation: O, req: MedusaRequest, res: MedusaResponse): Asked<O> {
	const request = { params: req.params, scope: req.scope, req, res };
	for (const [name, read] of Object.entries(ASKED)) {
		Object.defineProperty(request, name, {
			configurable: true,
			enumerable: true,
			get() {
				const value = read({ operation, req, res });
				Object.defineProperty(request, name, { value });
				return value;
			},
		});
	}
	return request as unknown as Asked<O>;
}

/** The header that makes a repeated request harmless. @throws ApiFailure VALIDATION without it */
function idempotencyKeyOf(req: MedusaRequest): string {
	const key = req.get("Idempotency-Key")?.trim();
	if (key && key.length <= 255) return key;
	const message = "L'en-tête Idempotency-Key est attendu, de 255 caractères au plus.";
	throw new ApiFailure("VALIDATION", { field: "Idempotency-Key", message });
}

function bodyOf(schema: z.ZodType, invalid: ErrorCode | undefined, req: MedusaRequest): unknown {
	return invalid ? parseBodyAs(invalid, schema, req) : parseBody(schema, req);
}
