import { randomBytes } from "node:crypto";
import { kdf, verify } from "scrypt-kdf";
import { currentEnv } from "../../config/env";
import { passwordCost } from "../../config/password-cost";
import { whenHashingIsFree } from "./hash-queue";

/** Returns the hash of a password as Medusa stores it: base64, salt and cost included. */
export function hashPassword(password: string): Promise<string> {
	return whenHashingIsFree(async () => (await kdf(password, passwordCost(currentEnv()))).toString("base64"));
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
