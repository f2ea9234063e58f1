/**
 * True for 8, 12, 13 or 14 digits whose last one is the GS1 check digit of the others: GTIN-8, GTIN-12 (UPC-A), GTIN-13 (EAN-13)
 * and GTIN-14, which a box has that is no sales unit. Source: GS1 General Specifications, 7.9.
 */
export function isGtin(code: string): boolean {
	return /^(\d{8}|\d{12,14})$/.test(code) && checkDigit(code.slice(0, -1)) === Number(code.at(-1));
}

/** GS1 check digit of the digits before it: from the right, they count three times and once in turn. */
export function checkDigit(digits: string): number {
	const sum = [...digits]
		.reverse()
		.reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
	return (10 - (sum % 10)) % 10;
}

/** A code as it is typed or scanned, "3 760000 000017", without its gaps. */
export function withoutGaps(code: string): string {
	return code.replace(/[\s\u00a0\u202f.-]/g, "");
}

/** Prefixes that GS1 reserves for in-store use (02, 04, 2…) and for coupons (98, 99), as the first digits of thirteen. */
const RESTRICTED = /^(0?2|04|9[89])/;

/**
 * The GTIN of a box, as it is published: the code on the box, or on the piece where that is all that a box holds. Null without
 * one, and for codes that name goods inside a shop only.
 */
export function publishedGtin({ eanBox, eanUnit, piecesPerBox }: BoxCodes): string | null {
	return [eanBox, ...(piecesPerBox === 1 ? [eanUnit] : [])].find(isPublicGtin) ?? null;
}
interface BoxCodes {
	eanBox: string;
	eanUnit: string;
	piecesPerBox: number;
}

/** Whether a code names the same goods everywhere: its check digit fits, and it is not of those for use inside a shop. */
export function isPublicGtin(code: string): boolean {
	if (!isGtin(code)) return false;
	// Of eight digits, 0 and 2 in front are for use inside a shop.
	if (code.length === 8) return !/^[02]/.test(code);
	// What begins with 9 among fourteen is weighed, and has no fixed content.
	return !(code.length === 14 && code.startsWith("9")) && !RESTRICTED.test(code.padStart(14, "0").slice(1));
}
