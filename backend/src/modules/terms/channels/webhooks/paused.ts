import type { PausedWebhook } from "@confiserie/domain/operations/shop-alert";
import { rows, type Sql } from "../../../../lib/database/sql";

/** Endpoints that no administrator paused and that hear nothing any more. */
export function readPausedWebhooks(sql: Sql): Promise<PausedWebhook[]> {
	return rows(
		sql,
		`select id, name, paused_because as reason from webhook_endpoint
			where paused_because <> 'BY_HAND' order by paused_at, id`,
	);
}
