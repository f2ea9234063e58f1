/** Headers that belong to one connection and are never forwarded. RFC 9110 §7.6.1. */
export const CONNECTION_HEADERS: readonly string[] = [
	"connection",
	"keep-alive",
	"proxy-authenticate",
	"proxy-authorization",
	"te",
	"trailer",
	"transfer-encoding",
	"upgrade",
];
