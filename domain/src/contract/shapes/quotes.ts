import { BUYING_COMPANY } from "../buyer.docs";
import {
	adminQuoteSchema,
	quoteAcceptanceSchema,
	quoteListSchema,
	quotePageSchema,
	quoteQuerySchema,
	quoteRequestSchema,
	quoteSchema,
} from "../quote";
import { SAMPLE, shape } from "./shape";

const ADDRESS = { street: "12 rue des Confiseurs", postalCode: "26200", city: "Montélimar", country: "France" };
const HEAD = {
	number: SAMPLE.quoteNumber,
	state: "SENT" as const,
	issuedOn: "2026-11-20",
	validUntil: "2026-12-20",
	total: 144,
};
const QUOTE = {
	...HEAD,
	replaces: null,
	replacement: null,
	seller: "Berlingot et fils",
	firstName: "Camille",
	lastName: "Martin",
	address: ADDRESS,
	business: null,
	isForMembers: false,
	lines: [
		{
			productId: SAMPLE.productId,
			productName: "Barbe à papa fraise",
			productReference: "BAP-001",
			productImageUrl: "/static/barbe-a-papa.webp",
			quantity: 16,
			unitPrice: 9,
			listPrice: 10,
			totalPrice: 144,
			piecesPerBox: 24,
			boxesPerLayer: 8,
			boxesPerPallet: 48,
			vatRate: 20,
		},
	],
	subtotal: 144,
	shippingCost: 0,
	taxes: [{ ratePercent: 20, net: 120, vat: 24, gross: 144 }],
	note: "Livraison en deux fois possible.",
	payment: "LINK" as const,
	depositPercentage: 30,
	dueOnAcceptance: 43.2,
	order: null,
};

export const QUOTE_QUERIES = {
	QuoteQuery: shape(quoteQuerySchema, { query: "DEV-2026", state: "SENT", page: "0", size: "20" }),
};

export const QUOTE_BODIES = {
	QuoteRequest: shape(quoteRequestSchema, {
		requestId: "6c1d2f9e-3b7a-4c55-9a0f-7e1b2c3d4e5f",
		customerId: SAMPLE.customerId,
		payment: "LINK",
		depositPercentage: 30,
		validDays: 30,
		note: "Livraison en deux fois possible.",
		orderData: {
			email: SAMPLE.email,
			firstName: "Camille",
			lastName: "Martin",
			phone: "+33612345678",
			address: ADDRESS,
			items: [{ productId: SAMPLE.productId, quantity: 16, unitPrice: 1000, agreedUnitPrice: 900 }],
			total: 14_400,
		},
	}),
	QuoteAcceptance: shape(quoteAcceptanceSchema, { termsAccepted: true }),
};

export const QUOTE_ANSWERS = {
	Quote: shape(quoteSchema, QUOTE),
	QuoteList: shape(quoteListSchema, [{ ...HEAD, key: SAMPLE.mailedToken }]),
	AdminQuote: shape(adminQuoteSchema, {
		...QUOTE,
		id: SAMPLE.quoteId,
		key: SAMPLE.mailedToken,
		url: `https://exemple.fr/devis/${SAMPLE.mailedToken}`,
		createdAt: SAMPLE.at,
		customerId: SAMPLE.customerId,
		email: SAMPLE.email,
		phone: "+33612345678",
		deliveryNotes: "",
		company: BUYING_COMPANY,
		channelId: SAMPLE.channelId,
		acceptedAt: null,
		acceptedBy: null,
		shortAt: null,
	}),
	QuotePage: shape(quotePageSchema, {
		content: [
			{
				...HEAD,
				id: SAMPLE.quoteId,
				buyer: "Camille Martin",
				email: SAMPLE.email,
				orderNumber: null,
				isShort: false,
			},
		],
		totalElements: 1,
		last: true,
		counts: { SENT: 1, ACCEPTED: 0, EXPIRED: 0, WITHDRAWN: 0, REPLACED: 0 },
	}),
};
