import { balanceIntentSchema, balanceSchema } from "./balance";
import { codeCheckResponseSchema, codeCheckSchema, depositTermsSchema } from "./commercial-codes";
import { documented } from "./documented";
import * as payment from "./payment";
import * as payments from "./payments";
import { CAMILLE, SAMPLE, shape } from "./shape";

/** Two options: the place is known, the choice is open. */
const PROMISE = { kind: "DELIVERY" as const, day: "2026-11-26", isFrom: true, orderBefore: "2026-11-20T13:00:00.000Z" };
const ITEMS = [{ productId: SAMPLE.productId, quantity: 8, unitPrice: 3610, totalPrice: 28880 }];
const IN_FULL = { paymentType: "full" as const, paymentAmount: 30380, remainingAmount: 0, depositPercentage: null };
/** A promotion that lowered a cart or an order. */
export const PROMOTED = {
	code: "BIENVENUE",
	name: "Bienvenue",
	isAutomatic: false,
	discount: 32,
	isFreeShipping: false,
};
const INTENT = {
	clientSecret: SAMPLE.clientSecret,
	paymentIntentId: SAMPLE.intentId,
	provider: "demo" as const,
	orderNumber: SAMPLE.orderNumber,
};

/** Checkout and payment; amounts in cents unless said. Source: spec §7. */
export const PAYMENTS = documented(payments, {
	bodies: {
		ShippingRequest: shape(payment.shippingRequestSchema, {
			items: ITEMS,
			address: { country: "France", postalCode: "26200" },
			delivery: { optionId: "palette", surchargeIds: ["hayon"] },
		}),
		PaymentIntentRequest: shape(payment.paymentIntentRequestSchema, {
			amount: 30380,
			currency: "eur",
			paymentType: "full",
			checkoutId: "0b9f8d7e-6c5b-4a39-8271-605f4e3d2c1b",
			orderData: {
				...CAMILLE,
				phone: "+33612345678",
				address: { street: "12 rue des Confiseurs", city: "Montélimar", postalCode: "26200", country: "France" },
				deliveryNotes: "Quai n° 2",
				items: ITEMS,
				total: 30380,
				paymentAmount: 30380,
				remainingAmount: 0,
			},
		}),
		DemoConfirmRequest: shape(payment.demoConfirmSchema, {
			clientSecret: SAMPLE.clientSecret,
			card: { number: "4242 4242 4242 4242", expMonth: 12, expYear: 2030, cvc: "123" },
		}),
		CodeCheck: shape(codeCheckSchema, { code: "CONF-2026-AB12" }),
		PaymentEvent: shape(payment.paymentEventSchema, {
			id: "evt_demo_1",
			object: "event",
			type: "payment_intent.succeeded",
			data: { object: { id: SAMPLE.intentId, object: "payment_intent" } },
		}),
	},
	answers: {
		ShippingQuote: shape(payment.shippingQuoteSchema, {
			subtotal: 288.8,
			shippingCost: 15,
			totalWithShipping: 303.8,
			freeShippingThreshold: 300,
			amountForFreeShipping: 11.2,
			isFreeShipping: false,
			...{ discount: 32, promotions: [PROMOTED], code: { kind: "PROMOTION", refusal: null } },
			taxes: [{ ratePercent: 20, net: 253.17, vat: 50.63, gross: 303.8 }],
			zoneVat: null,
			optionId: "colis",
			options: [
				{
					id: "colis",
					name: "Colis",
					kind: "parcel",
					carrier: "Colissimo",
					price: 15,
					dispatchBy: "2026-11-24",
					deliveredFrom: "2026-11-26",
					promise: { ...PROMISE, isFrom: false },
					hasDayChoice: false,
					surcharges: [],
				},
			],
			dispatchBy: "2026-11-24",
			promise: PROMISE,
			leavesWithin48h: true,
			nextStep: null,
		}),
		PaymentIntent: shape(payment.paymentIntentResponseSchema, {
			...INTENT,
			...IN_FULL,
			promise: { ...PROMISE, isFrom: false, orderBefore: null },
		}),
		PaymentStatus: shape(payment.paymentStatusResponseSchema, {
			orderNumber: SAMPLE.orderNumber,
			...IN_FULL,
			paymentStatus: "PAID",
			intentStatus: "succeeded",
			declineCode: null,
		}),
		DemoConfirmation: shape(payment.demoConfirmResponseSchema, { status: "succeeded" }),
		EventReceived: shape(payment.eventReceivedSchema, { received: true }),
		DepositTerms: shape(depositTermsSchema, {
			permission: "BY_CODE",
			check: "server",
			rules: { isOpen: true, minimumCents: 2000, defaultPercentage: 30 },
		}),
		CodeVerdict: shape(codeCheckResponseSchema, { valid: true }),
		Balance: shape(balanceSchema, { orderNumber: SAMPLE.orderNumber, amount: 21266, state: "DUE" }),
		BalanceIntent: shape(balanceIntentSchema, { ...INTENT, amount: 21266 }),
	},
	groups: {
		Paiement: {
			quoteShipping: { summary: "Calculer les frais de port d'un panier, en euros" },
			createIntent: {
				summary: "Passer ou modifier la commande de cet achat, et ouvrir son paiement",
				description: "Les prix sont comparés à ceux de la boutique : un écart donne 409 avec les lignes à jour.",
			},
			readPaymentStatus: { summary: "Lire où en est un paiement" },
			confirmDemoPayment: {
				summary: "Payer avec une carte de démonstration",
				description: "N'existe qu'en mode démonstration, avec ses quatre cartes de test.",
			},
			receivePaymentEvent: { summary: "Recevoir un événement signé du prestataire de paiement" },
			readDepositTerms: { summary: "Lire à quelles conditions on peut payer un acompte" },
			checkCommercialCode: { summary: "Vérifier son code commercial" },
			readLinkedBalance: { summary: "Lire ce qu'un lien de paiement permet de payer" },
			openLinkedBalance: { summary: "Ouvrir le paiement d'un lien" },
			confirmLinkedDemoPayment: { summary: "Payer un lien avec une carte de démonstration" },
		},
	},
});
