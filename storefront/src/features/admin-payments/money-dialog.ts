import type { OrderPayments } from "@confiserie/domain/contract/admin-payments";

/** A dialog about the money of one order. */
export interface MoneyDialogProps {
	isOpen: boolean;
	money: OrderPayments;
	onClose: () => void;
	/** The order's money after the change. */
	onDone: (money: OrderPayments) => void;
}

/** The one amount of such a dialog, as `TextField` takes it. */
export const AMOUNT_FIELD = { label: "Montant en euros", inputMode: "decimal", autoComplete: "off" } as const;

/** Cents as people type them: "12,50". */
export const typed = (cents: number) => (cents / 100).toFixed(2).replace(".", ",");
