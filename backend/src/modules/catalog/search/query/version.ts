import { one, type Sql, theRow } from "../../../../lib/database/sql";

/**
 * A figure that is another one as soon as a change of what is searched is committed: of a product, a price, a publication.
 * Not of the stock, which every order moves.
 */
export async function searchVersion(sql: Sql): Promise<string> {
	const read = await one<{ version: string }>(sql, "SELECT version FROM product_search_version");
	return read?.version ?? "";
}

/** Condition on `public_change`: committed since `snapshot`, in whichever order the transactions began. */
export const COMMITTED_SINCE =
	"written_by >= pg_snapshot_xmin(snapshot) AND NOT pg_visible_in_snapshot(written_by, snapshot)";

/** What a replica is compared with. */
export interface PrimaryState {
	version: string;
	/** Where the log of the primary is, which then has all that this read saw. */
	position: number;
	/** For the next call. */
	cursor: string;
	/** Whether a change of public pages was committed since the cursor. */
	hasChanges: boolean;
}

/** The version of the primary, and whether public pages changed since the call that returned `cursor`. */
export function readPrimaryState(sql: Sql, cursor = ""): Promise<PrimaryState> {
	return theRow<PrimaryState>(sql, PRIMARY_STATE, [cursor]);
}

// A snapshot from the future is that of another database.
const PRIMARY_STATE = `
	SELECT version, pg_current_snapshot()::text AS cursor, (pg_current_wal_insert_lsn() - '0/0')::float8 AS position,
		snapshot IS NULL OR pg_snapshot_xmax(snapshot) > pg_snapshot_xmax(pg_current_snapshot())
			OR EXISTS (SELECT FROM public_change WHERE ${COMMITTED_SINCE}) AS has_changes
	FROM product_search_version CROSS JOIN (SELECT nullif(?, '')::pg_snapshot AS snapshot) AS given`;
