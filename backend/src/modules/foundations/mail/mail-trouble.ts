import { oneNumber, type Sql } from "../../../lib/database/sql";

/** How many mails were given up within a day. */
export function readMailTrouble(sql: Sql): Promise<number> {
	return oneNumber(
		sql,
		"select count(*)::int from mail_outbox where status = 'FAILED' and created_at > now() - interval '1 day'",
	);
}
