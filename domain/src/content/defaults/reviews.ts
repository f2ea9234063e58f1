import { fact, h2, link, p, text, ul } from "../write";

/** How reviews are collected, checked and published. Source: code de la consommation, art. L111-7-2, D111-16 to D111-19. */
export const REVIEWS = text(
	h2("Qui peut donner un avis"),
	p(
		"Qui a commandé un produit avec son compte, une fois que la commande est partie de chez nous\u00a0: un avis par produit, depuis la page de la commande ou ",
		link("Mes avis", "/account/reviews"),
		". Rien n'est donné en échange d'un avis.",
	),
	h2("Comment un avis est contrôlé"),
	p(
		"Quand il est envoyé, la boutique vérifie d'elle-même que le compte a reçu ce produit. Une personne le relit ensuite, et il est publié ou refusé au plus tard ",
		fact("publication-days"),
		" jours après son envoi. Nous pouvons écrire à son auteur.",
	),
	p(
		"Son texte et sa note sont publiés tels quels, avec le prénom de l'auteur, la date de publication et celle de l'achat. Nous pouvons y répondre en public.",
	),
	h2("Quand un avis est refusé"),
	ul(
		["Il injurie, diffame, ou porte atteinte à quelqu'un."],
		["Il contient des données personnelles, un lien ou une publicité."],
		["Il ne parle pas du produit, ou n'est pas compréhensible."],
		["Il s'avère qu'il n'est pas d'un acheteur du produit."],
	),
	p(
		"Une note basse n'est jamais un motif. L'auteur d'un avis refusé en reçoit le motif par e-mail et peut écrire son avis à nouveau. Un avis déjà publié qui manque à ces règles est retiré de la même façon.",
	),
	h2("Comment les avis sont présentés"),
	p(
		"Tous les avis publiés d'un produit sont sur sa page, du plus récent au plus ancien. La note du produit est leur moyenne, sans pondération. Un produit sans avis n'a pas de note.",
	),
	h2("Modifier, retirer ou signaler un avis"),
	p(
		"Un avis envoyé ne se modifie pas. Il est conservé ",
		fact("review-years"),
		" ans, et disparaît avec le compte de son auteur, ou plus tôt s'il nous le demande. Pour cela, ou pour signaler gratuitement un avis qui vous paraît faux, en disant pourquoi, ",
		link("écrivez-nous", "/contact"),
		".",
	),
);
