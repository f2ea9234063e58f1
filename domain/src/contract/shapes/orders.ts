import { balanceIntentSchema, balanceSchema } from "../balance";
import { codeCheckResponseSchema, codeCheckSchema, depositTermsSchema } from "../commercial-code";
import { orderCountSchema, orderPageSchema, orderQuerySchema, orderSchema, orderStatusListSchema } from "../order";
import {
	demoConfirmResponseSchema,
	demoConfirmSchema,
	eventReceivedSchema,
	paymentEventSchema,
	paymentIntentRequestSchema,
	paymentIntentResponseSchema,
	paymentStatusResponseSchema,
	shippingQuoteSchema,
	shippingRequestSchema,
} from "../payment";
import { SHIPMENT } from "../shipments.docs";
import { SAMPLE, shape } from "./shape";

const PROMOTED = { code: "BIENVENUE", name: "Bienvenue", isAutomatic: false, discount: 32, isFreeShipping: false };

/** An order as its customer reads it; the admin reads more of the same one. */
export const ORDER = {
	id: SAMPLE.orderId,
	orderNumber: SAMPLE.orderNumber,
	createdAt: SAMPLE.at,
	status: "CONFIRMED" as const,
	paymentStatus: "PAID" as const,
	paymentDisplayStatus: "Payé",
	totalAmount: 303.8,
	subtotal: 288.8,
	shippingCost: 15,
	...{ discount: 32, promotions: [PROMOTED] },
	taxes: [{ ratePercent: 20, net: 253.17, vat: 50.63, gross: 303.8 }],
	depositPercentage: null,
	expectedPaymentAmount: 303.8,
	paidAmount: 303.8,
	withdrawnAmount: 0,
	remainingAmount: 0,
	balanceAmount: 0,
	payBy: null,
	deliveredAt: null,
	tracking: null,
	shipments: [SHIPMENT],
	isPartlyShipped: true,
	isOnAccount: false,
	customerFirstName: "Camille",
	customerLastName: "Martin",
	customerEmail: SAMPLE.email,
	customerPhone: "+33612345678",
	deliveryStreet: "12 rue des Confiseurs",
	deliveryPostalCode: "26200",
	deliveryCity: "Montélimar",
	deliveryCountry: "France",
	deliveryNotes: null,
	delivery: {
		optionId: "palette",
		name: "Palette",
		kind: "pallet" as const,
		carrier: "Geodis",
		surcharges: ["Hayon"],
		dispatchBy: "2026-11-24",
		deliveredFrom: "2026-11-26",
		day: null,
	},
	dispatchBy: "2026-11-24",
	approval: null,
	isOwn: true,
	canPay: true,
	business: null,
	items: [
		{
			id: "5a6b7c8d-9e0f-4a1b-8c2d-3e4f5a6b7c8d",
			productId: SAMPLE.productId,
			productName: "Barbe à papa fraise",
			productReference: "BAP-FRA-40",
			productImageUrl: "/static/demo/bap-fra-40.webp",
			unitPrice: 36.1,
			listUnitPrice: 40.1,
			quantity: 8,
			totalPrice: 288.8,
			piecesPerBox: 24,
			boxesPerLayer: 8,
			boxesPerPallet: 48,
			vatRate: 20,
		},
	],
};

const ITEMS = [{ productId: SAMPLE.productId, quantity: 8, unitPrice: 3610, totalPrice: 28880 }];
const INTENT = {
	clientSecret: SAMPLE.clientSecret,
	paymentIntentId: SAMPLE.intentId,
	provider: "demo" as const,
	orderNumber: SAMPLE.orderNumber,
};

export const ORDER_QUERIES = {
	OrderQuery: shape(orderQuerySchema, { page: "0", size: "20", status: "CONFIRMED", recent: "true" }),
};

export const ORDER_BODIES = {
	ShippingRequest: shape(shippingRequestSchema, {
		items: ITEMS,
		address: { country: "France", postalCode: "26200" },
		delivery: { optionId: "palette", surchargeIds: ["hayon"] },
	}),
	PaymentIntentRequest: shape(paymentIntentRequestSchema, {
		amount: 30380,
		currency: "eur",
		paymentType: "full",
		checkoutId: "0b9f8d7e-6c5b-4a39-8271-605f4e3d2c1b",
		orderData: {
			email: SAMPLE.email,
			firstName: "Camille",
			lastName: "Martin",
			phone: "+33612345678",
			address: { street: "12 rue des Confiseurs", city: "Montélimar", postalCode: "26200", country: "France" },
			deliveryNotes: "Quai n° 2",
			items: ITEMS,
			total: 30380,
			paymentAmount: 30380,
			remainingAmount: 0,
		},
	}),
	DemoConfirmRequest: shape(demoConfirmSchema, {
		clientSecret: SAMPLE.clientSecret,
		card: { number: "4242 4242 4242 4242", expMonth: 12, expYear: 2030, cvc: "123" },
	}),
	CodeCheck: shape(codeCheckSchema, { code: "CONF-2026-AB12" }),
	PaymentEvent: shape(paymentEventSchema, {
		id: "evt_demo_1",
		object: "event",
		type: "payment_intent.succeeded",
		data: { object: { id: SAMPLE.intentId, object: "payment_intent" } },
	}),
};

export const ORDER_ANSWERS = {
	ShippingQuote: shape(shippingQuoteSchema, {
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
				hasDayChoice: false,
				surcharges: [],
			},
		],
		dispatchBy: "2026-11-24",
		leavesWithin48h: true,
		nextStep: null,
	}),
	PaymentIntent: shape(paymentIntentResponseSchema, {
		...INTENT,
		paymentType: "full",
		paymentAmount: 30380,
		remainingAmount: 0,
		depositPercentage: null,
	}),
	PaymentStatus: shape(paymentStatusResponseSchema, {
		orderNumber: SAMPLE.orderNumber,
		paymentType: "full",
		paymentAmount: 30380,
		remainingAmount: 0,
		depositPercentage: null,
		paymentStatus: "PAID",
		intentStatus: "succeeded",
		declineCode: null,
	}),
	DemoConfirmation: shape(demoConfirmResponseSchema, { status: "succeeded" }),
	EventReceived: shape(eventReceivedSchema, { received: true }),
	DepositTerms: shape(depositTermsSchema, {
		permission: "BY_CODE",
		check: "server",
		rules: { isOpen: true, minimumCents: 2000, defaultPercentage: 30 },
	}),
	CodeVerdict: shape(codeCheckResponseSchema, { valid: true }),
	Balance: shape(balanceSchema, { orderNumber: SAMPLE.orderNumber, amount: 21266, state: "DUE" }),
	BalanceIntent: shape(balanceIntentSchema, { ...INTENT, amount: 21266 }),
	Order: shape(orderSchema, ORDER),
	OrderPage: shape(orderPageSchema, { content: [ORDER], totalElements: 1, last: true }),
	OrderCount: shape(orderCountSchema, { count: 3 }),
	OrderStatusList: shape(orderStatusListSchema, [{ code: "CONFIRMED", label: "Confirmée" }]),
};
