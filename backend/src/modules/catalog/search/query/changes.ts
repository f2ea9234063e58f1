import {
	CHANGE_TAGS,
	CHANGES_KEPT_MINUTES,
	type Changes,
	MAXIMUM_CHANGE_TAGS,
} from "@confiserie/domain/contract/changes";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { COMMITTED_SINCE } from "./version";

/**
 * What changed on public pages since the cursor. A cursor is the database's own snapshot of an earlier moment: whatever was
 * not yet visible in it and is now was committed since, in whichever order the transactions began. One that is too old, or
 * of another database, tells that everything may have changed.
 */
export async function changesSince(scope: MedusaContainer, since: string | undefined): Promise<Changes> {
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const [second = "0", snapshot = ""] = since?.split("-") ?? [];
	const { rows } = await database.raw<{ rows: Row[] }>(since ? CHANGES : BEGINNING, since ? [snapshot, second] : []);
	const [{ cursor, is_known: isKnown, tags, moves_lists: movesLists } = NOTHING] = rows;
	if (!isKnown || tags.length > MAXIMUM_CHANGE_TAGS) return { cursor, tags: [], isAll: true };
	return { cursor, tags: movesLists ? [CHANGE_TAGS.products, ...tags] : tags, isAll: false };
}

/** Drops changes that no cursor can ask for any more. */
export async function forgetOldChanges(scope: MedusaContainer): Promise<void> {
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await database.raw("DELETE FROM public_change WHERE written_at < now() - make_interval(mins => ?)", [
		// Somewhat longer than cursors are known.
		2 * CHANGES_KEPT_MINUTES,
	]);
}

interface Row {
	cursor: string;
	is_known: boolean;
	tags: string[];
	moves_lists: boolean;
}
const NOTHING: Row = { cursor: "", is_known: false, tags: [], moves_lists: false };

const CURSOR = "floor(extract(epoch FROM now()))::bigint || '-' || pg_current_snapshot()";
const BEGINNING = `SELECT ${CURSOR} AS cursor, false AS is_known, '{}'::text[] AS tags, false AS moves_lists`;
/** Relation of one row: the snapshot of a cursor, when it was taken, and whether later changes are still available. */
const ASKED = `(
	SELECT snapshot, moment, moment > now() - make_interval(mins => ${CHANGES_KEPT_MINUTES}) AND moment <= now()
		AND pg_snapshot_xmax(snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) AS is_known
	FROM (SELECT ?::pg_snapshot AS snapshot, to_timestamp(?::double precision) AS moment) AS given)`;
const CHANGES = `
	SELECT ${CURSOR} AS cursor, is_known, tags, moves_lists
	FROM ${ASKED} AS asked CROSS JOIN LATERAL (
		SELECT coalesce(array_agg(DISTINCT tag), '{}') AS tags, coalesce(bool_or(moves_lists), false) AS moves_lists
		FROM (
			SELECT tag, moves_lists FROM public_change WHERE ${COMMITTED_SINCE}
			-- Nothing is written at the moment for which a page is scheduled.
			UNION ALL SELECT '${CHANGE_TAGS.pages}', false FROM content_page_version
				WHERE publish_at > moment AND publish_at <= now()
		) AS change
	) AS changed`;
