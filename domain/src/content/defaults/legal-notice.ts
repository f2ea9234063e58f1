import { h2, link, p, part, text } from "../write";

/** Who publishes and hosts the site. Loi n° 2004-575 du 21 juin 2004, art. 1-1. */
export const LEGAL_NOTICE = text(
	part("demo-notice"),
	h2("Éditeur"),
	part("publisher"),
	h2("Hébergeur et médiateur"),
	part("host"),
	h2("Tri et emballages"),
	part("producer-ids"),
	p(
		"Les cartons, étuis, sachets et pots se trient avec les emballages\u00a0; les bâtons et les cônes en papier souillés vont avec les ordures ménagères ou au compost. En cas de doute, le logo de tri sur l'emballage et les consignes de votre commune font foi.",
	),
	h2("Contenu du site"),
	p(
		"Les images des produits sont des visuels d'illustration, de notre réalisation. L'icône de la boutique reprend des dessins libres (Fluent Emoji de Microsoft, licence MIT). Les polices Caprasimo et Bricolage Grotesque sont sous licence OFL.",
	),
	p(
		"Vos données\u00a0: voir ",
		link("Confidentialité", "/privacy"),
		". Vos achats\u00a0: voir les ",
		link("conditions de vente", "/terms"),
		". Une difficulté à lire le site\u00a0: voir ",
		link("Accessibilité", "/accessibilite"),
		".",
	),
);
