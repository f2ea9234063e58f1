import type { Order } from "@confiserie/domain/contract/order";
import { statusWords } from "@confiserie/domain/fulfilment/shipment";
import type { OrderStatus } from "@confiserie/domain/orders/order-status";
import { PAYMENT_STATUS } from "@confiserie/domain/payments/payment-status";
import { Badge } from "@/ui/badge";

type Statuses = Pick<Order, "status" | "isPartlyShipped" | "delivery" | "paymentStatus" | "paymentDisplayStatus">;

/** Both statuses in words, each with what it speaks of. */
export function StatusBadges({ order }: { order: Statuses }) {
	return (
		<span className="flex flex-wrap gap-2">
			<OrderStatusBadge {...order} />
			<PaymentStatusBadge order={order} prefix={"Paiement\u00a0: "} />
		</span>
	);
}

interface OrderStatusBadgeProps {
	status: OrderStatus;
	isPartlyShipped?: boolean;
	delivery?: Order["delivery"];
}

export function OrderStatusBadge({ status, isPartlyShipped = false, delivery }: OrderStatusBadgeProps) {
	const { label, tone } = statusWords({ status, isPartlyShipped, delivery });
	return (
		<Badge tone={tone}>
			<span className="sr-only">Commande&nbsp;: </span>
			{label}
		</Badge>
	);
}

export function PaymentStatusBadge({
	order,
	prefix = "",
}: {
	order: Omit<Statuses, "status" | "isPartlyShipped" | "delivery">;
	prefix?: string;
}) {
	return <Badge tone={PAYMENT_STATUS[order.paymentStatus].tone}>{prefix + order.paymentDisplayStatus}</Badge>;
}
