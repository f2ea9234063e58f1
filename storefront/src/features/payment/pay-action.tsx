"use client";

import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { Button } from "@/ui/button";

export interface PayActionProps {
	/** Id of the card's form. */
	formId: string;
	/** Where the button stands when it is not at the foot of its form. */
	slot?: Element | null | undefined;
	/** Text of the button, with the amount. */
	payLabel: ReactNode;
	isPaying: boolean;
	/** True while the amount on the button is about to change. */
	isUpdating: boolean;
	isDisabled: boolean;
	/** What went wrong, shown right above the button that was pressed. */
	notice: ReactNode;
}

/** The button that pays a card's form, wherever on the page it stands. */
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
