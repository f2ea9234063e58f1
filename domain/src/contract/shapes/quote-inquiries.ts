import {
	adminQuoteInquiriesSchema,
	adminQuoteInquirySchema,
	quoteInquiryDeclineSchema,
	quoteInquiryListSchema,
	quoteInquiryRequestSchema,
	quoteInquirySchema,
} from "../quote-inquiry";
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

export const QUOTE_INQUIRY_BODIES = {
	QuoteInquiryRequest: shape(quoteInquiryRequestSchema, {
		requestId: "6c1d2f9e-3b7a-4c55-9a0f-7e1b2c3d4e5f",
		items: [{ productId: SAMPLE.productId, quantity: 48 }],
		message: INQUIRY.message,
		wantedOn: INQUIRY.wantedOn,
	}),
	QuoteInquiryDecline: shape(quoteInquiryDeclineSchema, { reason: "Ce produit n'est plus fabriqué." }),
};

export const QUOTE_INQUIRY_ANSWERS = {
	QuoteInquiry: shape(quoteInquirySchema, INQUIRY),
	QuoteInquiryList: shape(quoteInquiryListSchema, [INQUIRY]),
	AdminQuoteInquiry: shape(adminQuoteInquirySchema, FOR_STAFF),
	AdminQuoteInquiries: shape(adminQuoteInquiriesSchema, [FOR_STAFF]),
};
