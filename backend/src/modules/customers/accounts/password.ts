import { randomBytes } from "node:crypto";
import { ACCOUNT_MESSAGES } from "@confiserie/domain/accounts/account";
import { restsOnWords } from "@confiserie/domain/accounts/password";
import { kdf, verify } from "scrypt-kdf";
import { currentEnv } from "../../../config/env";
import { passwordCost } from "../../../config/password-cost";
import { ApiFailure } from "../../foundations/failures";
import { isCommonPassword } from "./common-passwords";
import { whenHashingIsFree } from "./hash-queue";

/** A password that its holder chooses, and what an attacker would try first. */
export interface NewPassword {
	password: string;
	/** Name of the field in the request. */
	field: string;
	holder: { email: string; firstName?: string | null | undefined; lastName?: string | null | undefined };
}

/** Throws VALIDATION for a password that is common, or rests on the holder's own words or the shop's name. */
export function refuseGuessable({ password, field, holder }: NewPassword): void {
	const words = [holder.email, holder.firstName ?? "", holder.lastName ?? "", currentEnv().MAIL_FROM.name];
	const message = isCommonPassword(password)
		? ACCOUNT_MESSAGES.passwordCommon
		: restsOnWords(password, words) && ACCOUNT_MESSAGES.passwordOwnWords;
	if (message) throw new ApiFailure("VALIDATION", { message, field, errors: [{ field, message }] });
}

/** Returns the hash of a new password as Medusa stores it: base64, salt and cost included. @throws ApiFailure VALIDATION */
export function hashNewPassword(chosen: NewPassword): Promise<string> {
	refuseGuessable(chosen);
	return whenHashingIsFree(async () => (await kdf(chosen.password, passwordCost(currentEnv()))).toString("base64"));
}

/**
 * Whether `password` matches `hash`. Without a hash (unknown e-mail, or no password) the result is false after the same
 * work: a hash that no password opens is verified instead, so that timing reveals nothing.
 */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
	dummyKey ??= kdf(randomBytes(32), passwordCost(currentEnv()));
	const key = await dummyKey;
	const isRight = await whenHashingIsFree(() =>
		verify(hash === undefined ? key : Buffer.from(hash, "base64"), password),
	);
	return hash !== undefined && isRight;
}

let dummyKey: Promise<Buffer> | undefined;
