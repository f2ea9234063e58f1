import type { Order, OrderItem } from "@confiserie/domain/contract/order";
import type { Shipment } from "@confiserie/domain/contract/shipment";
import { toEuros } from "@confiserie/domain/money";
import { orderPromise } from "@confiserie/domain/orders/order-promise";
import { isToShip } from "@confiserie/domain/orders/order-status";
import { remainingCents } from "@confiserie/domain/orders/owed";
import { awaitsFirstPayment, balanceDueCents, firstPaymentCents } from "@confiserie/domain/payments/balance";
import { PAYMENT_STATUS, paymentStatus } from "@confiserie/domain/payments/payment-status";
import { businessOf } from "../../customers/accounts";
import { serializeTracking } from "../../fulfilment/shipments";
import { serializeTaxes } from "./order-taxes";
import type { LineRow, OrderRow } from "./types";

/** What promotions took off the articles of an order, in EUR. */
export const discountOf = ({ promotions }: OrderRow): number =>
	toEuros(promotions.reduce((sum, { discountCents }) => sum + discountCents, 0));

/** An order as /api returns it, amounts in EUR. Source: accounts spec §3 "Order". */
export function serializeOrder(
	order: OrderRow,
	lines: readonly LineRow[],
	shipments: readonly Shipment[],
	now: Date,
): Order {
	const status = paymentStatus(order);
	return {
		id: order.id,
		orderNumber: order.orderNumber,
		createdAt: order.createdAt.toISOString(),
		status: order.status,
		paymentStatus: status,
		paymentDisplayStatus: PAYMENT_STATUS[status].label,
		totalAmount: toEuros(order.totalCents),
		subtotal: toEuros(order.subtotalCents),
		shippingCost: toEuros(order.shippingCents),
		discount: discountOf(order),
		promotions: order.promotions.map(({ code, name, isAutomatic, isFreeShipping, discountCents }) => {
			return { code, name, isAutomatic, isFreeShipping, discount: toEuros(discountCents) };
		}),
		mixedPallets: order.mixedPallets?.isFilled ? order.mixedPallets : null,
		taxes: serializeTaxes(order, lines, toEuros),
		depositPercentage: order.depositPercentage,
		expectedPaymentAmount: toEuros(awaitsFirstPayment(order) ? firstPaymentCents(order) : order.expectedCents),
		paidAmount: toEuros(order.capturedCents - order.refundedCents),
		withdrawnAmount: toEuros(order.withdrawnCents),
		remainingAmount: toEuros(remainingCents(order)),
		balanceAmount: toEuros(balanceDueCents(order)),
		payBy: awaitsFirstPayment(order) ? (order.holdExpiresAt?.toISOString() ?? null) : null,
		deliveredAt: order.deliveredAt?.toISOString() ?? null,
		tracking: serializeTracking(order),
		shipments: [...shipments],
		isPartlyShipped: isPartlyShipped(order),
		customerFirstName: order.firstName,
		customerLastName: order.lastName,
		customerEmail: order.email,
		customerPhone: order.phone,
		deliveryStreet: order.street,
		deliveryPostalCode: order.postalCode,
		deliveryCity: order.city,
		deliveryCountry: order.country,
		deliveryNotes: order.deliveryNotes,
		delivery: order.delivery,
		dispatchBy: announcedDispatch(order),
		promise: promiseOf(order, now),
		approval: order.approval,
		isOnAccount: order.onAccountAt !== null,
		isOwn: true,
		canPay: true,
		business: orderBusiness(order),
		items: lines.map(serializeLine),
	};
}

/** A line of an order as /api returns it, amounts in EUR. */
export function serializeLine(line: LineRow): OrderItem {
	return {
		id: line.id,
		productId: line.productId,
		productName: line.productName,
		productReference: line.sku,
		productImageUrl: line.imageUrl,
		unitPrice: toEuros(line.unitPriceCents),
		listUnitPrice: line.listUnitPriceCents === null ? null : toEuros(line.listUnitPriceCents),
		quantity: line.boxes,
		totalPrice: toEuros(line.totalCents),
		piecesPerBox: line.piecesPerBox,
		boxesPerLayer: line.boxesPerLayer,
		boxesPerPallet: line.boxesPerPallet,
		vatRate: line.vatRate,
	};
}

function orderBusiness(order: OrderRow): Order["business"] {
	const business = businessOf(order);
	return business && { ...business, purchaseOrder: order.purchaseOrder ?? "", costCentre: order.costCentre ?? "" };
}

/** Until when an order leaves, as it was announced; one older than its column has the day of its option, if any. */
export const announcedDispatch = ({ dispatchBy, delivery }: Pick<OrderRow, "dispatchBy" | "delivery">): string | null =>
	dispatchBy ?? delivery?.dispatchBy ?? null;

/** When it arrives, as long as that is promised. */
export const promiseOf = (order: OrderRow, now: Date) =>
	orderPromise({ ...order, isPartlyShipped: isPartlyShipped(order) }, now);

/** A part has left, and the rest is still to leave. */
export const isPartlyShipped = (order: Pick<OrderRow, "status" | "isPartlyShipped">): boolean =>
	order.isPartlyShipped && isToShip(order.status);
