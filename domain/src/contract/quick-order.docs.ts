import { documented } from "./documented";
import * as quickOrder from "./quick-order";
import { SAMPLE, shape } from "./shape";

const NOTHING = { product: null, boxes: 0, left: 0, unitPrice: 0, totalPrice: 0 };

const PRODUCT = {
	id: SAMPLE.productId,
	reference: "BAP-FRA-40",
	name: "Barbe à papa fraise",
	imageUrl: "/static/demo/bap-fra-40.webp",
	vatRate: 5.5,
	piecesPerBox: 24,
	boxesPerLayer: 8,
	boxesPerPallet: 48,
	pricePerPieceBox: 1.5,
	pricePerPieceLayer: 1.4,
	pricePerPiecePallet: 1.25,
	stock: 240,
	allergenInformation: { state: "STATED" as const, contains: ["LAIT" as const], traces: [] },
};

/** Many lines at once, typed or from a file, and the prices that they are ordered at. */
export const QUICK_ORDER = documented(quickOrder, {
	bodies: {
		QuickOrderRequest: shape(quickOrder.quickOrderRequestSchema, {
			lines: [{ text: "BAP-FRA-40", quantity: 2, unit: "layer" }, { text: "pop corne" }],
		}),
	},
	answers: {
		QuickOrder: shape(quickOrder.quickOrderSchema, {
			lines: [
				{
					state: "OK",
					product: PRODUCT,
					boxes: 16,
					left: 240,
					unitPrice: 3360,
					totalPrice: 53_760,
					suggestions: [],
				},
				{ state: "UNKNOWN", ...NOTHING, suggestions: [{ reference: "POP-SUC-100", name: "Pop-corn sucré" }] },
			],
			total: 53_760,
			palletDiscount: 0,
		}),
		UsualProducts: shape(quickOrder.usualProductsSchema, [{ product: PRODUCT, boxes: 16, orders: 7 }]),
		OrderFile: shape(quickOrder.orderFileSchema, {
			lines: [{ text: "BAP-FRA-40", quantity: "2", unit: "pallet" }],
			notice: "Au-dessus des titres, 1 ligne n'est pas lue\u00a0: «\u00a0Bon de commande\u00a0».",
		}),
	},
	groups: {
		"Commande rapide": {
			checkQuickOrder: {
				summary: "Reconnaître des lignes à commander, avec leur prix et leur stock",
				description:
					"Référence, code-barres (pièce ou carton) ou nom, jusqu'à 500 lignes. Les lignes d'un même produit comptent ensemble pour le tarif et le stock. Rien n'est réservé.",
			},
			listUsualProducts: {
				summary: "Lister ce que l'on commande le plus souvent",
				description: "Douze produits en vente au plus, tirés de ses cent dernières commandes.",
			},
			readOrderFile: {
				summary: "Lire les lignes d'un fichier CSV ou XLSX",
				description:
					"Avec ou sans ligne de titres. Les lignes sont rendues telles qu'elles sont écrites, sans prix. Des titres sans colonne de quantités reconnue sont refusés.",
				form: "Référence;Quantité;Unité\r\nBAP-FRA-40;2;palette\r\n",
			},
			downloadPriceList: { summary: "Télécharger ses tarifs en classeur, à remplir pour commander", file: "PK" },
			printPriceList: { summary: "Télécharger ses tarifs en PDF", file: "%PDF-1.7" },
		},
	},
});
