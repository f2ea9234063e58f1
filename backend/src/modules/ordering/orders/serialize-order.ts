import { balanceDueCents } from "@confiserie/domain/balance";
import type { Order, OrderItem } from "@confiserie/domain/contract/order";
import { toEuros } from "@confiserie/domain/money";
import { PAYMENT_STATUS, paymentStatus, remainingCents } from "@confiserie/domain/payment-status";
import type { LineRow, OrderRow } from "../types";

/** An order as /api returns it, amounts in EUR. Source: accounts spec §3 "Order". */
export function serializeOrder(order: OrderRow, lines: readonly LineRow[]): Order {
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
		depositPercentage: order.depositPercentage,
		expectedPaymentAmount: toEuros(order.expectedCents),
		paidAmount: toEuros(order.capturedCents - order.refundedCents),
		remainingAmount: toEuros(remainingCents(order.totalCents, order.capturedCents)),
		balanceAmount: toEuros(balanceDueCents(order)),
		deliveredAt: order.deliveredAt?.toISOString() ?? null,
		customerFirstName: order.firstName,
		customerLastName: order.lastName,
		customerEmail: order.email,
		customerPhone: order.phone,
		deliveryStreet: order.street,
		deliveryPostalCode: order.postalCode,
		deliveryCity: order.city,
		deliveryCountry: order.country,
		deliveryNotes: order.deliveryNotes,
		items: lines.map(serializeLine),
	};
}

function serializeLine(line: LineRow): OrderItem {
	return {
		id: line.id,
		productId: line.productId,
		productName: line.productName,
		productReference: line.sku,
		productImageUrl: line.imageUrl,
		unitPrice: toEuros(line.unitPriceCents),
		quantity: line.boxes,
		totalPrice: toEuros(line.totalCents),
		piecesPerBox: line.piecesPerBox,
		boxesPerLayer: line.boxesPerLayer,
		boxesPerPallet: line.boxesPerPallet,
	};
}
