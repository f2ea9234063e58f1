import type { Order } from "@confiserie/domain/contract/order";
import { formatDateTime } from "@confiserie/domain/format";
import { customerStep } from "@confiserie/domain/orders/customer-step";
import { ButtonLink } from "@/ui/button-link";
import { Reorder } from "./reorder";

interface OrderStepProps {
	order: Order;
	isInList?: boolean;
	/** False for a member who may not order. */
	mayOrder?: boolean;
}

/** The next step of an order, in one press: its payment, the page that says what it waits for, or the same again. */
export function OrderStep({ order, isInList = false, mayOrder = true }: OrderStepProps) {
	const { orderNumber, payBy } = order;
	const href = `/orders/${encodeURIComponent(orderNumber)}`;
	const step = customerStep(order);
	if (step === "REORDER") return mayOrder && <Reorder order={order} isInList={isInList} />;
	if (step === "WAIT") {
		return (
			<ButtonLink href={href} variant="secondary" size="sm" aria-label={`Voir la commande ${orderNumber}`}>
				Voir la commande
			</ButtonLink>
		);
	}
	if (payBy !== null && new Date(payBy) < new Date())
		return <p className="text-sm text-prune">Délai de paiement passé</p>;
	return (
		<div className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${isInList ? "sm:flex-col sm:items-end" : ""}`}>
			{payBy !== null && (
				<p className="text-sm font-semibold text-caramel">{`À payer avant le ${formatDateTime(payBy)}`}</p>
			)}
			<ButtonLink href={href} size="sm" aria-label={`Payer la commande ${orderNumber}`}>
				Payer
			</ButtonLink>
		</div>
	);
}
