import { one, type Sql } from "../../../lib/database/sql";

/** How many mails were given up within a day. */
export async function readMailTrouble(sql: Sql): Promise<number> {
	const found = await one<{ count: number }>(
		sql,
		"select count(*)::int from mail_outbox where status = 'FAILED' and created_at > now() - interval '1 day'",
	);
	return found?.count ?? 0;
}
