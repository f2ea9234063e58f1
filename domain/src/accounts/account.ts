/** Rules of an account's own data. Source: accounts spec §5. Messages byte for byte. */
export const PASSWORD_MIN_LENGTH = 8;
export const ROLES = ["CUSTOMER", "ADMIN"] as const;
export type Role = (typeof ROLES)[number];
/** Staff roles; `staff.ts` has their permissions. */
export const STAFF_ROLE_NAMES = ["owner", "orders", "catalogue", "accounting", "readonly"] as const;
export type StaffRole = (typeof STAFF_ROLE_NAMES)[number];

export const ACCOUNT_MESSAGES = {
	passwordMismatch: "Les mots de passe ne correspondent pas",
	passwordTooShort: "Le mot de passe doit contenir au moins 8 caractères",
	passwordCommon: "Ce mot de passe est trop courant. Choisissez-en un autre.",
	passwordOwnWords:
		"Ce mot de passe reprend votre nom, votre email ou le nom de la boutique. Choisissez-en un autre, ou allongez-le.",
	invalidPhone: "Numéro de téléphone invalide",
	invalidEmail: "Adresse email invalide",
	unusualEmail:
		"Adresse email invalide\u00a0: elle contient un caractère accentué, invisible ou d'un autre alphabet. Ressaisissez-la au clavier.",
	nameRequired: "Le nom et le prénom sont requis",
} as const;

/** Plus sign, non-zero digit, then 8 to 14 more digits. */
export const PHONE_PATTERN = /^\+[1-9]\d{8,14}$/;
