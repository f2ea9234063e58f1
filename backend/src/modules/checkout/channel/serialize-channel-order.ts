import type { ChannelOrder } from "@confiserie/domain/contract/channel-order";
import { paymentStatus } from "@confiserie/domain/payment-status";
import type { Shipment } from "../../../medusa/orders/shipments";
import { type LineRow, type OrderRow, serializeTaxes, serializeTracking } from "../../orders";
import { awaitsLink } from "../../payments";

/** Where an order is paid without an account, for its number. */
export type PayUrl = (orderNumber: string) => string;

interface Parts {
	lines: readonly LineRow[];
	shipments: readonly Shipment[];
	/** The channel's own of the money that it collected; undefined when the customer pays here. */
	reference: string | undefined;
	payUrl: PayUrl;
}

/**
 * An order as its channel reads it, amounts in cents, without contact and address, which the channel supplied itself.
 */
export function serializeChannelOrder(order: OrderRow, { lines, shipments, reference, payUrl }: Parts): ChannelOrder {
	const isAwaited = reference === undefined && awaitsLink(order);
	return {
		externalRef: order.externalRef ?? "",
		orderNumber: order.orderNumber,
		createdAt: order.createdAt.toISOString(),
		updatedAt: order.updatedAt.toISOString(),
		status: order.status,
		paymentStatus: paymentStatus(order),
		items: lines.map((line) => ({
			productId: line.productId,
			reference: line.sku,
			name: line.productName,
			boxes: line.boxes,
			unitPrice: line.unitPriceCents,
			totalPrice: line.totalCents,
			vatRate: line.vatRate,
		})),
		subtotal: order.subtotalCents,
		shippingCost: order.shippingCents,
		total: order.totalCents,
		taxes: serializeTaxes(order, lines, (cents) => cents),
		paid: order.capturedCents,
		refunded: order.refundedCents,
		payment: {
			kind: reference === undefined ? "link" : "external",
			reference: reference ?? null,
			url: isAwaited ? payUrl(order.orderNumber) : null,
			payBy: isAwaited ? (order.holdExpiresAt?.toISOString() ?? null) : null,
		},
		shipments: shipments.map(({ shippedAt, deliveredAt, trackings }) => ({
			shippedAt: shippedAt.toISOString(),
			deliveredAt: deliveredAt?.toISOString() ?? null,
			trackings,
		})),
		tracking: serializeTracking(order),
		deliveredAt: order.deliveredAt?.toISOString() ?? null,
	};
}
