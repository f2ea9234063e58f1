/** Why a Google sign-in failed, as `error` of /auth/callback; the texts are those of that page. */
export const OAUTH_ERRORS = {
	access_denied: "Vous n'avez pas autorisé la connexion avec Google.",
	email_not_verified: "Google n'a pas vérifié l'adresse email de ce compte : elle ne peut pas ouvrir de compte ici.",
	google_refused: "Google n'a pas confirmé cette connexion.",
	google_unavailable: "La connexion avec Google n'est pas activée dans cette boutique.",
	google_unreachable: "Google ne répond pas pour le moment.",
	sign_in_expired: "Cette connexion a expiré ou a été commencée dans un autre navigateur.",
} as const;
export type OauthError = keyof typeof OAUTH_ERRORS;

/** Messages of the callback page. Source: accounts spec §4, §8. */
export const OAUTH_MESSAGES = {
	noToken: "Aucun token reçu de Google",
	missing: "Token manquant",
	failed: "Erreur lors de l'authentification",
} as const;
