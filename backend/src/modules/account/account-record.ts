import type { User } from "@confiserie/domain/contract/auth";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ACCOUNT, type AccountRow } from "../../engine/accounts/account";
import { OPEN_SESSION } from "./sessions";

/** The account of an auth identity as the database knows it now, or undefined when the identity or its customer is gone. */
export function readAccount(scope: MedusaContainer, identityId: string): Promise<User | undefined> {
	return read(scope, `SELECT ${ACCOUNT}`, { identityId });
}

/**
 * The account behind a session, or undefined when the session has ended, or the identity or its customer is gone.
 * Notes that the session was used. One statement, because every authenticated request pays for it.
 */
export function readAccountInSession(
	scope: MedusaContainer,
	session: { identityId: string; sessionId: string },
): Promise<User | undefined> {
	return read(scope, `WITH ${OPEN_SESSION} SELECT ${ACCOUNT} AND EXISTS (SELECT 1 FROM open_session)`, session);
}

async function read(
	scope: MedusaContainer,
	statement: string,
	values: Record<string, string>,
): Promise<User | undefined> {
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const { rows } = await database.raw<{ rows: AccountRow[] }>(statement, values);
	const row = rows[0];
	return (
		row && {
			id: row.id,
			email: row.email ?? "",
			firstName: row.first_name ?? "",
			lastName: row.last_name ?? "",
			phoneNumber: row.phone ?? "",
			role: row.is_admin ? "ADMIN" : "CUSTOMER",
		}
	);
}
