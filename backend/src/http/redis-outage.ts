/** Whether an error means that Redis, which stores the sessions of Medusa Admin, is unavailable. */
export function isRedisOutage(error: unknown): boolean {
	return error instanceof Error && OUTAGE_TEXT.test(error.message);
}

/** Messages of the client without a code. */
const OUTAGE_TEXT = /^Command timed out$|max retries per request limit|^Connection is closed\.$|Stream isn't writeable/;
