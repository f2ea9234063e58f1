import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { findIdentity, removeUnusedIdentity } from "../../../medusa/accounts/identities";
import { ApiFailure } from "../../foundations/failures";
import { whenHashingIsFree } from "./hash-queue";
import { type NewPassword, refuseGuessable } from "./password";

/**
 * Creates the unbound identity of an e-mail with its hashed password. An existing one that opens no account is replaced
 * with its password, so that an e-mail cannot be blocked by registering it first. Throws EMAIL_TAKEN, VALIDATION for a
 * password that is easy to guess.
 */
export async function createIdentity(
	scope: MedusaContainer,
	{ password, isPublished, ...holder }: NewPassword["holder"] & { password: string; isPublished?: true },
): Promise<string> {
	const { email } = holder;
	if (!isPublished) refuseGuessable({ password, field: "password", holder });
	const sql = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await removeUnusedIdentity(sql, email);
	if (await findIdentity(sql, email)) throw new ApiFailure("EMAIL_TAKEN");
	const { success, error, authIdentity } = await whenHashingIsFree(() =>
		scope.resolve(Modules.AUTH).register("emailpass", { body: { email, password } }),
	);
	if (success && authIdentity) return authIdentity.id;
	// Medusa responds with a text for a lost race and for a failure alike; the database tells them apart.
	if (await findIdentity(sql, email)) throw new ApiFailure("EMAIL_TAKEN");
	throw new Error(`The identity could not be created: ${error ?? "no reason given"}`);
}
