import { documented } from "./documented";
import * as quoteInquiries from "./quote-inquiries";
import { SAMPLE, shape } from "./shape";

const INQUIRY = {
	id: SAMPLE.quoteInquiryId,
	state: "OPEN" as const,
	createdAt: SAMPLE.at,
	lines: [{ productId: SAMPLE.productId, name: "Barbe à papa fraise", reference: "BAP-001", quantity: 48 }],
	message: "Pour la fête de la ville, livraison le matin.",
	wantedOn: "2026-12-12",
	reason: "",
};
const FOR_STAFF = {
	...INQUIRY,
	customerId: SAMPLE.customerId,
	name: "Camille Martin",
	email: SAMPLE.email,
	company: "Fêtes et fils",
	quoteId: null,
};

/** Quotes that customers ask for. Ours. */
export const QUOTE_INQUIRIES = documented(quoteInquiries, {
	bodies: {
		QuoteInquiryRequest: shape(quoteInquiries.quoteInquiryRequestSchema, {
			requestId: "6c1d2f9e-3b7a-4c55-9a0f-7e1b2c3d4e5f",
			items: [{ productId: SAMPLE.productId, quantity: 48 }],
			message: INQUIRY.message,
			wantedOn: INQUIRY.wantedOn,
		}),
		QuoteInquiryDecline: shape(quoteInquiries.quoteInquiryDeclineSchema, { reason: "Ce produit n'est plus fabriqué." }),
	},
	answers: {
		QuoteInquiry: shape(quoteInquiries.quoteInquirySchema, INQUIRY),
		QuoteInquiryList: shape(quoteInquiries.quoteInquiryListSchema, [INQUIRY]),
		AdminQuoteInquiry: shape(quoteInquiries.adminQuoteInquirySchema, FOR_STAFF),
		AdminQuoteInquiries: shape(quoteInquiries.adminQuoteInquiriesSchema, [FOR_STAFF]),
	},
	groups: {
		Devis: {
			listOwnQuoteInquiries: { summary: "Lister ses demandes de devis encore sans devis" },
			askForQuote: {
				summary: "Demander un devis pour des cartons",
				description:
					"N'engage à rien et ne réserve pas de stock. Répété avec le même `requestId`, l'appel rend la même demande.",
			},
			withdrawQuoteInquiry: { summary: "Retirer sa demande de devis" },
		},
		"Administration : devis": {
			listQuoteInquiries: { summary: "Lister les demandes de devis qui attendent une réponse" },
			readQuoteInquiry: { summary: "Lire une demande de devis" },
			declineQuoteInquiry: { summary: "Classer une demande sans suite, et l'écrire au client" },
		},
	},
});
