import createFetchClient, { type Client } from "openapi-fetch";
import type { components, paths } from "./schema";

/** The shapes of the contract by name: `Schemas["Product"]`. */
export type Schemas = components["schemas"];

export interface ClientOptions {
	/** Where the shop is: "https://boutique.exemple.fr". */
	baseUrl: string;
	/** The bearer token of the session to act in; none for what everybody may read. */
	token?: string;
}

/**
 * A client of the shop, typed by its contract: `shop.GET("/api/products/{id}", { params: { path: { id } } })`. Each call
 * settles with `data` or `error`, never throws for a refusal; `dataOf` is for those who would rather have it throw.
 */
export function createApiClient({ baseUrl, token }: ClientOptions): Client<paths, "application/json"> {
	return createFetchClient<paths, "application/json">({
		baseUrl,
		...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
	});
}

/** A refusal of the shop. `code` is for programs, `message` French for people, `field` the first one at fault. */
export class ShopError extends Error {
	override readonly name = "ShopError";

	constructor(
		readonly status: number,
		readonly code: string,
		message: string,
		readonly field: string | undefined,
		/** Seconds to wait before another try; undefined when the shop names none. */
		readonly retryAfterSeconds: number | undefined,
	) {
		super(message);
	}
}

interface Settled<Data> {
	data?: Data;
	error?: unknown;
	response: Response;
}

/** The data of a call. @throws ShopError for a refusal */
export function dataOf<Data>({ data, error, response }: Settled<Data>): NonNullable<Data> {
	if (data !== undefined && data !== null) return data;
	// What stands before the shop, a proxy say, may answer in words of its own.
	const refusal = (typeof error === "object" && error !== null ? error : {}) as Partial<Schemas["ApiError"]>;
	const wait = response.headers.get("Retry-After");
	throw new ShopError(
		response.status,
		refusal.code ?? "UNKNOWN",
		refusal.message ?? response.statusText,
		refusal.field,
		wait === null ? undefined : Number(wait),
	);
}
