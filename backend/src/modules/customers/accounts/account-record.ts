import type { StaffRole } from "@confiserie/domain/accounts/account";
import type { User } from "@confiserie/domain/contract/auth";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ACCOUNT, type AccountRow } from "../../../medusa/accounts/account";
import { OPEN_SESSION } from "./sessions";
import { withStaffRole } from "./staff-role";

/** An account, and whether its sign-in asks for a code. */
export interface Account extends User {
	hasSecondFactor: boolean;
}

/** The account of an auth identity as the database knows it now, or undefined when the identity or its customer is gone. */
export function readAccount(scope: MedusaContainer, identityId: string): Promise<Account | undefined> {
	return read(scope, withStaffRole(`SELECT ${ACCOUNT}`), { identityId });
}

/**
 * The account behind a session, or undefined when the session has ended, or the identity or its customer is gone.
 * Notes that the session was used. One statement, because every authenticated request pays for it.
 */
export function readAccountInSession(
	scope: MedusaContainer,
	session: { identityId: string; sessionId: string },
): Promise<Account | undefined> {
	const account = `SELECT ${ACCOUNT} AND EXISTS (SELECT 1 FROM open_session)`;
	return read(scope, `WITH ${OPEN_SESSION} ${withStaffRole(account)}`, session);
}

async function read(
	scope: MedusaContainer,
	statement: string,
	values: Record<string, string>,
): Promise<Account | undefined> {
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const { rows } = await database.raw<{ rows: (AccountRow & { role: StaffRole | null })[] }>(statement, values);
	const row = rows[0];
	return (
		row && {
			id: row.id,
			email: row.email ?? "",
			firstName: row.first_name ?? "",
			lastName: row.last_name ?? "",
			phoneNumber: row.phone ?? "",
			role: row.user_id === null ? "CUSTOMER" : "ADMIN",
			staffRole: row.role,
			hasSecondFactor: row.has_second_factor,
		}
	);
}
