import { ERRORS, type ErrorCode } from "../contract/error";

/**
 * Most that a query string or an urlencoded form may have; the longest list of Medusa Admin has a hundred values. Parsers such as
 * `qs` make an array as long as an index says, so one short parameter costs seconds (ADR 21).
 */
export const QUERY_LIMITS = { characters: 8192, parameters: 200, depth: 5 } as const;
/** Indices of a whole list of that many parameters, added up: what arrays cost is their length. */
const MOST_INDICES = (QUERY_LIMITS.parameters * (QUERY_LIMITS.parameters - 1)) / 2;

/** Why a query is not parsed. */
export interface QueryFault {
	code: Extract<ErrorCode, "URI_TOO_LONG" | "INVALID_ADDRESS">;
	/** Names the limit. */
	message: string;
}

/** Returns what a raw query string, without its "?", exceeds; undefined for one that may be parsed. */
export function queryFault(query: string): QueryFault | undefined {
	if (query.length > QUERY_LIMITS.characters) return { code: "URI_TOO_LONG", message: ERRORS.URI_TOO_LONG.message };
	const parameters = query.split("&");
	if (parameters.length > QUERY_LIMITS.parameters) return fault(`plus de ${QUERY_LIMITS.parameters} paramètres`);
	if (!BRACKET.test(query)) return undefined;
	let indices = 0;
	for (const parameter of parameters) {
		const name = nameOf(parameter);
		if (name.split("[").length - 1 > QUERY_LIMITS.depth)
			return fault(`un paramètre de plus de ${QUERY_LIMITS.depth} niveaux`);
		for (const [, digits] of name.matchAll(INDEX)) {
			const index = Number(digits);
			indices += index;
			if (index >= QUERY_LIMITS.parameters || indices > MOST_INDICES)
				return fault(`un indice au-delà de ${QUERY_LIMITS.parameters - 1}, ou trop d'indices`);
		}
	}
	return undefined;
}

/** The same of a request's address. */
export function addressFault(url: string): QueryFault | undefined {
	const at = url.indexOf("?");
	return at < 0 ? undefined : queryFault(url.slice(at + 1));
}

const BRACKET = /\[|%5b/i;
const INDEX = /\[(\d+)\]/g;

/** The name of a parameter as `qs` reads it: up to the first "]=", else up to the first "=". */
function nameOf(parameter: string): string {
	const plain = parameter.replace(/%5b/gi, "[").replace(/%5d/gi, "]");
	const end = plain.indexOf("]=");
	const name = end >= 0 ? plain.slice(0, end + 1) : (plain.split("=", 1)[0] ?? "");
	return name.replace(/%3(\d)/g, "$1");
}

const fault = (what: string): QueryFault => ({ code: "INVALID_ADDRESS", message: `Cette adresse a ${what}.` });
