import { documented } from "./documented";
import * as promotions from "./promotions";
import { SAMPLE, shape } from "./shape";

const TERMS = {
	name: "Bienvenue",
	code: "BIENVENUE10",
	isAutomatic: false,
	isCombinable: false,
	benefit: { kind: "percentage" as const, percent: 10 },
	target: { productIds: [], categoryIds: [], tagIds: [], tier: null },
	audience: { isFirstOrder: true, groupIds: [] },
	minimumBoxes: null,
	minimumCents: 5000,
	startsAt: SAMPLE.at,
	endsAt: SAMPLE.later,
	limit: 50,
	limitPerCustomer: 1,
};
const PROMOTION = {
	...{ id: SAMPLE.promotionId, ...TERMS },
	...{ state: "ACTIVE" as const, version: SAMPLE.at, uses: 3, orders: 2, revenueCents: 25_920, costCents: 2880 },
};

/** Promotions: codes and automatic ones, with what they brought. */
export const PROMOTIONS = documented(promotions, {
	bodies: {
		SavePromotion: shape(promotions.promotionInputSchema, TERMS),
		ChangePromotion: shape(promotions.changePromotionSchema, { ...TERMS, version: SAMPLE.at }),
		PromotionState: shape(promotions.promotionStateSchema, { state: "PAUSED" }),
		PreviewPromotion: shape(promotions.promotionPreviewRequestSchema, {
			promotion: TERMS,
			items: [{ productId: SAMPLE.productId, quantity: 8 }],
		}),
	},
	answers: {
		Promotion: shape(promotions.promotionSchema, PROMOTION),
		Promotions: shape(promotions.promotionPageSchema, { content: [PROMOTION], totalElements: 1, last: true }),
		PromotionChoices: shape(promotions.promotionChoicesSchema, {
			categories: [{ id: "pcat_01KA2B3C4D5E6F7G8H9J0K1M2N", name: "Bonbons" }],
			tags: [{ id: "ptag_01KA2B3C4D5E6F7G8H9J0K1M2N", name: "BIO" }],
			groups: [{ id: "cusgroup_01KA2B3C4D5E6F7G8H9J0K1M2N", name: "Revendeurs" }],
			options: [{ id: "colis", name: "Colis" }],
			zones: [{ id: "corse", name: "Corse" }],
		}),
		PromotionPreview: shape(promotions.promotionPreviewSchema, {
			lines: [
				{
					productId: SAMPLE.productId,
					productName: "Barbe à papa fraise des bois",
					boxes: 8,
					listUnitPriceCents: 3312,
					unitPriceCents: 2981,
				},
			],
			...{ discountCents: 2648, shippingCents: 0, totalCents: 23_848, refusal: null },
		}),
	},
	groups: {
		"Administration : promotions": {
			listPromotions: {
				summary: "Lister les promotions et leurs résultats",
				query: { query: "BIENVENUE", page: "0", size: "20" },
			},
			createPromotion: { summary: "Créer une promotion" },
			listPromotionChoices: { summary: "Lister à quoi une promotion peut se limiter" },
			previewPromotion: {
				summary: "Calculer ce qu'une promotion ferait d'un panier",
				description: "Rien n'est enregistré. Ni la période ni les limites ne comptent.",
			},
			readPromotion: { summary: "Lire une promotion" },
			changePromotion: {
				summary: "Changer une promotion",
				description:
					"Les commandes déjà passées ne changent pas. Une autre version donne 409 avec la promotion actuelle.",
			},
			removePromotion: { summary: "Supprimer une promotion qu'aucune commande ne nomme" },
			pausePromotion: { summary: "Mettre une promotion en pause, ou la reprendre" },
		},
	},
});
