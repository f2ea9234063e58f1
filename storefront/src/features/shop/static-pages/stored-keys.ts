import { STORAGE_KEYS } from "@confiserie/domain/cart/cart";
import { SESSION_KEYS } from "@/lib/session";

/** An entry in the visitor's browser, as the cookies page lists it. */
export interface StoredKey {
	key: string;
	purpose: string;
	/** How long it stays. */
	until: string;
}

const UNTIL_ORDER = "Jusqu'à la commande, ou tant que vous ne videz pas le panier";
const LOGOUT = "Jusqu'à la déconnexion, ou sept jours sans visite";
const TAB = "Jusqu'à la fermeture de l'onglet";

/** The shop's own entries. A test compares them with the code. */
export const STORED_KEYS: readonly StoredKey[] = [
	{ key: STORAGE_KEYS.cart, purpose: "Les produits et les quantités de votre panier", until: UNTIL_ORDER },
	{ key: "cartPricing", purpose: "Les tarifs des produits du panier, pour recalculer son total", until: UNTIL_ORDER },
	{ key: "promotionCode", purpose: "Le code saisi dans le panier", until: UNTIL_ORDER },
	{
		key: "deliveryPlace",
		purpose: "Le pays et le code postal de livraison, pour calculer les frais de port",
		until: "Tant que vous ne l'effacez pas de votre navigateur",
	},
	{
		key: "prices",
		purpose: "Si vous lisez les prix TTC ou HT",
		until: "Tant que vous ne l'effacez pas de votre navigateur",
	},
	{ key: STORAGE_KEYS.favorites, purpose: "Vos produits favoris", until: "Tant que vous ne les retirez pas" },
	{
		key: "basketBase",
		purpose: "Le panier et les favoris tels que votre compte les a, pour les tenir à jour d'un appareil à l'autre",
		until: "Tant que vous ne l'effacez pas de votre navigateur",
	},
	{
		key: "avoidedAllergens",
		purpose: "Les allergènes que vous évitez, si vous avez demandé de les retenir",
		until: "Tant que vous ne les effacez pas",
	},
	{
		key: "recentSearches",
		purpose: "Vos cinq dernières recherches, proposées sous le champ",
		until: "Tant que vous ne les effacez pas",
	},
	{
		key: "recentlySeen",
		purpose: "Les neuf derniers produits que vous avez regardés",
		until: "Tant que vous ne les effacez pas",
	},
	{ key: SESSION_KEYS.accessToken, purpose: "La preuve que vous êtes connecté", until: LOGOUT },
	{
		key: SESSION_KEYS.lastActivity,
		purpose: "L'heure de votre dernière visite, pour fermer la session",
		until: LOGOUT,
	},
	{
		key: STORAGE_KEYS.redirectAfterAuth,
		purpose: "La page à retrouver après la connexion",
		until: "Jusqu'à la connexion",
	},
	{ key: "checkout", purpose: "La commande en cours, pour la reprendre après un rechargement", until: TAB },
	{ key: "cameraWanted", purpose: "Que vous venez d'ouvrir la caméra", until: "Jusqu'à la page suivante" },
	{ key: "drafts", purpose: "Ce que vous écriviez quand votre session a pris fin, pour vous le rendre", until: TAB },
	{ key: "expressOrder", purpose: "Que vous venez de demander à payer", until: "Jusqu'à la page suivante" },
	{ key: "heldBoxes", purpose: "Les cartons que votre commande en cours réserve", until: TAB },
	{ key: "quickOrder", purpose: "Les lignes de votre commande rapide", until: TAB },
	{ key: "palletComposition", purpose: "Les couches de la palette que vous composez", until: TAB },
	{ key: STORAGE_KEYS.lastOrder, purpose: "Le numéro et les montants de la dernière commande", until: TAB },
];

/** What Stripe.js sets once a card form is shown: on the shop's address, and on Stripe's own. Source: Stripe's cookie policy. */
export const STRIPE_COOKIES: readonly StoredKey[] = [
	{ key: "__stripe_mid", purpose: "Reconnaît l'appareil d'un paiement à l'autre", until: "Un an" },
	{ key: "__stripe_sid", purpose: "Reconnaît l'appareil pendant le paiement", until: "Trente minutes" },
	{
		key: "m (m.stripe.com)",
		purpose: "Reconnaît l'appareil, déposé par Stripe à sa propre adresse",
		until: "Deux ans",
	},
];
