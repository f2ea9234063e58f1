import { ADMIN_ORDER } from "./admin-orders.docs";
import { documented } from "./documented";
import * as orderCorrections from "./order-corrections";
import { SAMPLE, shape } from "./shape";

const ITEMS = [{ productId: SAMPLE.productId, boxes: 6 }];
const FINGERPRINT = "q3W8mZr5T1vX7bN2kL9pD4fG6hJ0sAq3W8mZr5T1vX7";

/** What the admin corrects of an order until its goods leave. */
export const ORDER_CORRECTIONS = documented(orderCorrections, {
	bodies: {
		ContactCorrection: shape(orderCorrections.contactCorrectionSchema, {
			version: 3,
			firstName: "Camille",
			lastName: "Martin",
			phone: "+33612345678",
			address: { street: "3 quai Sud", city: "Montélimar", postalCode: "26200", country: "France" },
			deliveryNotes: "Sonner deux fois.",
			notifyCustomer: true,
		}),
		LinePreview: shape(orderCorrections.linePreviewSchema, { items: ITEMS }),
		LineCorrection: shape(orderCorrections.lineCorrectionSchema, {
			items: ITEMS,
			version: 3,
			fingerprint: FINGERPRINT,
		}),
	},
	answers: {
		LinePreviewResult: shape(orderCorrections.linePreviewResultSchema, {
			fingerprint: FINGERPRINT,
			version: 3,
			lines: [
				{
					productId: SAMPLE.productId,
					productName: "Barbe à papa fraise",
					before: 8,
					boxes: 6,
					unitPrice: 1320,
					unitPriceBefore: 1320,
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
			deliveryKind: "parcel",
			added: 0,
			offBalance: 0,
			refund: 2640,
			refundByHand: 0,
			due: 0,
			isInvoiceReplaced: true,
			exceeds: null,
		}),
		LineCorrectionResult: shape(orderCorrections.lineCorrectionResultSchema, {
			order: { ...ADMIN_ORDER, history: [], isSettling: true, lots: [], hasAccount: true },
			paymentUrl: null,
		}),
	},
	groups: {
		"Administration : corrections": {
			correctOrderContact: {
				summary: "Corriger destinataire, adresse, téléphone ou facturation d'une commande",
				description:
					"Tant qu'elle n'est pas partie. La facturation ne change plus une fois qu'une facture est émise. Une adresse ou un numéro de TVA qui change les frais de port ou la TVA répond CORRECTION_UNCONFIRMED avec l'aperçu dans `current`\u00a0: renvoyez la demande avec son empreinte. Une commande payée ou facturée garde ses montants, et la correction est refusée.",
			},
			previewOrderCorrection: {
				summary: "Calculer ce que coûterait une commande avec d'autres articles",
				description:
					"Montants en centimes. Rien n'est corrigé : l'empreinte rendue est à envoyer avec la correction. Ce qui était commandé garde son prix, ce qui s'ajoute prend celui du jour.",
			},
			correctOrderLines: {
				summary: "Corriger les articles d'une commande, comme l'aperçu l'a montré",
				description:
					"Tant qu'elle n'est pas partie. La différence est à payer par un lien envoyé au client, ou lui est rendue ; une facture émise est annulée par un avoir et refaite.",
			},
		},
	},
});
