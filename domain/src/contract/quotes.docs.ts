import { BUYING_COMPANY } from "./buyer.docs";
import { documented } from "./documented";
import * as quotes from "./quotes";
import { CAMILLE, SAMPLE, shape } from "./shape";

const ADDRESS = { street: "12 rue des Confiseurs", postalCode: "26200", city: "Montélimar", country: "France" };
const HEAD = {
	number: SAMPLE.quoteNumber,
	state: "SENT" as const,
	issuedOn: "2026-11-20",
	validUntil: "2026-12-20",
	total: 144,
};
/** A quote as its customer reads it. */
export const QUOTE = {
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
			palletDiscount: 0,
			totalPrice: 144,
			piecesPerBox: 24,
			boxesPerLayer: 8,
			boxesPerPallet: 48,
			vatRate: 20,
		},
	],
	subtotal: 144,
	shippingCost: 0,
	delivery: null,
	taxes: [{ ratePercent: 20, net: 120, vat: 24, gross: 144 }],
	note: "Livraison en deux fois possible.",
	payment: "LINK" as const,
	depositPercentage: 30,
	dueOnAcceptance: 43.2,
	order: null,
};

/** Quotes as their customers read and accept them. Ours. */
export const QUOTES = documented(quotes, {
	bodies: {
		QuoteRequest: shape(quotes.quoteRequestSchema, {
			requestId: "6c1d2f9e-3b7a-4c55-9a0f-7e1b2c3d4e5f",
			customerId: SAMPLE.customerId,
			payment: "LINK",
			depositPercentage: 30,
			validDays: 30,
			note: "Livraison en deux fois possible.",
			orderData: {
				...CAMILLE,
				phone: "+33612345678",
				address: ADDRESS,
				items: [{ productId: SAMPLE.productId, quantity: 16, unitPrice: 1000, agreedUnitPrice: 900 }],
				total: 14_400,
			},
		}),
		QuoteAcceptance: shape(quotes.quoteAcceptanceSchema, { termsAccepted: true }),
	},
	answers: {
		Quote: shape(quotes.quoteSchema, QUOTE),
		QuoteList: shape(quotes.quoteListSchema, [{ ...HEAD, key: SAMPLE.mailedToken }]),
		AdminQuote: shape(quotes.adminQuoteSchema, {
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
		QuotePage: shape(quotes.quotePageSchema, {
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
	},
	groups: {
		Devis: {
			listOwnQuotes: { summary: "Lister ses devis" },
			readQuote: { summary: "Lire un devis par la clé de son e-mail" },
			downloadQuote: { summary: "Télécharger un devis en PDF", file: "%PDF-1.7" },
			acceptQuote: {
				summary: "Accepter un devis : il devient une commande, à ses prix",
				description:
					"Une seule fois : répété, l'appel rend la même commande. Sans stock suffisant, rien ne change et le devis reste valable. Celui d'une entreprise s'accepte par le membre qui l'a reçu, dans sa limite ou avec `asksApproval`, ou par un collègue qui peut approuver.",
			},
		},
		"Administration : devis": {
			listQuotes: {
				summary: "Chercher un devis, par numéro, nom, e-mail ou état",
				query: { query: "DEV-2026", state: "SENT", page: "0", size: "20" },
			},
			makeQuote: {
				summary: "Établir un devis et l'envoyer au client",
				description:
					"Numéroté sans trou, et jamais changé ensuite : `replaces` en établit un nouveau à la place d'un autre. Ne réserve pas de stock.",
			},
			readQuoteAsStaff: { summary: "Lire un devis" },
			downloadQuoteAsStaff: { summary: "Télécharger un devis en PDF", file: "%PDF-1.7" },
			acceptQuoteAsStaff: { summary: "Noter qu'un client accepte son devis, au téléphone ou par écrit" },
			withdrawQuote: { summary: "Retirer un devis, qui ne peut alors plus être accepté" },
		},
	},
});
