import type { CartSource } from "@confiserie/domain/cart/cart";
import { FIRST_CATEGORIES } from "@confiserie/domain/catalogue/category";
import type { Address } from "@confiserie/domain/contract/addresses";
import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { OrderPayments } from "@confiserie/domain/contract/admin-payments";
import type { Session } from "@confiserie/domain/contract/auth";
import type { AdminCategoryList } from "@confiserie/domain/contract/categories";
import type { SalesChannel } from "@confiserie/domain/contract/channels";
import type { Order } from "@confiserie/domain/contract/order";
import { type Product, productSchema } from "@confiserie/domain/contract/product";

/** The specimen product: 24 pieces a box, layers of 8, pallets of 48 boxes; a box costs 36, 33.12 or 30.24 EUR. */
export const cottonCandy: Product = productSchema.parse({
	id: "prod_1",
	name: "Barbe à papa fraise des bois",
	reference: "BAP-FRA-40",
	pricePerPieceBox: 1.5,
	pricePerPieceLayer: 1.38,
	pricePerPiecePallet: 1.26,
	imageUrl: "/static/demo/bap-fra-40-piece.webp",
	additionalImages: [],
	description: "",
	eanUnit: "",
	eanBox: "",
	bestBeforeDate: null,
	weightGrams: 40,
	piecesPerBox: 24,
	boxesPerLayer: 8,
	boxesPerPallet: 48,
	stock: 200,
	category: "BARBE_A_PAPA",
	tags: [],
	isNew: false,
	isPromo: false,
	price: 36,
	title: "Barbe à papa fraise des bois",
	img: "/static/demo/bap-fra-40-piece.webp",
	vatRate: 20,
	ingredients: "",
	allergens: [],
	traces: [],
	nutrition: null,
});

/** A small product sold by the box alone, at 5 EUR a box. */
export const lollipop: CartSource = {
	id: "prod_2",
	name: "Sucette coquelicot",
	imageUrl: "/static/demo/suc-coq-piece.webp",
	piecesPerBox: 10,
	pricePerPieceBox: 0.5,
};

export const camille: Session = {
	token: "head.body.sign",
	id: "cus_1",
	email: "client@demo.fr",
	firstName: "Camille",
	lastName: "Martin",
	phoneNumber: "+33612345678",
	role: "CUSTOMER",
};

/** The customer's default address. */
export const grasse: Address = {
	id: "a1",
	street: "3 place aux Aires",
	city: "Grasse",
	postalCode: "06130",
	country: "France",
	additionalInfo: "Quai B",
	isDefault: true,
};

export const brussels: Address = {
	id: "a2",
	street: "1 rue Neuve",
	city: "Bruxelles",
	postalCode: "1000",
	country: "Belgique",
	additionalInfo: "",
	isDefault: false,
};

export const order: Order = {
	id: "order_1",
	orderNumber: "CMD-7K3M-9QX2",
	createdAt: "2026-11-20T09:42:00.000Z",
	status: "CONFIRMED",
	paymentStatus: "PAID",
	paymentDisplayStatus: "Payé",
	approval: null,
	isOwn: true,
	canPay: true,
	totalAmount: 529.92,
	subtotal: 529.92,
	shippingCost: 0,
	mixedPallets: null,
	taxes: [{ ratePercent: 20, net: 441.6, vat: 88.32, gross: 529.92 }],
	depositPercentage: null,
	expectedPaymentAmount: 529.92,
	paidAmount: 529.92,
	withdrawnAmount: 0,
	remainingAmount: 0,
	balanceAmount: 0,
	payBy: null,
	deliveredAt: null,
	tracking: null,
	shipments: [],
	isPartlyShipped: false,
	isOnAccount: false,
	customerFirstName: "Camille",
	customerLastName: "Martin",
	customerEmail: "client@demo.fr",
	customerPhone: "+33612345678",
	deliveryStreet: "3 place aux Aires",
	deliveryPostalCode: "06130",
	deliveryCity: "Grasse",
	deliveryCountry: "France",
	delivery: null,
	dispatchBy: null,
	promise: null,
	deliveryNotes: null,
	business: null,
	discount: 0,
	promotions: [],
	items: [
		{
			id: "item_1",
			productId: "prod_1",
			productName: "Barbe à papa fraise des bois",
			productReference: "BAP-FRA-40",
			productImageUrl: "/static/demo/bap-fra-40-piece.webp",
			unitPrice: 33.12,
			listUnitPrice: null,
			quantity: 16,
			totalPrice: 529.92,
			piecesPerBox: 24,
			boxesPerLayer: 8,
			boxesPerPallet: 48,
			vatRate: 20,
		},
	],
};

/** The same order as the back office reads it, on its second version and without a history. */
export const adminOrder: AdminOrderDetail = {
	...order,
	items: order.items.map((item) => ({
		...item,
		quantityToShip: item.quantity,
		quantityShipped: 0,
		quantityReturned: 0,
	})),
	version: 2,
	customerId: "cus_1",
	refundedAmount: 0,
	attention: null,
	company: null,
	channel: { id: "sc_1", name: "Boutique" },
	externalRef: null,
	history: [],
	isSettling: false,
	lots: [],
	hasAccount: true,
};

/** An order paid in part, by card and by transfer, of which a little was given back; in cents. */
export const money: OrderPayments = {
	orderId: "cmd_1",
	orderNumber: "CMD-7K3M-9QX2",
	customerEmail: "client@demo.fr",
	total: 14_400,
	captured: 7600,
	refunded: 500,
	refundPending: 0,
	due: 6800,
	transferable: 6800,
	refundable: 7100,
	refundableByHand: 4000,
	payments: [
		{
			id: "a1",
			method: "demo",
			purpose: "CHECKOUT",
			state: "RECEIVED",
			amount: 3600,
			refunded: 500,
			refundPending: 0,
			at: "2026-11-20T09:42:00.000Z",
			reference: null,
			receivedOn: null,
			recordedBy: null,
		},
		{
			id: "a2",
			method: "manual",
			purpose: "BY_HAND",
			state: "RECEIVED",
			amount: 4000,
			refunded: 0,
			refundPending: 0,
			at: "2026-11-20T10:00:00.000Z",
			reference: "VIR 4471",
			receivedOn: "2026-11-19",
			recordedBy: "admin@demo.fr",
		},
	],
	refunds: [
		{
			id: "r1",
			amount: 500,
			reason: "Deux cartons écrasés",
			cause: "GOODS",
			source: "BACK_OFFICE",
			requestedBy: "admin@demo.fr",
			at: "2026-11-20T11:00:00.000Z",
			parts: [{ amount: 500, isByHand: false, state: "PENDING" }],
		},
	],
	disputes: [],
	actions: { refund: true, recordTransfer: true, sendLink: true },
};
/** The sales channel of the shop itself. */
export const shopChannel: SalesChannel = {
	id: "sc_1",
	name: "Boutique",
	isEnabled: true,
	isOwn: true,
	assortment: "ALL",
	categories: [],
	prices: "SHOP",
	pricePercent: null,
	stock: "ALL",
	locationId: null,
	stockPercent: null,
	origins: [],
	version: 0,
};

/** The first categories as the back office reads them: all shown, empty but for "Bonbons". */
export const officeCategories: AdminCategoryList = {
	content: FIRST_CATEGORIES.map((category) => {
		return {
			...category,
			isShown: true,
			products: category.code === "BONBONS" ? 12 : 0,
			version: `v-${category.code}`,
		};
	}),
	version: "order-1",
};
