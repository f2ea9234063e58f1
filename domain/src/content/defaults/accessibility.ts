import { fact, h2, link, p, part, text } from "../write";

/** How the shop meets the accessibility of its service. Code de la consommation, art. L412-13; directive (UE) 2019/882, annex V. */
export const ACCESSIBILITY = text(
	h2("Ce que vise la boutique"),
	p(
		"La boutique est faite pour le clavier, le lecteur d'écran et le téléphone. Elle vise le niveau AA des règles WCAG 2.1, que reprend la norme EN 301 549.",
	),
	p(
		"Chaque version est vérifiée par des essais automatiques dans un navigateur, au clavier et à 320 pixels de large. Aucun organisme extérieur ne l'a auditée.",
	),
	h2("Ce qui peut manquer"),
	p(
		"Le formulaire de carte est celui du prestataire de paiement. Les papiers (factures, avoirs) sont des PDF sans balises\u00a0: demandez-nous leur contenu sous une autre forme.",
	),
	h2("Une difficulté\u00a0?"),
	p(
		"Écrivez à ",
		fact("email"),
		", appelez le ",
		fact("phone"),
		" ou passez par ",
		link("la page de contact", "/contact"),
		"\u00a0: nous vous répondons et commandons avec vous s'il le faut. Sans réponse, vous pouvez saisir la DGCCRF ou le Défenseur des droits.",
	),
	h2("Date"),
	part("accessibility-date"),
);
