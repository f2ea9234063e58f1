/**
 * Whether an error says that PostgreSQL cannot serve just now (away, starting, stopping, failed over, full, or waiting for
 * a lock for too long), as opposed to a statement that is wrong: what a later try of the same request may well get done.
 */
export function isDatabaseOutage(error: unknown): boolean {
	return says(error, (code, message) => isLoss(code, message) || isSocket(code) || isRefusal(code, message));
}

/**
 * Whether an error says that a connection to PostgreSQL was lost, and with it what was being done on it. Sockets are left
 * out: those of other servers (mail, payment) are refused and reset in the same words.
 */
export function isConnectionLoss(error: unknown): boolean {
	return says(error, isLoss);
}

/** Whether an error says that a disk of this process has no room left: what was being written to it is not there. */
export function isDiskFull(error: unknown): boolean {
	return says(error, (code, message) => /^(ENOSPC|EDQUOT)$/.test(code) || /^(ENOSPC|EDQUOT): /.test(message));
}

/**
 * Looks for an error that `is` recognises. The driver's sits under one or two wrappers, and a workflow hands on a plain
 * copy of it: hence the iteration, and the check of the shape.
 */
function says(error: unknown, is: (code: string, message: string) => boolean, depth = 0): boolean {
	if (typeof error !== "object" || error === null || depth > 5) return false;
	const code = "code" in error && typeof error.code === "string" ? error.code : "";
	const message = "message" in error && typeof error.message === "string" ? error.message : "";
	if (is(code, message)) return true;
	const inner: unknown[] = ["cause", "previous", "error"].map((name) => Reflect.get(error, name));
	if ("errors" in error && Array.isArray(error.errors)) inner.push(...error.errors);
	return inner.some((cause) => says(cause, is, depth + 1));
}

const isLoss = (code: string, message: string) => LOSS_CODE.test(code) || LOSS_TEXT.test(message);
const isSocket = (code: string) => SOCKET_CODES.has(code);
const isRefusal = (code: string, message: string) => REFUSAL_CODE.test(code) || REFUSAL_TEXT.test(message);

/** Connection exceptions; shut down, crashed, starting, database dropped, session idle for too long. */
const LOSS_CODE = /^(08[0-9A-Z]{3}|57P0[1-5])$/;
/** Messages of the driver without a code. */
const LOSS_TEXT = new RegExp(
	[
		"Connection terminated",
		"Connection ended unexpectedly",
		"Client (has encountered a connection error|was closed) and is not queryable",
		"the database system is (starting up|shutting down|in recovery mode|not yet accepting connections)",
	].join("|"),
);

const SOCKET_CODES = new Set([
	...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"],
	...["EHOSTUNREACH", "ENETUNREACH", "EHOSTDOWN", "ENETDOWN"],
]);

/**
 * Insufficient resources (connections, memory, disk), system errors; cancelled by the statement time-out, the lock time-out,
 * a transaction that idled or took too long; read-only after a fail-over; deadlocks and serialisation failures, which
 * `inTransaction` has tried again already.
 */
const REFUSAL_CODE = /^(53[0-9A-Z]{3}|58[0-9A-Z]{3}|57014|55P03|25P03|25P04|25006|40P01|40001)$/;
const REFUSAL_TEXT = new RegExp(
	[
		"Timeout acquiring a connection",
		"Unable to acquire a connection",
		"Query read timeout",
		"^timeout expired$",
		"(sorry, too many clients already|remaining connection slots are reserved)",
		"There was an error establishing an SSL connection",
		"canceling statement due to (lock|statement) timeout",
		// Medusa's own locks, rows of a table: one that a killed process held stays until it expires (ADR 30).
		'^Failed to acquire lock for key "',
		'^"[^"]+" is already locked\\.$',
		"^Timed-out acquiring lock\\.$",
	].join("|"),
);
