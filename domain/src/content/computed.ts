/** Values that a text can name instead of writing them: they follow the settings and the rules of the shop. */
export const FACT_LABELS = {
	brand: "Nom de la boutique",
	company: "Nom de la société",
	address: "Adresse",
	email: "E-mail",
	phone: "Téléphone",
	hours: "Horaires",
	delivery: "Livraison, en une phrase",
	"delivery-cost": "Frais de livraison",
	departure: "Délai de départ",
	hold: "Durée de réservation",
	"unit-maximum": "Quantité maximale",
	"deposit-title": "«\u00a0et acompte\u00a0», s'il est ouvert",
	"deposit-notice": "Acompte, en une phrase, s'il est ouvert",
	"order-years": "Conservation des commandes",
	"quote-years": "Conservation des devis",
	"invoice-years": "Conservation des factures",
	"account-years": "Conservation d'un compte",
	"cart-days": "Conservation des paniers",
	"message-years": "Conservation des messages",
	"newsletter-years": "Conservation de l'inscription à la lettre",
	"newsletter-days": "Délai de confirmation de la lettre",
	"alert-years": "Conservation des retours en stock",
	"review-years": "Conservation des avis",
	"trace-years": "Conservation des traces",
	"publication-days": "Délai de publication d'un avis",
} as const;
export type FactName = keyof typeof FACT_LABELS;
export const FACTS = Object.keys(FACT_LABELS) as [FactName, ...FactName[]];

/** Blocks that the shop computes, each on its own page. */
export const PART_LABELS = {
	"demo-notice": "Avis de démonstration, tant que la société n'est pas la vôtre",
	publisher: "Société, siège, immatriculation, contact",
	host: "Hébergeur et médiateur",
	"producer-ids": "Identifiants du registre des producteurs",
	"stored-keys": "Tableau des données gardées par le navigateur",
	"card-cookies": "Cookies du paiement par carte",
	"accessibility-date": "Date de la déclaration",
	"deposit-questions": "Questions sur le paiement et l'acompte",
	"box-drawings": "Dessins du carton, de la couche et de la palette",
	"all-products": "Bouton vers tous les produits",
} as const;
export type PartName = keyof typeof PART_LABELS;
export const PARTS = Object.keys(PART_LABELS) as [PartName, ...PartName[]];
