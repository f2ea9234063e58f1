import type { MedusaContainer } from "@medusajs/framework/types";
import {
	ContainerRegistrationKeys,
	CustomerWorkflowEvents,
	generateEntityId,
	Modules,
} from "@medusajs/framework/utils";
import { insert, inTransaction, one, type Sql } from "../../../lib/database/sql";
import { readAccount } from "../account-record";
import { hasAccount } from "../identity-record";
import type { GooglePerson } from "./google-person";

/** The identity that a Google account opens, or that its e-mail belongs to an account which must be asked first. */
export type GoogleClaim = { identityId: string } | { isEmailTaken: true };

/**
 * Finds the account of a Google account, or opens one for its verified e-mail. An account that exists under the e-mail
 * is never entered this way: whoever opened it may be somebody else, so its password is asked for once.
 */
export async function claimGoogleAccount(scope: MedusaContainer, person: GooglePerson): Promise<GoogleClaim> {
	return (await knownAccount(scope, person)) ?? openAccount(scope, person);
}

async function knownAccount(scope: MedusaContainer, person: GooglePerson): Promise<GoogleClaim | undefined> {
	// In this order: what another tab commits in between is then seen as the person's own account, not as a stranger's.
	const isEmailTaken = await hasAccount(scope, person.email);
	const identityId = await findGoogleIdentity(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), person.subject);
	if (identityId && (await readAccount(scope, identityId))) return { identityId };
	return isEmailTaken ? { isEmailTaken } : undefined;
}

/** The identity with this Google account, or undefined. */
export async function findGoogleIdentity(sql: Sql, subject: string): Promise<string | undefined> {
	const found = await one<{ identityId: string }>(
		sql,
		`SELECT auth_identity_id AS identity_id FROM provider_identity
		WHERE provider = 'google' AND entity_id = ? AND deleted_at IS NULL`,
		[subject],
	);
	return found?.identityId;
}

/** Lets a Google account open an identity from now on. Throws when it opens another one already. */
export async function bindGoogle(sql: Sql, identityId: string, person: GooglePerson): Promise<void> {
	await insert(sql, "provider_identity", {
		id: generateEntityId(undefined, "provid"),
		provider: "google",
		entityId: person.subject,
		authIdentityId: identityId,
		userMetadata: JSON.stringify({ email: person.email }),
	});
}

/** Identity and customer in one transaction; the unique keys on both decide between two tabs of one person. */
async function openAccount(scope: MedusaContainer, person: GooglePerson): Promise<GoogleClaim> {
	const identityId = generateEntityId(undefined, "authid");
	const customerId = generateEntityId(undefined, "cus");
	try {
		await inTransaction(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), async (sql) => {
			// Left by a customer who was deleted: it opens nothing any more.
			await sql("provider_identity").where({ provider: "google", entity_id: person.subject }).delete();
			await insert(sql, "auth_identity", { id: identityId, appMetadata: JSON.stringify({ customer_id: customerId }) });
			await bindGoogle(sql, identityId, person);
			await insert(sql, "customer", {
				id: customerId,
				email: person.email,
				firstName: person.firstName,
				lastName: person.lastName,
				hasAccount: true,
			});
		});
	} catch (error) {
		const known = isDuplicate(error) ? await knownAccount(scope, person) : undefined;
		if (known) return known;
		throw error;
	}
	await scope.resolve(Modules.EVENT_BUS).emit({ name: CustomerWorkflowEvents.CREATED, data: { id: customerId } });
	return { identityId };
}

function isDuplicate(error: unknown): boolean {
	return error instanceof Error && "code" in error && error.code === "23505";
}
