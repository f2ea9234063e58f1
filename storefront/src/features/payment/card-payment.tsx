"use client";

import type { ReactNode } from "react";
import { Banner } from "@/ui/banner";
import { DemoCardForm } from "./demo-card-form";
import { UNAVAILABLE } from "./problem";
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
	closedAction,
}: CardPaymentProps) {
	if (intent.provider !== "demo") return <Banner tone="error" title={UNAVAILABLE} />;
	const notice = payment.problem && (
		<Banner tone="error" title={payment.problem.title} action={payment.isClosed && closedAction}>
			{payment.problem.detail}
		</Banner>
	);
	return (
		<>
			<DemoCardForm
				payLabel={payLabel}
				isUpdating={isUpdating}
				isPaying={payment.isPaying}
				isClosed={payment.isClosed || isBlocked}
				onPay={payment.pay}
				notice={notice}
			/>
			<ThreeDSecureDialog
				isOpen={payment.needsAction}
				amount={amount}
				isBusy={payment.isPaying}
				onAnswer={payment.authenticate}
			/>
		</>
	);
}
