import type { Order } from "@confiserie/domain/contract/order";
import { ReorderButton } from "@/features/account/reorder";

/** "Commander à nouveau": adds the lines to the cart, or shows the changes first. In a list its name includes the order. */
export function Reorder({ order, isInList = false }: { order: Order; isInList?: boolean }) {
	return (
		<ReorderButton
			lines={order.items}
			hadPallets={order.mixedPallets !== null}
			label="Commander à nouveau"
			name={isInList ? order.orderNumber : undefined}
			since={`votre commande ${order.orderNumber}`}
			variant={isInList ? "secondary" : "primary"}
		/>
	);
}
