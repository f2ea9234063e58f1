"use client";

import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { IN_PROGRESS } from "./problem";

export interface PaymentInProgressProps {
	isChecking: boolean;
	/** Asks the shop where the payment stands. */
	onCheck: () => void;
}

/** Stands where the card form would, while a bank is at a payment: nobody is asked to pay twice. */
export function PaymentInProgress({ isChecking, onCheck }: PaymentInProgressProps) {
	return (
		<Banner
			tone="info"
			title={IN_PROGRESS}
			action={
				<Button variant="secondary" size="sm" busy={isChecking} busyLabel="Vérification…" onClick={onCheck}>
					Vérifier à nouveau
				</Button>
			}
		>
			La commande est mise à jour dès que la banque a répondu.
		</Banner>
	);
}
