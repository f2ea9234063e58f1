import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { one } from "../../lib/database/sql";

/** Whether somebody was invited to Medusa Admin under the e-mail and has not responded yet. */
export async function isInvited(scope: MedusaContainer, email: string): Promise<boolean> {
	const found = await one(
		scope.resolve(ContainerRegistrationKeys.PG_CONNECTION),
		`select 1 from invite where lower(email) = ? and not accepted and expires_at > now() and deleted_at is null`,
		[email],
	);
	return found !== undefined;
}
