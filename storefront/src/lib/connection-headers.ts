/** Headers that belong to one connection and are never forwarded. RFC 9110 §7.6.1. */
const CONNECTION_HEADERS: readonly string[] = [
	"connection",
	"keep-alive",
	"proxy-authenticate",
	"proxy-authorization",
	"te",
	"trailer",
	"transfer-encoding",
	"upgrade",
];

/**
 * The headers of a message that are not forwarded: those, and what its `Connection` names. Never X-Forwarded-*, which this server
 * or the proxy in front has set since: without the visitor's address no limit would count its requests.
 * @param connection value of the header
 */
export function connectionHeaders(connection: string | null | undefined): string[] {
	const named = (connection ?? "")
		.split(",")
		.map((name) => name.trim().toLowerCase())
		.filter((name) => /^[a-z0-9-]+$/.test(name) && !name.startsWith("x-forwarded-"));
	return [...CONNECTION_HEADERS, ...named];
}
