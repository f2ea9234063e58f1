import type { ApiError, FieldError, FreshLine } from "@confiserie/domain/contract/error";

/** What can go wrong before a coded response of the server arrives, in words. */
export const TRANSPORT_MESSAGES = {
	OFFLINE: "Vous semblez hors connexion. Vérifiez votre accès à Internet, puis réessayez.",
	UNREACHABLE: "La boutique ne répond pas pour le moment. Patientez un instant, puis réessayez.",
	TIMEOUT: "La boutique met trop de temps à répondre. Patientez un instant, puis réessayez.",
	UNREADABLE: "La réponse de la boutique est illisible. Rechargez la page, puis réessayez.",
} as const;
export type TransportCode = keyof typeof TRANSPORT_MESSAGES;

interface ProblemDetails {
	field?: string | undefined;
	errors?: FieldError[] | undefined;
	lines?: FreshLine[] | undefined;
	current?: unknown;
}

/**
 * A call to /api that did not succeed. `status` is the HTTP status, 0 when no response came; `code` a code of the
 * error catalogue or a transport code; `message` is French and fit to be shown.
 */
export class ApiProblem extends Error {
	override readonly name = "ApiProblem";
	readonly field: string | undefined;
	readonly errors: FieldError[];
	readonly lines: FreshLine[];
	/** With a conflict: the thing as it is now, for the caller to parse. */
	readonly current: unknown;

	constructor(
		readonly status: number,
		readonly code: string,
		message: string,
		details: ProblemDetails = {},
	) {
		super(message);
		this.field = details.field;
		this.errors = details.errors ?? [];
		this.lines = details.lines ?? [];
		this.current = details.current;
	}

	/** True when the words come from the server, false when the response never came or could not be read. */
	get isFromServer(): boolean {
		return !(this.code in TRANSPORT_MESSAGES);
	}
}

export function transportProblem(code: TransportCode, status = 0): ApiProblem {
	return new ApiProblem(status, code, TRANSPORT_MESSAGES[code]);
}

/** The problem that an error response states; a body that is no error of /api counts as an unreachable shop. */
export function answeredProblem(status: number, body: unknown): ApiProblem {
	if (!isApiError(body)) return transportProblem(status >= 500 ? "UNREACHABLE" : "UNREADABLE", status);
	return new ApiProblem(status, body.code, body.message, body);
}

/** Checked by hand: the whole schema library would weigh on every public page for four fields. */
function isApiError(body: unknown): body is ApiError {
	if (typeof body !== "object" || body === null) return false;
	const { code, message, errors, lines } = body as Record<string, unknown>;
	return (
		typeof code === "string" &&
		typeof message === "string" &&
		(errors === undefined || Array.isArray(errors)) &&
		(lines === undefined || Array.isArray(lines))
	);
}
