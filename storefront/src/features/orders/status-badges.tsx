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

/** Both statuses in words, each with what it speaks of. */
export function StatusBadges({ order }: { order: Pick<Order, "status" | "paymentStatus" | "paymentDisplayStatus"> }) {
	return (
		<span className="flex flex-wrap gap-2">
			<Badge tone={ORDER_TONES[order.status]}>
				<span className="sr-only">Commande : </span>
				{ORDER_STATUS_LABELS[order.status]}
			</Badge>
			<Badge tone={PAYMENT_TONES[order.paymentStatus]}>{`Paiement : ${order.paymentDisplayStatus}`}</Badge>
		</span>
	);
}
