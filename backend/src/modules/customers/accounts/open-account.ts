import { normaliseEmail } from "@confiserie/domain/customers/email";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { lock, violates } from "../../../lib/database/sql";
import { findPerson, insertCustomer, insertIdentity } from "../../../medusa/accounts/administrators";
import { bindIdentity, removeUnusedIdentity } from "../../../medusa/accounts/identities";
import { type Administrator, recordAudit } from "../../foundations/audit";
import { ApiFailure } from "../../foundations/failures";
import { queueMail } from "../../foundations/mail";
import { issueTicket } from "./tickets";

/** Of the body of the order that opens it. */
const TAKEN = { field: "orderData.email" };

/** A customer whom staff knows. */
interface KnownCustomer {
	email: string;
	firstName: string;
	lastName: string;
	phone: string;
}

/**
 * Opens an account that has no password yet: its owner gets a link to one when `invite` says so, or asks for it by "Mot de
 * passe oublié". In the caller's transaction. Returns the customer's id.
 * @throws ApiFailure EMAIL_TAKEN for an e-mail that has an account, or is an administrator's
 */
export async function openAccountForCustomer(
	sql: Knex.Transaction,
	person: KnownCustomer,
	{ invite, by }: { invite: boolean; by: Administrator },
): Promise<string> {
	const { firstName } = person;
	const email = normaliseEmail(person.email);
	await lock(sql, "account-for-customer", email);
	const found = await findPerson(sql, email);
	if (found.customerId || found.userId) throw new ApiFailure("EMAIL_TAKEN", TAKEN);
	await removeUnusedIdentity(sql, email);
	const identityId = await insertIdentity(sql);
	const customerId = await insertCustomer(sql, { ...person, email }).catch(takenMeanwhile);
	await bindIdentity(sql, identityId, customerId);
	await recordAudit(sql, by, { action: "customer.created", entity: "customer", entityId: customerId, label: email });
	if (!invite) return customerId;
	const secret = await issueTicket(sql, "password-reset", { identityId, data: {} });
	await queueMail(sql, {
		key: `account-invitation:${generateEntityId(undefined, "pwd")}`,
		to: email,
		template: "account-invitation",
		data: { firstName, path: `/reset-password?token=${secret}` },
	});
	return customerId;
}

/** The customer registers this very moment: Medusa's unique key decides. */
function takenMeanwhile(error: unknown): never {
	if (violates(error, "IDX_customer_email_has_account_unique")) throw new ApiFailure("EMAIL_TAKEN", TAKEN);
	throw error;
}
