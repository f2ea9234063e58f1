import {
	contactCorrectionSchema,
	lineCorrectionResultSchema,
	lineCorrectionSchema,
	linePreviewResultSchema,
	linePreviewSchema,
} from "../order-correction";
import { ADMIN_ORDER } from "./admin-orders";
import { SAMPLE, shape } from "./shape";

const ITEMS = [{ productId: SAMPLE.productId, boxes: 6 }];
const FINGERPRINT = "q3W8mZr5T1vX7bN2kL9pD4fG6hJ0sAq3W8mZr5T1vX7";

export const ORDER_CORRECTION_BODIES = {
	ContactCorrection: shape(contactCorrectionSchema, {
		version: 3,
		firstName: "Camille",
		lastName: "Martin",
		phone: "+33612345678",
		address: { street: "3 quai Sud", city: "Montélimar", postalCode: "26200", country: "France" },
		deliveryNotes: "Sonner deux fois.",
		notifyCustomer: true,
	}),
	LinePreview: shape(linePreviewSchema, { items: ITEMS }),
	LineCorrection: shape(lineCorrectionSchema, { items: ITEMS, version: 3, fingerprint: FINGERPRINT }),
};

export const ORDER_CORRECTION_ANSWERS = {
	LinePreviewResult: shape(linePreviewResultSchema, {
		fingerprint: FINGERPRINT,
		version: 3,
		lines: [
			{
				productId: SAMPLE.productId,
				productName: "Barbe à papa fraise",
				before: 8,
				boxes: 6,
				unitPrice: 1320,
				total: 7920,
			},
		],
		before: {
			subtotal: 10560,
			shipping: 0,
			total: 10560,
			taxes: [{ ratePercent: 20, net: 8800, vat: 1760, gross: 10560 }],
		},
		after: {
			subtotal: 7920,
			shipping: 0,
			total: 7920,
			taxes: [{ ratePercent: 20, net: 6600, vat: 1320, gross: 7920 }],
		},
		deliveryName: "Colis",
		added: 0,
		offBalance: 0,
		refund: 2640,
		refundByHand: 0,
		due: 0,
		isInvoiceReplaced: true,
		exceeds: null,
	}),
	LineCorrectionResult: shape(lineCorrectionResultSchema, {
		order: { ...ADMIN_ORDER, history: [], isSettling: true, lots: [], hasAccount: true },
		paymentUrl: null,
	}),
};
