import { holdsStock, isCancelled, type OrderStatus } from "../orders/order-status";

/** What decides whether an order can still be corrected. */
export interface CorrectableFacts {
	status: OrderStatus;
	/** Whether its goods have begun to leave the stock. */
	hasLeft: boolean;
}

/** Why nothing of an order can be corrected any more, for the administrator; null while it can: its goods are still here. */
export function correctionRefusal({ status, hasLeft }: CorrectableFacts): string | null {
	if (isCancelled(status)) return "Cette commande est annulée\u00a0: elle ne se corrige plus.";
	if (hasLeft || !holdsStock(status)) return "Cette commande est déjà partie\u00a0: elle ne se corrige plus.";
	return null;
}
