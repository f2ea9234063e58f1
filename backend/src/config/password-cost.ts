import type { Env } from "./env";

/** Scrypt parameters, the same for Medusa's sign-in and the shop's: each reads the hashes that the other writes. */
export function passwordCost({ PASSWORD_HASH_LOG_N }: Env) {
	return { logN: PASSWORD_HASH_LOG_N, r: 8, p: 1 };
}
