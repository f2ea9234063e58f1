import type { User } from "@confiserie/domain/contract/auth";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
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

/** ADMIN means that the identity also carries a Medusa user that exists. */
const ACCOUNT = `
	customer.id, customer.email, customer.first_name, customer.last_name, customer.phone, staff.id IS NOT NULL AS is_admin
	FROM auth_identity identity
	JOIN customer ON customer.id = identity.app_metadata ->> 'customer_id' AND customer.deleted_at IS NULL
	LEFT JOIN "user" staff ON staff.id = identity.app_metadata ->> 'user_id' AND staff.deleted_at IS NULL
	WHERE identity.id = :identityId AND identity.deleted_at IS NULL`;

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

interface AccountRow {
	id: string;
	email: string | null;
	first_name: string | null;
	last_name: string | null;
	phone: string | null;
	is_admin: boolean;
}
