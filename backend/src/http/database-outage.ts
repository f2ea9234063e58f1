/**
 * Whether an error says that PostgreSQL cannot serve just now (away, starting, stopping, failed over, full, or waiting for
 * a lock for too long), as opposed to a statement that is wrong: what a later try of the same request may well get done.
 * The driver's error sits under one or two wrappers, and a workflow hands on a plain copy of it, hence the walk and the
 * look at the shape.
 */
export function isDatabaseOutage(error: unknown, depth = 0): boolean {
	if (typeof error !== "object" || error === null || depth > 5) return false;
	const code = "code" in error && typeof error.code === "string" ? error.code : "";
	if (OUTAGE_CODES.has(code) || OUTAGE_CLASSES.test(code)) return true;
	if ("message" in error && typeof error.message === "string" && OUTAGE_TEXT.test(error.message)) return true;
	const inner: unknown[] = ["cause", "previous", "error"].map((name) => Reflect.get(error, name));
	if ("errors" in error && Array.isArray(error.errors)) inner.push(...error.errors);
	return inner.some((cause) => isDatabaseOutage(cause, depth + 1));
}

const OUTAGE_CODES = new Set([
	// Node's sockets.
	...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"],
	...["EHOSTUNREACH", "ENETUNREACH", "EHOSTDOWN", "ENETDOWN"],
	// Shut down, crashed, starting, database dropped, session idle for too long.
	...["57P01", "57P02", "57P03", "57P04", "57P05"],
	// Cancelled by the statement time-out; the lock time-out; a transaction that idled or took too long.
	...["57014", "55P03", "25P03", "25P04"],
	// Read-only after a fail-over: these connections lead to the old primary.
	"25006",
	// Deadlock, serialisation failure: tried again by `inTransaction`, and still in each other's way.
	...["40P01", "40001"],
]);
/** Connection exceptions (08), insufficient resources (53: connections, memory, disk), system errors (58). */
const OUTAGE_CLASSES = /^(08|53|58)[0-9A-Z]{3}$/;
/** What the pool and the driver say without a code. */
const OUTAGE_TEXT = new RegExp(
	[
		"Timeout acquiring a connection",
		"Unable to acquire a connection",
		"Connection terminated",
		"Connection ended unexpectedly",
		"Client (has encountered a connection error|was closed) and is not queryable",
		"Query read timeout",
		"^timeout expired$",
		"the database system is (starting up|shutting down|in recovery mode|not yet accepting connections)",
		"(sorry, too many clients already|remaining connection slots are reserved)",
		"There was an error establishing an SSL connection",
		"canceling statement due to (lock|statement) timeout",
	].join("|"),
);
