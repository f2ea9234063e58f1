import { type ApiError, apiErrorSchema } from "@confiserie/domain/contract/error";

/** Why a call of /admin/shop failed, in French; `fields` by field name. */
export class AdminProblem extends Error {
	readonly code: ApiError["code"] | undefined;
	readonly fields: Record<string, string>;

	constructor(message: string, { code, errors = [] }: Partial<ApiError> = {}) {
		super(message);
		this.code = code;
		this.fields = Object.fromEntries(errors.map((error) => [error.field, error.message]));
	}
}

interface Call {
	method?: "GET" | "POST" | "PUT" | "DELETE";
	body?: unknown;
	/** Sent instead of a body: a file. */
	form?: FormData;
	/** One for each intention: the same sent again counts once. */
	idempotencyKey?: string;
	signal?: AbortSignal;
}

/** Calls /admin/shop with the session of Medusa Admin, and returns what `schema` reads. Throws AdminProblem. */
export async function call<Result>(
	path: string,
	schema: { parse(value: unknown): Result },
	{ method = "GET", body, form, idempotencyKey, signal }: Call = {},
): Promise<Result> {
	const response = await fetch(`/admin/shop${path}`, {
		method,
		credentials: "include",
		headers: {
			...(body === undefined ? {} : { "content-type": "application/json" }),
			...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
		},
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
		...(form ? { body: form } : {}),
		...(signal ? { signal } : {}),
	}).catch((cause: unknown) => {
		if (signal?.aborted) throw cause;
		throw new AdminProblem("Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.");
	});
	const content: unknown = response.status === 204 ? null : await response.json().catch(() => null);
	if (response.ok) return schema.parse(content);
	if (response.status === 401) throw new AdminProblem("Votre session a pris fin. Reconnectez-vous.");
	const failure = apiErrorSchema.safeParse(content);
	if (!failure.success) throw new AdminProblem("Cette opération a échoué. Réessayez dans un instant.");
	throw new AdminProblem(failure.data.message, failure.data);
}

/** For responses without content. */
export const nothing = { parse: () => null };

/** What to tell of a failure. */
export function messageOf(cause: unknown): string {
	return cause instanceof AdminProblem ? cause.message : "Cette opération a échoué. Réessayez dans un instant.";
}

/** A key for one intention. */
export function newKey(): string {
	return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
