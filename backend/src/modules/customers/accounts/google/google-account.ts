import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, CustomerWorkflowEvents, Modules } from "@medusajs/framework/utils";
import { inTransaction } from "../../../../lib/database/sql";
import { findGoogleIdentity, openGoogleAccount } from "../../../../medusa/accounts/google-identities";
import { hasAccount } from "../../../../medusa/accounts/identities";
import { readAccount } from "../account-record";
import type { GooglePerson } from "./google-person";

/** The identity that a Google account opens, or that its e-mail belongs to an account which must be asked first. */
export type GoogleClaim = { identityId: string } | { isEmailTaken: true };

/**
 * Finds the account of a Google account, or opens one for its verified e-mail. An account that exists under the e-mail
 * is never entered this way: its owner may be another person, so its password is required once.
 */
export async function claimGoogleAccount(scope: MedusaContainer, person: GooglePerson): Promise<GoogleClaim> {
	return (await knownAccount(scope, person)) ?? openAccount(scope, person);
}

async function knownAccount(scope: MedusaContainer, person: GooglePerson): Promise<GoogleClaim | undefined> {
	const sql = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	// In this order: what another tab commits in between is then seen as the person's own account, not as a stranger's.
	const isEmailTaken = await hasAccount(sql, person.email);
	const identityId = await findGoogleIdentity(sql, person.subject);
	if (identityId && (await readAccount(scope, identityId))) return { identityId };
	return isEmailTaken ? { isEmailTaken } : undefined;
}

/** Identity and customer in one transaction; the unique keys on both decide between two tabs of one person. */
async function openAccount(scope: MedusaContainer, person: GooglePerson): Promise<GoogleClaim> {
	const pool = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	let opened: Awaited<ReturnType<typeof openGoogleAccount>>;
	try {
		opened = await inTransaction(pool, (sql) => openGoogleAccount(sql, person));
	} catch (error) {
		const known = isDuplicate(error) ? await knownAccount(scope, person) : undefined;
		if (known) return known;
		throw error;
	}
	await scope
		.resolve(Modules.EVENT_BUS)
		.emit({ name: CustomerWorkflowEvents.CREATED, data: { id: opened.customerId } });
	return { identityId: opened.identityId };
}

function isDuplicate(error: unknown): boolean {
	return error instanceof Error && "code" in error && error.code === "23505";
}
