import { normaliseEmail } from "../customers/email";
import { normaliseCode } from "../promotions/promotion";

/** Length and form of a commercial code: exactly 8 alphanumeric characters. Source: spec §5. */
export const COMMERCIAL_CODE = { length: 8, debounceMs: 500, extraDelayMs: 300 } as const;
const FORMAT = /^[A-Z0-9]{8}$/;

export const COMMERCIAL_CODE_MESSAGES = {
	valid: "Code validé ! Vous pouvez maintenant payer par acompte",
	"invalid-format": "Le code doit contenir exactement 8 caractères",
	"invalid-code": "Code commercial invalide. Vérifiez votre saisie ou contactez-nous",
} as const;

/**
 * Normalises what is typed into a field for both kinds of code: upper case. What can only be a commercial code, which is hexadecimal,
 * loses the separators of its printed form and is cut at 8 characters; a promotion code keeps its dashes.
 */
export function typedCode(typed: string): string {
	const code = normaliseCode(typed);
	const bare = code.replace(/[.·_–-]/g, "");
	const isCommercial = bare.length >= COMMERCIAL_CODE.length && /^[0-9A-F]+$/.test(bare);
	return isCommercial ? bare.slice(0, COMMERCIAL_CODE.length) : code;
}

export function hasCommercialCodeFormat(code: string): boolean {
	return FORMAT.test(code);
}

/**
 * The code of an e-mail: first 8 hexadecimal characters, upper case, of the SHA-256 of the trimmed, lower-cased
 * e-mail. WebCrypto, so that browser and server share it. Source: spec §5.
 */
export async function commercialCodeFor(email: string): Promise<string> {
	const bytes = new TextEncoder().encode(normaliseEmail(email));
	const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
	return Array.from(digest.slice(0, COMMERCIAL_CODE.length / 2), (byte) => byte.toString(16).padStart(2, "0"))
		.join("")
		.toUpperCase();
}
