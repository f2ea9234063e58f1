import { FIRST_CATEGORIES } from "../catalogue/category";
import { DEFAULT_HOME, homeContentSchema } from "../content/home-content";
import { DEFAULT_SHIPPING_OFFER } from "../delivery/options";
import { ALLERGEN_CODES } from "../food/allergen-codes";
import * as catalogue from "./catalogue";
import { categoryListSchema } from "./categories";
import { changesSchema } from "./changes";
import { contactResponseSchema, contactSchema } from "./contact";
import { documented } from "./documented";
import { productListSchema, productSchema, suggestionsSchema } from "./product";
import { reviewListSchema } from "./review";
import { shopSettingsSchema } from "./settings";
import { SAMPLE, shape } from "./shape";

const FILTERS = {
	offset: "0",
	limit: "24",
	category: "BARBE_A_PAPA",
	tag: "VEGAN",
	without: "ARACHIDES",
	allowTraces: "false" as const,
	inStock: "true" as const,
	isNew: "false" as const,
	isPromo: "false" as const,
	minPrice: "10",
	maxPrice: "50.50",
	sort: "price_asc" as const,
	facets: "true" as const,
};
/** What the trade states of the product of the examples; the admin reads the same. */
export const STATED = {
	reference: "BAP-FRA-40",
	pricePerPieceBox: 1.5,
	pricePerPieceLayer: 1.4,
	pricePerPiecePallet: 1.25,
	piecesPerBox: 24,
	boxesPerLayer: 8,
	boxesPerPallet: 48,
	weightGrams: 40,
	eanUnit: "3760000000017",
	eanBox: "3760000000116",
	bestBeforeDate: "2027-06-30",
	vatRate: 5.5,
	ingredients: "Sucre, arôme naturel de fraise.",
	allergens: [],
	traces: ["lait"],
	nutrition: {
		energyKj: 1700,
		energyKcal: 400,
		fat: 0,
		saturates: 0,
		carbohydrates: 99.8,
		sugars: 99.8,
		protein: 0,
		salt: 0,
	},
	legalName: "Confiserie de sucre filé",
	storageConditions: "À conserver au sec.",
	operator: "Confiserie, 12 rue des Confiseurs, 26200 Montélimar",
	origin: "France",
	withdrawalRight: "FREE" as const,
	organicCode: "FR-BIO-01",
	organicFarming: "Agriculture UE/non UE",
	durability: "BEST_BEFORE" as const,
	daysAtDelivery: 60,
	preparationDays: null,
	isUnstackable: false,
};
const PRODUCT = {
	...STATED,
	id: SAMPLE.productId,
	name: "Barbe à papa fraise",
	allergenInformation: { state: "STATED" as const, contains: [], traces: ["LAIT" as const] },
	imageUrl: "/static/demo/bap-fra-40.webp",
	additionalImages: [],
	description: "Un pot de barbe à papa à la fraise.",
	stock: 240,
	category: "BARBE_A_PAPA",
	tags: ["VEGAN" as const, "PROMO" as const],
	isNew: false,
	isPromo: true,
	priorPrices: { box: 1.8, layer: 1.6, pallet: null },
	price: 36,
	title: "Barbe à papa fraise",
	img: "/static/demo/bap-fra-40.webp",
	nextLotDate: "2027-06-30",
	rating: { average: 4.5, count: 12, demo: true },
	promise: { kind: "DELIVERY" as const, day: "2026-11-26", isFrom: false, orderBefore: "2026-11-20T13:00:00.000Z" },
};

/** What everybody may read, and the contact form. Source: spec §7. */
export const CATALOGUE = documented(catalogue, {
	bodies: {
		ContactRequest: shape(contactSchema, {
			name: "Camille Martin",
			email: SAMPLE.email,
			subject: "Une palette pour Noël",
			message: "Livrez-vous avant le 15 décembre ?",
		}),
	},
	answers: {
		Product: shape(productSchema, PRODUCT),
		ProductList: shape(productListSchema, {
			items: [PRODUCT],
			totalCount: 1,
			facets: {
				category: [{ value: "BARBE_A_PAPA", count: 1 }],
				tag: [{ value: "VEGAN", count: 1 }],
				without: [{ value: "ARACHIDES", count: 1 }],
				stock: { inStock: 1, soldOut: 0 },
				price: [{ min: 35, max: 49.99, count: 1 }],
			},
		}),
		CategoryList: shape(categoryListSchema, FIRST_CATEGORIES.slice(0, 2)),
		Suggestions: shape(suggestionsSchema, ["Barbe à papa fraise", "Barbe à papa vanille"]),
		ReviewList: shape(reviewListSchema, {
			items: [
				{
					id: "rev_01KA2B3C4D5E6F7G8H9J0K1M2N",
					rating: 5,
					title: "Comme à la foire",
					text: "Les enfants en redemandent.",
					authorFirstName: "Camille",
					demo: true,
					createdAt: SAMPLE.at,
					boughtAt: null,
					publishedAt: null,
					answer: null,
				},
			],
			totalCount: 1,
		}),
		Changes: shape(changesSchema, {
			cursor: "1763800000-100:120:103,110",
			tags: ["products", `product:${SAMPLE.productId}`],
			isAll: false,
		}),
		HomeContent: shape(homeContentSchema, DEFAULT_HOME),
		ShopSettings: shape(shopSettingsSchema, {
			paymentsMode: "demo",
			stripe: null,
			freeShippingThreshold: 250,
			shippingCost: 15,
			packing: DEFAULT_SHIPPING_OFFER.packing,
			shippingOptions: [],
			leavesWithin48h: true,
			deliveryCountries: ["FR"],
			googleSignIn: "demo",
			deposit: { isOpen: true, minimum: 20, defaultPercentage: 30 },
			holdMinutes: 30,
			contact: {
				phone: "+33475000000",
				email: "bonjour@exemple.fr",
				hours: "du lundi au vendredi, de 9 h à 18 h",
				street: "12 rue des Confiseurs",
				postalCode: "26200",
				city: "Montélimar",
			},
			company: {
				legalName: "Confiserie",
				legalForm: "SARL au capital de 10 000 €",
				registration: "RCS Romans 000 000 000",
				vatNumber: "FR00000000000",
				publisher: "Camille Martin",
				host: "Hébergeur, 1 rue des Serveurs, 75000 Paris",
				mediator: "Médiateur de la consommation",
				producerIds: "FR000000_01AAAA (emballages)",
				accessibilityOn: "2026-11-22",
				guaranteeNotice: "/static/1763900000000-produit-6c1d2f9e-3b7a-4c55-9a0f-7e1b2c3d4e5f.webp",
			},
		}),
		ContactReceived: shape(contactResponseSchema, { received: true }),
	},
	groups: {
		Catalogue: {
			listProducts: {
				summary: "Lister les produits en vente",
				description: `Filtres, tris et facettes ; un paramètre inconnu est ignoré. \`without\` exclut des allergènes (${ALLERGEN_CODES.join(", ")}), traces comprises sauf avec \`allowTraces\` ; un produit aux données incomplètes n'est alors pas listé.`,
				query: { ...FILTERS, query: "fraise" },
			},
			searchProducts: { summary: "Chercher des produits", query: { ...FILTERS, query: "fraise" } },
			suggestProducts: { summary: "Proposer des noms pendant la saisie", query: { query: "bar", limit: "5" } },
			readProduct: { summary: "Lire un produit, avec son prix et son stock" },
			listReviews: {
				summary: "Lister les avis sur un produit",
				query: { offset: "0", limit: "10" },
			},
			listCategories: { summary: "Lister les catégories que la boutique propose, dans leur ordre" },
			listChanges: {
				summary: "Savoir ce qui a changé depuis un repère",
				description: "Pour les caches et les autres canaux de vente.",
				query: { since: "1763800000-100:120:103,110" },
			},
			sendMessage: { summary: "Écrire à la boutique" },
			readSettings: { summary: "Lire les réglages publics de la boutique" },
			readHome: {
				summary: "Lire les vues, les accès rapides et le texte de la page d'accueil",
				description: "Sans les brouillons. `from` et `to` sont des jours de Paris, l'un et l'autre inclus.",
			},
		},
	},
});
