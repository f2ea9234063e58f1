"use client";

import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { Button } from "@/ui/button";

export interface PayActionProps {
	/** Id of the card's form. */
	formId: string;
	/** Container of the button when it is not below its form. */
	slot?: Element | null | undefined;
	/** Text of the button, with the amount. */
	payLabel: ReactNode;
	isPaying: boolean;
	/** True while the amount on the button is about to change. */
	isUpdating: boolean;
	isDisabled: boolean;
	/** Error message, shown right above the button. */
	notice: ReactNode;
}

/** The pay button of a card form, rendered in its container. */
export function PayAction({ formId, slot, payLabel, isPaying, isUpdating, isDisabled, notice }: PayActionProps) {
	const action = (
		<>
			{notice}
			<Button
				type="submit"
				form={formId}
				size="lg"
				busy={isPaying || isUpdating}
				busyLabel={isPaying ? "Paiement en cours…" : "Mise à jour du montant…"}
				disabled={isDisabled}
				className="py-2"
			>
				{payLabel}
			</Button>
		</>
	);
	return slot ? createPortal(action, slot) : action;
}
