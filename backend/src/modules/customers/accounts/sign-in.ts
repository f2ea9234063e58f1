import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { type Credentials, findCredentials } from "../../../medusa/accounts/identities";
import { isPassword } from "./password";

/**
 * The credentials that an e-mail and a password match, or undefined; a session also takes `passSecondFactor`. An unknown e-mail takes the same way as a wrong
 * password, so that the response's delay does not tell who has an account.
 */
export async function signIn(
	scope: MedusaContainer,
	email: string,
	password: string,
): Promise<Credentials | undefined> {
	const credentials = await findCredentials(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), email);
	const isRight = await isPassword(password, credentials?.passwordHash);
	return isRight ? credentials : undefined;
}
