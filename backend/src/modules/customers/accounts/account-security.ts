import type { AccountSecurity } from "@confiserie/domain/contract/account";
import { type Sql, theRow } from "../../../lib/database/sql";
import { signsInBy } from "../../../medusa/accounts/account";
import { isOpen } from "./sessions";

/** How an account can be entered: its ways of signing in, its open sessions but `sessionId`, an e-mail to confirm. */
export function readSecurity(sql: Sql, identityId: string, sessionId: string): Promise<AccountSecurity> {
	return theRow<AccountSecurity>(
		sql,
		`SELECT
			${signsInBy("emailpass")} AS has_password,
			${signsInBy("google")} AS has_google,
			(SELECT count(*)::int FROM account_session WHERE identity_id = ? AND id <> ?
				AND ${isOpen("account_session")}) AS other_sessions,
			(SELECT data ->> 'email' FROM account_ticket WHERE identity_id = ? AND purpose = 'email-change'
				AND expires_at > now() ORDER BY expires_at DESC, hash LIMIT 1) AS pending_email`,
		[identityId, identityId, identityId, sessionId, identityId],
	);
}
