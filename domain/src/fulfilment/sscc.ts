import { checkDigit } from "../catalogue/gtin";

/** GS1 company prefixes have 7 to 10 digits in France. */
export const COMPANY_PREFIX = /^\d{7,10}$/;

/** Numbers of a shop without a company prefix. GS1 assigns none that begins with 2: these serve inside the house alone. */
const INTERNAL_PREFIX = "2000000";

/**
 * Serial shipping container code: extension digit, company prefix, serial number, check digit; 18 digits. A serial number
 * that outgrows its digits goes on in the extension digit. Source: GS1 General Specifications, 3.2 "AI (00)".
 * @param companyPrefix empty where the shop has none
 * @throws RangeError for a serial number that has no place in 18 digits
 */
export function ssccOf(companyPrefix: string, serial: number): string {
	const prefix = companyPrefix || INTERNAL_PREFIX;
	const size = 16 - prefix.length;
	const digits = String(serial).padStart(size + 1, "0");
	if (!Number.isSafeInteger(serial) || serial < 0 || digits.length > size + 1)
		throw new RangeError(`Serial number ${serial} does not fit behind the prefix ${prefix}.`);
	const code = `${digits[0]}${prefix}${digits.slice(1)}`;
	return `${code}${checkDigit(code)}`;
}
