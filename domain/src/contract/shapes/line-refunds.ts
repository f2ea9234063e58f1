import { lineRefundChoiceSchema, lineRefundPreviewSchema, lineRefundRequestSchema } from "../line-refund";
import { orderTimelineSchema } from "../order-timeline";
import { SAMPLE, shape } from "./shape";

const LINE = "cmdline_01KA2B3C4D5E6F7G8H9J0K1M2N";
const CHOICE = { lines: [{ lineId: LINE, boxes: 2, restock: true }], shipping: false };
const FINGERPRINT = "9f2c4a1b7d3e5f60";

export const LINE_REFUND_BODIES = {
	LineRefundChoice: shape(lineRefundChoiceSchema, CHOICE),
	LineRefundRequest: shape(lineRefundRequestSchema, {
		...CHOICE,
		reason: "Deux cartons abîmés",
		fingerprint: FINGERPRINT,
	}),
};

export const LINE_REFUND_ANSWERS = {
	OrderTimeline: shape(orderTimelineSchema, {
		entries: [
			{
				at: SAMPLE.at,
				kind: "STATUS",
				title: "Confirmée → Expédiée",
				detail: null,
				actor: { kind: "administrator", name: "Ada Martin" },
			},
			{ at: SAMPLE.at, kind: "MAIL", title: "E-mail envoyé\u00a0: changement de statut", detail: null, actor: null },
		],
	}),
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
		canRestock: true,
		worth: 7220,
		offBalance: 0,
		refund: 7220,
		refundByHand: 0,
		beyond: 0,
		taxes: [{ ratePercent: 20, net: 6017, vat: 1203, gross: 7220 }],
		fingerprint: FINGERPRINT,
	}),
};
