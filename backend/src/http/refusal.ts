import type { ApiError } from "@confiserie/domain/contract/error";
import { isDatabaseOutage, isDiskFull } from "../lib/database/outage";
import { ApiFailure } from "../modules/foundations/failures";

/** The body of a refusal. */
export function bodyOf({ code, message, details }: ApiFailure): ApiError {
	const { field, errors, lines, current } = details;
	return { code, message, field, errors, lines, current };
}

/**
 * An internal error, or what a later try may get done, the database unavailable or a disk full: logged in full under the
 * request's id, without detail in the response.
 */
export function unexpected(
	error: unknown,
	{ requestId, method, route }: { requestId: string; method: string | undefined; route: string },
	log: { error(message: string): void },
): ApiFailure {
	const outage = isDatabaseOutage(error) ? "Database unavailable" : isDiskFull(error) && "Disk full";
	const cause = error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error);
	log.error(`${outage || "Unexpected error"}, request ${requestId}, ${method} ${route}: ${cause}`);
	return outage
		? new ApiFailure("SERVICE_UNAVAILABLE", { headers: { "Retry-After": "5" } })
		: new ApiFailure("INTERNAL");
}
