import { generateEntityId } from "@medusajs/framework/utils";
import { insert, one, type Sql } from "../../lib/database/sql";

/** A Google account: its number there, and what Google vouches for. */
interface GoogleSubject {
	subject: string;
	email: string;
}

/** The identity that this Google account opens, or undefined. */
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
export async function bindGoogle(sql: Sql, identityId: string, { subject, email }: GoogleSubject): Promise<void> {
	await insert(sql, "provider_identity", {
		id: generateEntityId(undefined, "provid"),
		provider: "google",
		entityId: subject,
		authIdentityId: identityId,
		userMetadata: JSON.stringify({ email }),
	});
}

/** A new customer with an identity that this Google account opens. Unique keys throw when either exists already. */
export async function openGoogleAccount(
	sql: Sql,
	person: GoogleSubject & { firstName: string; lastName: string },
): Promise<{ identityId: string; customerId: string }> {
	const identityId = generateEntityId(undefined, "authid");
	const customerId = generateEntityId(undefined, "cus");
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
	return { identityId, customerId };
}
