import { PASSWORD_MIN_LENGTH } from "./account";

export type PasswordStrength = "Faible" | "Moyen" | "Fort";

/**
 * Under 8 characters weak; otherwise one point each for length 8, length 12, upper case, lower case,
 * digit, symbol: under 3 Faible, 3-4 Moyen, 5-6 Fort. Source: accounts spec §5.
 */
export function passwordStrength(password: string): PasswordStrength {
	if (password.length < PASSWORD_MIN_LENGTH) return "Faible";
	const points = [
		true,
		password.length >= 12,
		/\p{Lu}/u.test(password),
		/\p{Ll}/u.test(password),
		/\d/.test(password),
		/[^\p{L}\d]/u.test(password),
	].filter(Boolean).length;
	if (points < 3) return "Faible";
	return points < 5 ? "Moyen" : "Fort";
}
