import { randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { findIdentity } from "./identity-record";

/**
 * The identity that an e-mail and a password open, or undefined. An unknown e-mail takes as long as a wrong password,
 * so that the answer's delay does not tell who has an account.
 */
export async function signIn(scope: MedusaContainer, email: string, password: string): Promise<string | undefined> {
	if (!(await findIdentity(scope, email))) {
		await spendAsMuch(password);
		return undefined;
	}
	const answer = await scope.resolve(Modules.AUTH).authenticate("emailpass", { body: { email, password } });
	// A second factor that the engine asks for is not ours to skip.
	return answer.success && !answer.mfaChallenge ? answer.authIdentity?.id : undefined;
}

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt);

/** The engine's own cost for a password (scrypt, N = 2^15, r = 8, p = 1). */
async function spendAsMuch(password: string): Promise<void> {
	await derive(password, randomBytes(32), 64, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
}
