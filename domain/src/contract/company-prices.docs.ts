import { ORDER_TYPES, type OrderType } from "../prices/tier-price";
import * as companyPrices from "./company-prices";
import { documented } from "./documented";
import { SAMPLE, shape } from "./shape";

const DISCOUNTS = {
	discounts: [
		{ category: null, percent: 5 },
		{ category: "BARBE_A_PAPA", percent: 12.5 },
	],
	version: 1,
};
const NONE = Object.fromEntries(ORDER_TYPES.map((tier) => [tier, null])) as Record<OrderType, null>;
const PRICE = {
	productId: SAMPLE.productId,
	reference: "BAP-FRA-40",
	name: "Barbe à papa fraise",
	catalogue: { ...NONE, box: 1.5, layer: 1.38, pallet: 1.2 },
	own: { ...NONE, box: 1.4 },
	paid: { ...NONE, box: 1.4, layer: 1.2075, pallet: 1.05 },
};

/** What products cost the caller's company. Ours. */
export const COMPANY_PRICES = documented(companyPrices, {
	bodies: {
		CompanyDiscountsInput: shape(companyPrices.companyDiscountsInputSchema, DISCOUNTS),
		CompanyPriceInput: shape(companyPrices.companyPriceInputSchema, PRICE.own),
	},
	answers: {
		CompanyDiscounts: shape(companyPrices.companyDiscountsSchema, { ...DISCOUNTS, prices: 1 }),
		CompanyPrice: shape(companyPrices.companyPriceSchema, PRICE),
		CompanyPricePage: shape(companyPrices.companyPricePageSchema, { content: [PRICE], totalElements: 1, last: true }),
		CompanyPriceFile: shape(companyPrices.companyPriceFileSchema, { changed: 12, removed: 1 }),
		OwnPrices: shape(companyPrices.ownPricesSchema, {
			hasOwnPrices: true,
			prices: [
				{
					productId: SAMPLE.productId,
					pricePerPieceBox: 1.4,
					pricePerPieceLayer: 1.2075,
					pricePerPiecePallet: 1.05,
				},
			],
		}),
	},
	groups: {
		"Conditions de l'entreprise": {
			readOwnPrices: {
				summary: "Lire les prix accordés à son entreprise, sous ceux du catalogue",
				description:
					"Un produit absent de la réponse coûte le prix du catalogue. Réponse privée, jamais mise en cache.",
				query: { products: SAMPLE.productId },
			},
		},
		"Administration : conditions des entreprises": {
			readCompanyDiscounts: { summary: "Lire les remises d'une entreprise" },
			changeCompanyDiscounts: {
				summary: "Accorder des remises à une entreprise, par catégorie ou sur tout le catalogue",
				description: "Valent dès l'enregistrement, pour les prochaines commandes. Le journal dit qui les a changées.",
			},
			listCompanyPrices: {
				summary: "Lister les prix propres à une entreprise, ou chercher un produit pour lui en donner un",
				query: { page: "0", size: "20", query: "barbe" },
			},
			changeCompanyPrice: { summary: "Donner à une entreprise ses prix d'un produit, ou les retirer" },
			importCompanyPrices: {
				summary: "Importer les prix d'une entreprise d'un fichier CSV ou XLSX",
				description:
					"Colonnes Référence, Carton, Couche et Palette, en euros TTC par pièce. Une ligne sans prix retire ceux du produit. Tout le fichier est pris, ou rien.",
				form: "Référence;Carton;Couche;Palette\r\nBAP-FRA-40;1,40;1,30;\r\n",
			},
		},
	},
});
