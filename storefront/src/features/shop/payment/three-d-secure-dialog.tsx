"use client";

import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";

export interface ThreeDSecureDialogProps {
	isOpen: boolean;
	amount: string;
	isBusy: boolean;
	onAnswer: (authenticated: boolean) => void;
}

/** The bank's question, played by the demo. Closing the dialog is a refusal, as it is at a bank. */
export function ThreeDSecureDialog({ isOpen, amount, isBusy, onAnswer }: ThreeDSecureDialogProps) {
	return (
		<Dialog
			open={isOpen}
			onClose={() => onAnswer(false)}
			title="Authentification 3-D Secure"
			description="Démonstration : votre banque vous demanderait ici de confirmer."
		>
			<p>
				Confirmez-vous le paiement de <strong>{amount}</strong> ?
			</p>
			<div className="mt-5 flex flex-col gap-3 sm:flex-row-reverse">
				<Button onClick={() => onAnswer(true)} busy={isBusy} className="flex-1">
					Confirmer le paiement
				</Button>
				<Button variant="secondary" onClick={() => onAnswer(false)} disabled={isBusy}>
					Refuser
				</Button>
			</div>
		</Dialog>
	);
}
