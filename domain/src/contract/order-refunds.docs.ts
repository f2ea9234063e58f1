import { refundRequestSchema } from "./admin-payments";
import { documented } from "./documented";
import { lineRefundChoiceSchema, lineRefundPreviewSchema, lineRefundRequestSchema } from "./line-refund";
import * as orderRefunds from "./order-refunds";
import { shape } from "./shape";

const LINE = "cmdline_01KA2B3C4D5E6F7G8H9J0K1M2N";
const CHOICE = { lines: [{ lineId: LINE, boxes: 2, restock: true }], shipping: false };
const FINGERPRINT = "9f2c4a1b7d3e5f60";

/** Money given back by an administrator, by amount or by line. */
export const ORDER_REFUNDS = documented(orderRefunds, {
	bodies: {
		LineRefundChoice: shape(lineRefundChoiceSchema, CHOICE),
		LineRefundRequest: shape(lineRefundRequestSchema, {
			...CHOICE,
			reason: "Deux cartons abîmés",
			fingerprint: FINGERPRINT,
		}),
		RefundRequest: shape(refundRequestSchema, { amount: 3610, reason: "Un carton abîmé" }),
	},
	answers: {
		LineRefundPreview: shape(lineRefundPreviewSchema, {
			lines: [
				{
					lineId: LINE,
					productName: "Barbe à papa fraise",
					reference: "BAP-FRA-40",
					boxes: 8,
					boxesLeft: 8,
					boxesBack: 0,
					restockable: 8,
					unitPrice: 3610,
					boxesPerLayer: 8,
					boxesPerPallet: 48,
				},
			],
			shippingLeft: 0,
			isPickup: false,
			canRestock: true,
			worth: 7220,
			offBalance: 0,
			refund: 7220,
			refundByHand: 0,
			beyond: 0,
			taxes: [{ ratePercent: 20, net: 6017, vat: 1203, gross: 7220 }],
			fingerprint: FINGERPRINT,
		}),
	},
	groups: {
		"Administration : commandes": {
			refundOrder: { summary: "Rembourser tout ou partie d'une commande" },
			previewLineRefund: {
				summary: "Calculer le remboursement d'articles d'une commande",
				description:
					"Sans article, ce qui peut encore être remboursé. `returned` vaut pour tous les cartons revenus et non remboursés. La valeur diminue d'abord le solde, le reste est rendu, au plus ce qui a été payé.",
			},
			refundOrderLines: { summary: "Rembourser des articles d'une commande, avec ou sans remise en stock" },
		},
	},
});
