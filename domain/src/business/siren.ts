/** SIREN of La Poste, whose establishments outnumber what the check digit of a SIRET allows. */
const LA_POSTE = "356000000";

/** A number without the spaces, points and dashes that people write in it. */
export const compactNumber = (typed: string): string => typed.replace(/[\s.\-_]/g, "").toUpperCase();

/** Whether nine digits are a SIREN: their Luhn sum is a multiple of ten. Source: Insee, Sirene; ISO/IEC 7812. */
export function isSiren(digits: string): boolean {
	return /^\d{9}$/.test(digits) && isLuhn(digits);
}

/**
 * Whether fourteen digits are a SIRET: a SIREN and an establishment of it, under one Luhn sum. The establishments of La Poste
 * other than its head office add up to a multiple of five instead. Source: Insee, Sirene.
 */
export function isSiret(digits: string): boolean {
	if (!/^\d{14}$/.test(digits) || !isSiren(digits.slice(0, 9))) return false;
	if (isLuhn(digits)) return true;
	return digits.startsWith(LA_POSTE) && [...digits].reduce((sum, digit) => sum + Number(digit), 0) % 5 === 0;
}

/** Whether the Luhn sum of some digits is a multiple of ten. Source: ISO/IEC 7812. */
export function isLuhn(digits: string): boolean {
	const sum = [...digits].reverse().reduce((total, digit, index) => {
		const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
		return total + (value > 9 ? value - 9 : value);
	}, 0);
	return sum % 10 === 0;
}

/** The SIREN of a company's SIREN or SIRET, which begins with it; empty without one. */
export const sirenOf = (registration: string): string => registration.slice(0, 9);
