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
	/** True once nothing is left to type that the button could cover. */
	isFilled: boolean;
	/** True where another way to pay comes first. */
	isSecondary?: boolean | undefined;
	/** What is to be read before the button is pressed. */
	beforePay?: ReactNode;
	/** Error message, shown right above the button. */
	notice: ReactNode;
}

/** What a card form is given for its pay button. */
export interface CardFormProps extends Omit<PayActionProps, "formId" | "slot" | "isDisabled" | "isFilled"> {
	/** True when this order cannot be paid, or not at this amount. */
	isClosed: boolean;
	/** Container of the button when it is not below the form. */
	paySlot?: PayActionProps["slot"];
}

/** The pay button of a card form, rendered in its container; below its form it stays at the foot of a phone's screen over what is to be read before, and over the whole form once that is filled in. */
export function PayAction({
	formId,
	slot,
	payLabel,
	isPaying,
	isUpdating,
	isDisabled,
	isFilled,
	isSecondary = false,
	beforePay,
	notice,
}: PayActionProps) {
	const button = (
		<Button
			type="submit"
			form={formId}
			size="lg"
			variant={isSecondary ? "secondary" : "primary"}
			busy={isPaying || isUpdating}
			busyLabel={isPaying ? "Paiement en cours…" : "Mise à jour du montant…"}
			disabled={isDisabled}
			className="py-2"
		>
			{payLabel}
		</Button>
	);
	if (slot)
		return createPortal(
			<>
				{beforePay}
				{notice}
				{button}
			</>,
			slot,
		);
	return (
		<div className={isFilled ? "contents" : "flex flex-col gap-4"}>
			{beforePay}
			<div className="grid gap-3 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-4 max-lg:-mb-4 max-lg:rounded-b-card max-lg:border-t max-lg:border-trait max-lg:bg-white max-lg:px-4 max-lg:py-3 sm:max-lg:-mx-6 sm:max-lg:-mb-6 sm:max-lg:px-6">
				{notice}
				{button}
			</div>
		</div>
	);
}
