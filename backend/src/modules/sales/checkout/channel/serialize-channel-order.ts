import { isWebLink } from "@confiserie/domain/accounts/safe-redirect";
import type { ChannelOrder } from "@confiserie/domain/contract/channel-order";
import type { Shipment } from "@confiserie/domain/contract/shipment";
import { paymentStatus } from "@confiserie/domain/payments/payment-status";
import type { Shipment as MedusaShipment } from "../../../../medusa/orders/shipments";
import { serializeTracking } from "../../../fulfilment/shipments";
import { isPartlyShipped, type LineRow, type OrderRow, serializeTaxes } from "../../orders";
import { awaitsLink } from "../../payments";

/** Where an order is paid without an account, for its number. */
export type PayUrl = (orderNumber: string) => string;

interface Parts {
	lines: readonly LineRow[];
	/** The shop's own, and those of Medusa. */
	shipments: readonly Shipment[];
	medusaShipments: readonly MedusaShipment[];
	/** The channel's own of the money that it collected; undefined when the customer pays here. */
	reference: string | undefined;
	payUrl: PayUrl;
}

/**
 * An order as its channel reads it, amounts in cents, without contact and address, which the channel supplied itself.
 */
export function serializeChannelOrder(
	order: OrderRow,
	{ lines, shipments, medusaShipments, reference, payUrl }: Parts,
): ChannelOrder {
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
		purchaseOrder: order.purchaseOrder ?? "",
		costCentre: order.costCentre ?? "",
		taxes: serializeTaxes(order, lines, (cents) => cents),
		paid: order.capturedCents,
		refunded: order.refundedCents,
		payment: {
			kind: reference === undefined ? "link" : "external",
			reference: reference ?? null,
			url: isAwaited ? payUrl(order.orderNumber) : null,
			payBy: isAwaited ? (order.holdExpiresAt?.toISOString() ?? null) : null,
		},
		shipments:
			shipments.length > 0
				? shipments.map((shipment) => ownShipment(shipment, order.deliveredAt))
				: medusaShipments.map(medusaShipment),
		isPartlyShipped: isPartlyShipped(order),
		tracking: serializeTracking(order),
		deliveredAt: order.deliveredAt?.toISOString() ?? null,
	};
}

type ChannelShipment = ChannelOrder["shipments"][number];

function ownShipment({ shippedAt, tracking, lines, packages }: Shipment, deliveredAt: Date | null): ChannelShipment {
	return {
		shippedAt,
		deliveredAt: deliveredAt?.toISOString() ?? null,
		trackings: tracking ? [{ number: tracking.number, url: tracking.url }] : [],
		lines: lines.map(({ lineId: _, ...line }) => line),
		packages,
	};
}

/** A fulfilment that was made in Medusa Admin, or before the shop had shipments. */
function medusaShipment({ shippedAt, deliveredAt, trackings }: MedusaShipment): ChannelShipment {
	return {
		shippedAt: shippedAt.toISOString(),
		deliveredAt: deliveredAt?.toISOString() ?? null,
		trackings: trackings.map(({ number, url }) => ({ number, url: url !== null && isWebLink(url) ? url : null })),
	};
}
