import type { Order } from "@confiserie/domain/contract/order";
import { ORDER_STATUS, type OrderStatus } from "@confiserie/domain/order-status";
import { PAYMENT_STATUS } from "@confiserie/domain/payment-status";
import { Badge } from "@/ui/badge";

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
		<Badge tone={ORDER_STATUS[status].tone}>
			<span className="sr-only">Commande&nbsp;: </span>
			{ORDER_STATUS[status].label}
		</Badge>
	);
}

export function PaymentStatusBadge({ order, prefix = "" }: { order: Omit<Statuses, "status">; prefix?: string }) {
	return <Badge tone={PAYMENT_STATUS[order.paymentStatus].tone}>{prefix + order.paymentDisplayStatus}</Badge>;
}
