import type { OrderDelivery } from "@confiserie/domain/contract/order-delivery";
import type { PaymentType } from "@confiserie/domain/contract/payment";
import type { OrderContact } from "@confiserie/domain/order-correction/contact";
import type { OrderStatus } from "@confiserie/domain/orders/order-status";
import type { RecordedPallets } from "@confiserie/domain/pallet/recorded-pallets";
import type { WithdrawalRight } from "@confiserie/domain/withdrawal/right-codes";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { TrackingColumns } from "../../fulfilment/shipments";
import type { OrderPromotion } from "../../terms/promotions";

/** What operations on orders work with. `announce` tells the rest of the shop, after the commit. */
export interface OrderContext {
	/** The process's connections, shared with Medusa: for whatever waits for no stock. */
	pool: Knex;
	/** Connections of the order service's transactions alone: one that waits for a locked row takes none from readers. */
	writes: Knex;
	now: () => Date;
	announce: (event: OrderSignal, delayMs?: number) => Promise<void>;
}

/** tasks_due: the outbox has work. batches_due: many orders are to change. sweep_due: look for anything left undone. */
export type OrderSignal = "order_book.tasks_due" | "order_book.batches_due" | "order_book.sweep_due";

/** A row of order_book. Amounts in cents, `expectedCents` is what the payment chosen at checkout asks for now. */
export interface OrderRow extends OrderContact, TrackingColumns {
	id: string;
	orderNumber: string;
	customerId: string;
	checkoutId: string;
	/** Medusa's sales channel that the order came through. */
	salesChannelId: string;
	/** What that channel calls the order. */
	externalRef: string | null;
	/** The cart of the Store API that it was placed from. */
	cartId: string | null;
	fingerprint: string;
	status: OrderStatus;
	paymentType: PaymentType;
	depositPercentage: number | null;
	/** As Medusa spells it: "eur". */
	currency: string;
	subtotalCents: number;
	shippingCents: number;
	totalCents: number;
	expectedCents: number;
	/** Taken off the total by withdrawals and refunds by line, of what was not paid yet. */
	withdrawnCents: number;
	/** Money that corrections of its articles give back. */
	correctedCents: number;
	capturedCents: number;
	refundedCents: number;
	lastAttemptFailed: boolean;
	email: string;
	/** How it is delivered, as it was agreed; null where the shop had one price for all. */
	delivery: OrderDelivery | null;
	/** The last day on which it leaves, as it was announced; null for orders from before it was recorded. */
	dispatchBy: string | null;
	/** The day at the door where `delivery` is null; null for orders from before it was recorded. */
	deliveredFrom: string | null;
	/** The company whose member ordered; null for a private person. */
	companyId: string | null;
	/** Of an order above its member's limit: one that waits cannot be paid. Null where none was needed. */
	approval: "WAITING" | "APPROVED" | "DECLINED" | null;
	/** When it was accepted on its company's account; null for any other. */
	onAccountAt: Date | null;
	/** What lowered its prices. */
	promotions: OrderPromotion[];
	/** How its layers of several products stand on pallets; null where they fill none. */
	mixedPallets: RecordedPallets | null;
	holdExpiresAt: Date | null;
	expiringSince: Date | null;
	confirmedAt: Date | null;
	deliveredAt: Date | null;
	/** Opens the order's page to a customer who has no account; null for one who has. */
	followKey: string | null;
	medusaOrderId: string | null;
	/** Version of the terms that it was placed under; null for orders from before versions were recorded. */
	termsId: number | null;
	/** How often its articles were corrected. */
	corrections: number;
	/** Grows with each change; the database counts. */
	version: number;
	/** How many shipments there were; of a part, as long as the rest is here. */
	shipmentCount: number;
	isPartlyShipped: boolean;
	/** The administrator who entered the order for its customer; null for one that the customer placed. */
	placedBy: string | null;
	createdAt: Date;
	updatedAt: Date;
}

/** A row of order_book_line: the product as it was sold. */
export interface LineRow {
	id: string;
	orderId: string;
	position: number;
	productId: string;
	variantId: string;
	inventoryItemId: string;
	locationId: string;
	sku: string;
	productName: string;
	imageUrl: string;
	boxes: number;
	/** Of them, refunded before the goods left: neither packed nor shipped. */
	removedBoxes: number;
	/** Of them, those that have left. */
	shippedBoxes: number;
	/** Of those, the boxes that came back. */
	returnedBoxes: number;
	unitPriceCents: number;
	/** The price of a box before promotions; null where none lowered it. */
	listUnitPriceCents: number | null;
	/** Of that difference, what a mixed pallet took off a box. */
	palletOffCents: number;
	/** The pallet's price of a box that may stand on a mixed pallet; null of any other. */
	palletUnitCents: number | null;
	totalCents: number;
	piecesPerBox: number;
	boxesPerLayer: number | null;
	boxesPerPallet: number | null;
	vatRate: number;
	/** As stated when the order was placed. */
	withdrawalRight: WithdrawalRight;
}
