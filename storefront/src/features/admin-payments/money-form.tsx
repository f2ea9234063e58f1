import type { OrderPayments } from "@confiserie/domain/contract/admin-payments";
import type { FormEventHandler, ReactNode } from "react";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";

/** A dialog about the money of one order. */
export interface MoneyDialogProps {
	isOpen: boolean;
	money: OrderPayments;
	onClose: () => void;
	/** The order's money after the change. */
	onDone: (money: OrderPayments) => void;
}

interface MoneyFormProps {
	onSubmit: FormEventHandler;
	onClose: () => void;
	/** The server's refusal of the whole form. */
	problem: string | undefined;
	isBusy: boolean;
	submitLabel: string;
	busyLabel: string;
	children: ReactNode;
}

/** The frame of a form that moves money or writes it down: fields, refusal, the two buttons. */
export function MoneyForm({ onSubmit, onClose, problem, isBusy, submitLabel, busyLabel, children }: MoneyFormProps) {
	return (
		<form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
			{children}
			{problem && <Banner tone="error" title={problem} />}
			<div className="flex flex-col gap-3 sm:flex-row-reverse">
				<Button type="submit" busy={isBusy} busyLabel={busyLabel} className="flex-1">
					{submitLabel}
				</Button>
				<Button variant="secondary" onClick={onClose} disabled={isBusy}>
					Annuler
				</Button>
			</div>
		</form>
	);
}

/** The one amount of such a form, as `TextField` takes it. */
export const AMOUNT_FIELD = { label: "Montant en euros", inputMode: "decimal", autoComplete: "off" } as const;

/** Cents as people type them: "12,50". */
export const typed = (cents: number) => (cents / 100).toFixed(2).replace(".", ",");
