import type { AuthScreen } from "./use-session";

/** Words of the two screens, in the page and in the modal. */
export const AUTH_TEXTS: Record<
	AuthScreen,
	{ title: string; intro: string; question: string; other: AuthScreen; otherLabel: string }
> = {
	login: {
		title: "Connexion",
		intro: "Heureux de vous revoir.",
		question: "Pas encore de compte ?",
		other: "register",
		otherLabel: "Créer un compte",
	},
	register: {
		title: "Créer un compte",
		intro: "Une minute suffit pour commander et suivre vos livraisons.",
		question: "Déjà client ?",
		other: "login",
		otherLabel: "Se connecter",
	},
};
