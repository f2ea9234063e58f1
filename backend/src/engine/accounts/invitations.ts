import { one, type Sql } from "../../lib/database/sql";

/** Whether somebody was invited to Medusa Admin under the e-mail and has not answered yet. */
export async function isInvited(sql: Sql, email: string): Promise<boolean> {
	const found = await one(
		sql,
		"select 1 from invite where lower(email) = ? and not accepted and expires_at > now() and deleted_at is null",
		[email],
	);
	return found !== undefined;
}
