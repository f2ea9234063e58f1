import { h2, p, part, text } from "../write";

/** Lists the cookies of sign-in and Stripe, and the browser storage, key by key. */
export const COOKIES = text(
	h2("Aucun cookie de suivi"),
	p(
		"La boutique ne mesure pas votre navigation et n'affiche pas de publicité\u00a0: elle n'a donc pas de bandeau à vous faire accepter. Ses propres cookies servent à vous connecter et disparaissent en dix minutes\u00a0: la page à retrouver ensuite et, avec Google, ce qui lie la connexion à votre navigateur.",
	),
	h2("Ce que garde votre navigateur"),
	p(
		"Pour fonctionner, la boutique range dans votre navigateur, et seulement là, ce qui suit. Effacer les données du site dans votre navigateur supprime tout.",
	),
	part("stored-keys"),
	part("card-cookies"),
);
