import { readFileSync } from "node:fs";
import type { ConnectionOptions } from "node:tls";

/** The names that every PostgreSQL client gives them (libpq): whether and how a connection is encrypted, and by whose word. */
const MODE = "sslmode";
const AUTHORITY = "sslrootcert";
const MODES = ["disable", "require", "verify-full"] as const;

/**
 * What the address of a database says of TLS: nothing or "disable" is none, "require" encrypts and believes any certificate,
 * "verify-full" one of the authority in the file `sslrootcert` (or of a known one) for that very host.
 * @throws {Error} for another mode, or a file that cannot be read
 */
export function databaseTls(databaseUrl: string): ConnectionOptions | false {
	const { searchParams } = new URL(databaseUrl);
	const mode = searchParams.get(MODE) ?? "disable";
	const file = searchParams.get(AUTHORITY);
	if (!MODES.some((known) => known === mode)) throw new Error(`${MODE} must be one of ${MODES.join(", ")}.`);
	if (mode === "disable") return false;
	return { rejectUnauthorized: mode === "verify-full", ...(file && { ca: readFileSync(file, "utf8") }) };
}

/** The address without what `databaseTls` read of it: each driver underneath would make something else of that. */
export function withoutTls(databaseUrl: string): string {
	const url = new URL(databaseUrl);
	if (!url.searchParams.has(MODE) && !url.searchParams.has(AUTHORITY)) return databaseUrl;
	for (const name of [MODE, AUTHORITY]) url.searchParams.delete(name);
	return url.href;
}

/** Why the TLS of an address cannot be had; undefined when it can. */
export function tlsProblem(databaseUrl: string): string | undefined {
	try {
		databaseTls(databaseUrl);
		return undefined;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}
