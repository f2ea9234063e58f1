"use client";

import type { BalanceIntent } from "@confiserie/domain/contract/balance";
import { formatCents } from "@confiserie/domain/format";
import { useState } from "react";
import { CardPayment, PaymentInProgress, usePayment } from "@/features/shop/payment";
import { ApiProblem } from "@/lib/api";
import { useArrivalFocus } from "@/lib/use-arrival-focus";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import type { PayCalls } from "./balance-of";

export interface PayBalanceProps {
	calls: PayCalls;
	/** What is paid, after "Payer": the balance, or an order whose first payment, whole or in part, is missing. */
	what?: "le solde" | "la commande" | "l'acompte";
	/** Balance as last read, in cents; the charge is the server's amount when the card form opens. */
	amountCents: number;
	onPaid: () => void;
	/** Called when nothing is due any more: paid in another tab, or cancelled. */
	onClosed: () => void;
}

/** Pays an order's balance: a button, then the checkout's card form for exactly the server's amount. */
export function PayBalance({ calls, what = "le solde", amountCents, onPaid, onClosed }: PayBalanceProps) {
	const [intent, setIntent] = useState<BalanceIntent | null>(null);
	const [isOpening, setOpening] = useState(false);
	const [isInProgress, setInProgress] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const open = async () => {
		setOpening(true);
		setProblem(null);
		try {
			setIntent(await calls.open());
			setInProgress(false);
		} catch (cause) {
			const code = cause instanceof ApiProblem ? cause.code : "";
			setIntent(null);
			setInProgress(code === "PAYMENT_IN_PROGRESS");
			setProblem(cause instanceof ApiProblem ? cause.message : UNKNOWN);
			if (CLOSED.has(code)) onClosed();
		} finally {
			setOpening(false);
		}
	};
	if (intent)
		return <OpenPayment key={intent.clientSecret} {...{ intent, calls, what, onPaid, onClosed }} onReopen={open} />;
	if (isInProgress) return <PaymentInProgress isChecking={isOpening} onCheck={open} />;
	return (
		<div className="flex flex-col gap-3">
			{problem && <Banner tone="error" title={problem} />}
			<Button size="lg" busy={isOpening} busyLabel="Ouverture du paiement…" onClick={open}>
				{`Payer ${what}\u00a0: ${formatCents(amountCents)}`}
			</Button>
		</div>
	);
}

/** Nothing is due any more. */
const CLOSED = new Set(["BALANCE_CLOSED", "CHECKOUT_CLOSED"]);

const UNKNOWN = "Le paiement n'a pas pu être ouvert. Veuillez réessayer.";

interface OpenPaymentProps extends Omit<PayBalanceProps, "amountCents"> {
	intent: BalanceIntent;
	onReopen: () => void;
}

function OpenPayment({ intent, calls, what, onPaid, onClosed, onReopen }: OpenPaymentProps) {
	const payment = usePayment(intent, calls.payment, onPaid);
	const heading = useArrivalFocus<HTMLHeadingElement>();
	const amount = formatCents(intent.amount);
	return (
		<section aria-labelledby="paiement-en-ligne" className="flex flex-col gap-3">
			<h2 id="paiement-en-ligne" ref={heading} tabIndex={-1} className="display text-xl outline-none">
				{`Payer ${what}`}
			</h2>
			<CardPayment
				intent={intent}
				payment={payment}
				amount={amount}
				payLabel={`Payer ${amount}`}
				returnPath={window.location.pathname}
				onReopen={onReopen}
				closedAction={
					<Button variant="secondary" size="sm" onClick={onClosed}>
						Actualiser
					</Button>
				}
			/>
		</section>
	);
}
