/**
 * Whether an error says that PostgreSQL cannot be reached or takes no more connections, as opposed to a statement that
 * failed. The driver's error sits under one or two wrappers, hence the walk down the causes.
 */
export function isDatabaseOutage(error: unknown, depth = 0): boolean {
	if (!(error instanceof Error) || depth > 5) return false;
	const code = "code" in error && typeof error.code === "string" ? error.code : "";
	if (OUTAGE_CODES.has(code) || code.startsWith("08")) return true;
	if (OUTAGE_TEXT.test(error.message)) return true;
	const inner = [error.cause, "previous" in error ? error.previous : undefined];
	if (error instanceof AggregateError) inner.push(...error.errors);
	return inner.some((cause) => isDatabaseOutage(cause, depth + 1));
}

/** Node's socket errors, then PostgreSQL's: shutting down, crashed, starting, too many connections. */
const OUTAGE_CODES = new Set([
	...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH"],
	...["57P01", "57P02", "57P03", "53300"],
]);
/** The pool and the driver say these without a code. */
const OUTAGE_TEXT = /Timeout acquiring a connection|Connection terminated|Connection ended unexpectedly/;
