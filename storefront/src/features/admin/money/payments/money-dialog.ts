import type { OrderPayments } from "@confiserie/domain/contract/admin-payments";

/** A dialog about the money of one order. */
export interface MoneyDialogProps {
	isOpen: boolean;
	money: OrderPayments;
	onClose: () => void;
}
