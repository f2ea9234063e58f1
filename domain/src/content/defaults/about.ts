import { drawing, fact, h2, link, p, part, text } from "../write";

/** About page: who sells, to whom, and how prices are set. */
export const ABOUT = text(
	p("Une confiserie de fête foraine, du carton à la palette, au même prix pour tous ceux qui en prennent autant."),
	h2("D'abord, le sucre chante"),
	drawing("nouveautes"),
	p(
		"Il fond, il file, il prend la couleur du fruit. Puis viennent le maïs qui éclate, les cornets qu'on garnit, les bonbons qu'on casse et les gâteaux qu'on emballe tièdes.",
	),
	p(
		fact("brand"),
		" fabrique et vend des confiseries de fête foraine\u00a0: ",
		link("barbes à papa", "/products?category=BARBE_A_PAPA"),
		", ",
		link("pop-corn", "/products?category=POP_CORN"),
		", ",
		link("cornets", "/products?category=CORNETS"),
		", ",
		link("bonbons", "/products?category=BONBONS"),
		" et ",
		link("gâteaux", "/products?category=GATEAUX"),
		".",
	),
	h2("Pour le stand, pour la classe, pour chez soi"),
	drawing("bestsellers"),
	p(
		"Nos clients sont forains, épiciers, exploitants de cinéma, traiteurs ou trésoriers d'un comité des fêtes. Et parfois quelqu'un qui veut simplement un carton pour un anniversaire.",
	),
	p("Il n'y a pas de minimum de commande\u00a0: un carton suffit, parfois une pièce."),
	h2("Un prix qui suit la quantité"),
	p(
		"Le carton a son tarif. Dès que votre commande d'un produit atteint une couche de palette, le tarif couche s'applique à tous ses cartons\u00a0; dès une palette, le tarif palette. Le calcul est le même pour tout le monde et il s'affiche avant de payer.",
	),
	p(fact("delivery"), " ", fact("deposit-notice")),
	part("box-drawings"),
	h2("Rien à lire à la loupe"),
	drawing("bio"),
	p(
		"Chaque fiche donne les ingrédients, les allergènes et les traces éventuelles, les valeurs nutritionnelles, le poids net, la date de durabilité minimale et les codes EAN de la pièce et du carton.",
	),
	p("Ce qui est imprimé sur l'emballage se lit avant d'acheter."),
	h2("Une voix au bout du fil"),
	p(
		"Une personne de l'atelier répond au ",
		fact("phone"),
		", ",
		fact("hours"),
		", et à vos messages par le ",
		link("formulaire de contact", "/contact"),
		".",
	),
	part("all-products"),
);
