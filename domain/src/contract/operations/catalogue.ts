import { SAMPLE } from "../shapes/shape";
import type { Operations } from "./operation";

const PRODUCT = { id: { description: "Identifiant du produit", example: SAMPLE.productId } };

/** What everybody may read, and the contact form. Source: spec §7. */
export const CATALOGUE = {
	"GET /api/products": {
		id: "listProducts",
		access: "public",
		summary: "Lister les produits en vente",
		description: "Filtres, tris et facettes ; un paramètre inconnu est ignoré.",
		query: "ProductQuery",
		answers: { 200: "ProductList" },
		sends: ["Cache-Control"],
	},
	"GET /api/products/search": {
		id: "searchProducts",
		access: "public",
		summary: "Chercher des produits",
		query: "ProductSearchQuery",
		answers: { 200: "ProductList" },
		sends: ["Cache-Control"],
	},
	"GET /api/products/search/suggestions": {
		id: "suggestProducts",
		access: "public",
		summary: "Proposer des noms pendant la saisie",
		query: "SuggestionQuery",
		answers: { 200: "Suggestions" },
		sends: ["Cache-Control"],
	},
	"GET /api/products/:id": {
		id: "readProduct",
		access: "public",
		summary: "Lire un produit, avec son prix et son stock",
		params: PRODUCT,
		answers: { 200: "Product" },
		sends: ["Cache-Control"],
		errors: ["PRODUCT_ID_MISSING", "PRODUCT_NOT_FOUND"],
	},
	"GET /api/products/:id/reviews": {
		id: "listReviews",
		access: "public",
		summary: "Lister les avis sur un produit",
		params: PRODUCT,
		query: "ReviewQuery",
		answers: { 200: "ReviewList" },
		sends: ["Cache-Control"],
		errors: ["PRODUCT_NOT_FOUND"],
	},
	"GET /api/categories": {
		id: "listCategories",
		access: "public",
		summary: "Lister les catégories que la boutique propose, dans leur ordre",
		answers: { 200: "CategoryList" },
		sends: ["Cache-Control"],
	},
	"GET /api/changes": {
		id: "listChanges",
		access: "public",
		summary: "Savoir ce qui a changé depuis un repère",
		description: "Pour les caches et les autres canaux de vente.",
		query: "ChangesQuery",
		answers: { 200: "Changes" },
	},
	"POST /api/contact": {
		id: "sendMessage",
		access: "public",
		summary: "Écrire à la boutique",
		body: "ContactRequest",
		answers: { 201: "ContactReceived" },
		errors: ["RATE_LIMITED"],
	},
	"GET /api/settings": {
		id: "readSettings",
		access: "public",
		summary: "Lire les réglages publics de la boutique",
		answers: { 200: "ShopSettings" },
		sends: ["Cache-Control"],
	},
	"GET /api/home": {
		id: "readHome",
		access: "public",
		summary: "Lire les vues, les accès rapides et le texte de la page d'accueil",
		description: "Sans les brouillons. `from` et `to` sont des jours de Paris, l'un et l'autre inclus.",
		answers: { 200: "HomeContent" },
		sends: ["Cache-Control"],
	},
} as const satisfies Operations;
