/** Rules of an account's own data. Source: accounts spec §5. Messages byte for byte. */
export const PASSWORD_MIN_LENGTH = 8;
export const ROLES = ["CUSTOMER", "ADMIN"] as const;
export type Role = (typeof ROLES)[number];

export const ACCOUNT_MESSAGES = {
	passwordMismatch: "Les mots de passe ne correspondent pas",
	passwordTooShort: "Le mot de passe doit contenir au moins 8 caractères",
	invalidPhone: "Numéro de téléphone invalide",
	invalidEmail: "Adresse email invalide",
	nameRequired: "Le nom et le prénom sont requis",
} as const;

/** x@y.z without white space. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Plus sign, non-zero digit, then 8 to 14 more digits. */
export const PHONE_PATTERN = /^\+[1-9]\d{8,14}$/;

/** Identity key of an e-mail: trimmed and lower-cased. One e-mail = one account. */
export function normaliseEmail(email: string): string {
	return email.trim().toLowerCase();
}
