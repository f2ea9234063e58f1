import { orderFileSchema, quickOrderRequestSchema, quickOrderSchema } from "../quick-order";
import { SAMPLE, shape } from "./shape";

export const QUICK_ORDER_BODIES = {
	QuickOrderRequest: shape(quickOrderRequestSchema, {
		lines: [{ text: "BAP-FRA-40", quantity: 2, unit: "layer" }, { text: "pop corne" }],
	}),
};

const NOTHING = { product: null, boxes: 0, left: 0, unitPrice: 0, totalPrice: 0 };

export const QUICK_ORDER_ANSWERS = {
	QuickOrder: shape(quickOrderSchema, {
		lines: [
			{
				state: "OK",
				product: {
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
				},
				boxes: 16,
				left: 240,
				unitPrice: 3360,
				totalPrice: 53_760,
				suggestions: [],
			},
			{ state: "UNKNOWN", ...NOTHING, suggestions: [{ reference: "POP-SUC-100", name: "Pop-corn sucré" }] },
		],
		total: 53_760,
	}),
	OrderFile: shape(orderFileSchema, {
		lines: [{ text: "BAP-FRA-40", quantity: "2", unit: "pallet" }],
		notice: "Au-dessus des titres, 1 ligne n'est pas lue\u00a0: «\u00a0Bon de commande\u00a0».",
	}),
};
