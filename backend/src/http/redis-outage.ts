/** Whether an error says that Redis, where the sessions of Medusa Admin are, cannot be reached or does not respond. */
export function isRedisOutage(error: unknown): boolean {
	return error instanceof Error && OUTAGE_TEXT.test(error.message);
}

/** The client says these without a code. */
const OUTAGE_TEXT = /^Command timed out$|max retries per request limit|^Connection is closed\.$|Stream isn't writeable/;
