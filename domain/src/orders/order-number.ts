/** Crockford's base 32: no I, L, O or U, so that a number can be read out on the phone. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 8;
/** What every number begins with. */
export const ORDER_NUMBER_PREFIX = "CMD-";

/**
 * Order number from 8 random bytes: "CMD-7K3M-9QX2". Short, readable, not guessable in sequence (32^8 = 1.1e12);
 * uniqueness is the order service's unique key.
 */
export function orderNumber(randomBytes: Uint8Array): string {
	return readableNumber(ORDER_NUMBER_PREFIX, randomBytes);
}

/** A number of the same form, of something else: its prefix and 8 random bytes. */
export function readableNumber(prefix: string, randomBytes: Uint8Array): string {
	if (randomBytes.length < LENGTH) throw new RangeError(`A number needs ${LENGTH} random bytes`);
	const letters = Array.from(randomBytes.slice(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
	return `${prefix}${letters.slice(0, 4)}-${letters.slice(4)}`;
}
