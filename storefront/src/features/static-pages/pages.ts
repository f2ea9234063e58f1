import { BRAND } from "@/config/brand";

/** Address, title and description of the pages of text: what the page, its metadata and its breadcrumb share. */
export const STATIC_PAGES = {
	about: {
		path: "/about",
		title: "Qui sommes-nous",
		description: `${BRAND.name}, confiserie artisanale : ce que nous fabriquons, à qui nous vendons et comment nos prix se forment.`,
	},
	faq: {
		path: "/faq",
		title: "Questions fréquentes",
		description:
			"Cartons, couches et palettes, frais de port, acompte, code commercial, favoris : les réponses aux questions que l'on nous pose.",
	},
	terms: {
		path: "/terms",
		title: "Conditions de vente",
		description: `Prix, commande, paiement, acompte, livraison, rétractation et garanties : les conditions de vente de ${BRAND.name}.`,
	},
	privacy: {
		path: "/privacy",
		title: "Confidentialité",
		description: `Les données que ${BRAND.name} conserve, pourquoi, combien de temps, et les droits que vous avez sur elles.`,
	},
	cookies: {
		path: "/cookies",
		title: "Cookies",
		description: `Aucun cookie de suivi : la liste de ce que la boutique ${BRAND.name} garde dans votre navigateur.`,
	},
	reviews: {
		path: "/avis",
		title: "Contrôle des avis",
		description: `Qui peut donner un avis sur un produit de ${BRAND.name}, comment il est contrôlé et publié, et quand il est refusé.`,
	},
	accessibility: {
		path: "/accessibilite",
		title: "Accessibilité",
		description: `Ce que la boutique ${BRAND.name} fait pour être utilisable par tous, et à qui signaler une difficulté.`,
	},
	legalNotice: {
		path: "/mentions-legales",
		title: "Mentions légales",
		description: `Éditeur, hébergeur, médiateur et crédits du site ${BRAND.name}.`,
	},
} as const;
