import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { Caller } from "./caller";
import type { TokenClaims } from "./token";

/**
 * The account behind a token as the database knows it now, or undefined when the identity or its customer is gone.
 * One statement instead of three module calls, because every authenticated request pays for it.
 */
export async function readCaller(scope: MedusaContainer, claims: TokenClaims): Promise<Caller | undefined> {
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const { rows } = await database.raw<{ rows: AccountRow[] }>(
		`SELECT customer.id, customer.email, staff.id IS NOT NULL AS is_admin
		FROM auth_identity identity
		JOIN customer ON customer.id = identity.app_metadata ->> 'customer_id' AND customer.deleted_at IS NULL
		LEFT JOIN "user" staff ON staff.id = identity.app_metadata ->> 'user_id' AND staff.deleted_at IS NULL
		WHERE identity.id = ? AND customer.id = ? AND identity.deleted_at IS NULL`,
		[claims.identityId, claims.customerId],
	);
	const row = rows[0];
	return row && { customerId: row.id, email: row.email, role: row.is_admin ? "ADMIN" : "CUSTOMER" };
}

interface AccountRow {
	id: string;
	email: string;
	is_admin: boolean;
}
