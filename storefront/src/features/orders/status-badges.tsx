import type { Order } from "@confiserie/domain/contract/order";
import { ORDER_STATUS_LABELS, type OrderStatus } from "@confiserie/domain/order-status";
import type { PaymentStatus } from "@confiserie/domain/payment-status";
import { Badge, type Tone } from "@/ui/badge";

const ORDER_TONES: Record<OrderStatus, Tone> = {
	PENDING: "warning",
	CONFIRMED: "info",
	PREPARING: "info",
	SHIPPED: "info",
	DELIVERED: "success",
	CANCELLED: "neutral",
};
const PAYMENT_TONES: Record<PaymentStatus, Tone> = {
	PENDING: "warning",
	PARTIAL: "info",
	PAID: "success",
	FAILED: "danger",
	REFUNDED: "neutral",
};

type Statuses = Pick<Order, "status" | "paymentStatus" | "paymentDisplayStatus">;

/** Both statuses in words, each with what it speaks of. */
export function StatusBadges({ order }: { order: Statuses }) {
	return (
		<span className="flex flex-wrap gap-2">
			<OrderStatusBadge status={order.status} />
			<PaymentStatusBadge order={order} prefix={"Paiement\u00a0: "} />
		</span>
	);
}

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
	return (
		<Badge tone={ORDER_TONES[status]}>
			<span className="sr-only">Commande : </span>
			{ORDER_STATUS_LABELS[status]}
		</Badge>
	);
}

export function PaymentStatusBadge({ order, prefix = "" }: { order: Omit<Statuses, "status">; prefix?: string }) {
	return <Badge tone={PAYMENT_TONES[order.paymentStatus]}>{prefix + order.paymentDisplayStatus}</Badge>;
}
