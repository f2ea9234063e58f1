import { PASSWORD_MIN_LENGTH } from "@confiserie/domain/accounts/account";

let common: ReadonlySet<string> | undefined;

/**
 * Whether a password, in any case, is one of the 49,233 that occur most in breaches. The list is loaded at its first use:
 * most processes never set a password.
 */
export function isCommonPassword(password: string): boolean {
	common ??= load();
	return common.has(password.toLowerCase());
}

function load(): ReadonlySet<string> {
	const { dictionary }: typeof import("@zxcvbn-ts/language-common") = require("@zxcvbn-ts/language-common");
	return new Set(dictionary["passwords-common"].filter((password) => password.length >= PASSWORD_MIN_LENGTH));
}
