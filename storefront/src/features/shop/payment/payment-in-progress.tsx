"use client";

import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { IN_PROGRESS } from "./problem";

export interface PaymentInProgressProps {
	isChecking: boolean;
	/** Refetches the state of the payment. */
	onCheck: () => void;
}

/** Replaces the card form while a bank processes a payment, so that no second one starts. */
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
