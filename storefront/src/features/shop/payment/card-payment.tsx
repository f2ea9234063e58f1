"use client";

import type { ReactNode } from "react";
import { Banner } from "@/ui/banner";
import { DemoCardForm } from "./demo-card-form";
import { PaymentInProgress } from "./payment-in-progress";
import { StripePayment } from "./stripe-payment";
import { ThreeDSecureDialog } from "./three-d-secure-dialog";
import type { CardIntent, Payment } from "./use-payment";

export interface CardPaymentProps {
	intent: CardIntent;
	/** Of `usePayment` for this intent. */
	payment: Payment;
	/** The amount to be taken, formatted: "529,92 €". */
	amount: string;
	/** Text of the pay button, with the amount. */
	payLabel: ReactNode;
	/** True while the amount is about to change. */
	isUpdating?: boolean;
	/** True when this intent may not be paid as it is. */
	isBlocked?: boolean;
	/** Where a bank that asks on a page of its own sends the shopper back to. */
	returnPath: string;
	/** Who gets the provider's receipt. */
	receiptEmail?: string;
	/** Asks the shop for the payment that is open now, before a form that could not be shown is tried again. */
	onReopen?: () => void;
	/** True where another way to pay comes first. */
	isSecondary?: boolean | undefined;
	/** What is to be read before the button is pressed. */
	beforePay?: ReactNode;
	/** Container of the pay button when it is not below the form. */
	paySlot?: Element | null;
	/** What helps when the order can no longer be paid: a button, shown beside the reason. */
	closedAction?: ReactNode;
}

/** The card form of the provider that holds the intent, with its 3-D Secure step and what went wrong. */
export function CardPayment({
	intent,
	payment,
	amount,
	payLabel,
	isUpdating = false,
	isBlocked = false,
	returnPath,
	receiptEmail,
	onReopen,
	isSecondary,
	beforePay,
	paySlot,
	closedAction,
}: CardPaymentProps) {
	const { problem, end, isPaying } = payment;
	// Nothing may be paid meanwhile, and Stripe shows no form for such a payment.
	if (end === "in_progress") return <PaymentInProgress isChecking={isPaying} onCheck={() => payment.check()} />;
	const notice = problem && (
		<Banner tone="error" title={problem.title} action={end === "closed" && closedAction}>
			{problem.detail}
		</Banner>
	);
	const isClosed = end === "closed" || isBlocked;
	const form = { payLabel, isUpdating, isPaying, isClosed, isSecondary, beforePay, notice, paySlot };
	if (intent.provider === "stripe") {
		const confirming = { onConfirm: payment.confirm, onCheck: payment.check, onReopen };
		return <StripePayment {...form} {...confirming} {...{ intent, amount, returnPath, receiptEmail }} />;
	}
	return (
		<>
			<DemoCardForm {...form} onPay={payment.pay} />
			<ThreeDSecureDialog
				isOpen={payment.needsAction}
				amount={amount}
				isBusy={payment.isPaying}
				onAnswer={payment.authenticate}
			/>
		</>
	);
}
