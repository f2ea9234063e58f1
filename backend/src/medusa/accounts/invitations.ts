import { one, rows, type Sql } from "../../lib/database/sql";

/** Whether an invitation to Medusa Admin for the e-mail is pending. */
export async function isInvited(sql: Sql, email: string): Promise<boolean> {
	const found = await one(
		sql,
		"select 1 from invite where lower(email) = ? and not accepted and expires_at > now() and deleted_at is null",
		[email],
	);
	return found !== undefined;
}

/** Where an invitation of Medusa names the user who sent it. Medusa itself does not record one. */
export const INVITED_BY = "invited_by";

/**
 * Withdraws the open invitations that a Medusa user sent, and those without a sender, which may have been made with a key.
 * Returns their e-mails.
 */
export async function withdrawInvitationsOf(sql: Sql, userId: string): Promise<string[]> {
	const withdrawn = await rows<{ email: string }>(
		sql,
		`update invite set deleted_at = now() where not accepted and deleted_at is null
			and coalesce(metadata ->> '${INVITED_BY}', ?) = ? returning email`,
		[userId, userId],
	);
	return withdrawn.map(({ email }) => email);
}
