import type { AdminQuote, Quote } from "@confiserie/domain/contract/quote";

/** A quote of sixteen boxes at an agreed price, with a deposit by link. */
export const quote: Quote = {
	number: "DEV-2026-000007",
	state: "SENT",
	issuedOn: "2026-11-20",
	validUntil: "2026-12-20",
	total: 144,
	replaces: null,
	replacement: null,
	seller: "Berlingot et fils",
	firstName: "Camille",
	lastName: "Martin",
	address: { street: "12 rue des Confiseurs", postalCode: "26200", city: "Montélimar", country: "France" },
	business: null,
	isForMembers: false,
	lines: [
		{
			productId: "prod_1",
			productName: "Pop-corn caramel",
			productReference: "POP-CAR",
			productImageUrl: "",
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
	payment: "LINK",
	depositPercentage: 30,
	dueOnAcceptance: 43.2,
	order: null,
};

/** The same as staff reads it. */
export const adminQuote: AdminQuote = {
	...quote,
	id: "quote_1",
	key: "q3W8key",
	url: "https://exemple.fr/devis/q3W8key",
	createdAt: "2026-11-20T09:30:00.000Z",
	customerId: "cus_1",
	email: "camille@exemple.fr",
	phone: "+33612345678",
	deliveryNotes: "",
	channelId: "sc_1",
	acceptedAt: null,
	acceptedBy: null,
	shortAt: null,
};
