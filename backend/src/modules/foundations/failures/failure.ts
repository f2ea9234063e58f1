import { ERRORS, type ErrorCode, type FieldError, type FreshLine } from "@confiserie/domain/contract/error";

/** What a failure may carry beside its code; `message` replaces the catalogue's French text. */
export interface FailureDetails {
	message?: string;
	/** Path of the first field at fault, as the sender wrote it. */
	field?: string;
	errors?: FieldError[];
	/** Cart lines as the shop sees them now. */
	lines?: FreshLine[];
	/** With a conflict: the thing as it is now. */
	current?: unknown;
	/** Response headers, e.g. Retry-After. */
	headers?: Record<string, string>;
}

/** An expected refusal, thrown anywhere under /api; the error handler returns it with the status of its code. */
export class ApiFailure extends Error {
	readonly code: ErrorCode;
	readonly details: FailureDetails;

	constructor(code: ErrorCode, details: FailureDetails = {}) {
		super(details.message ?? ERRORS[code].message);
		this.name = "ApiFailure";
		this.code = code;
		this.details = details;
	}
}

/** What was looked for. @throws ApiFailure `code` where there is none */
export function existing<Value>(value: Value | undefined | null, code: ErrorCode, details?: FailureDetails): Value {
	if (value === undefined || value === null) throw new ApiFailure(code, details);
	return value;
}

/**
 * The failure behind an error, or undefined. A workflow hands on what a step threw as a plain copy without its class,
 * hence the check of the shape.
 */
export function failureOf(error: unknown): ApiFailure | undefined {
	if (error instanceof ApiFailure) return error;
	if (!isRecord(error) || error.name !== "ApiFailure") return undefined;
	if (typeof error.code !== "string" || !isErrorCode(error.code)) return undefined;
	return new ApiFailure(error.code, isRecord(error.details) ? error.details : {});
}

function isErrorCode(code: string): code is ErrorCode {
	return Object.hasOwn(ERRORS, code);
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null;
}
