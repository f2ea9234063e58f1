import { toCents } from "@confiserie/domain/money";
import { unpaidWords } from "@confiserie/domain/orders/unpaid";
import type { PaymentStatus } from "@confiserie/domain/payments/payment-status";
import { Badge } from "@/ui/badge";

interface UnpaidMarkProps {
	/** `remainingAmount` in EUR. */
	order: { paymentStatus: PaymentStatus; remainingAmount: number };
	className?: string;
}

/** Marks an order that is not paid in full, on screen and in print; nothing for one that is. */
export function UnpaidMark({ order, className = "" }: UnpaidMarkProps) {
	const words = unpaidWords({ ...order, remainingCents: toCents(order.remainingAmount) });
	return (
		words && (
			<Badge tone="warning" className={`print:border print:border-encre print:text-encre ${className}`}>
				{words}
			</Badge>
		)
	);
}
