"use client";

import type { CartLine } from "@confiserie/domain/cart";
import type { CheckoutForm } from "@confiserie/domain/checkout-form";
import { formatCents } from "@confiserie/domain/format";
import Link from "next/link";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { DemoCardForm } from "./demo-card-form";
import { INTENT_MESSAGES } from "./intent-problem";
import { OrderSummary } from "./order-summary";
import { StepHeading } from "./step-heading";
import type { StoredIntent } from "./stored-checkout";
import { ThreeDSecureDialog } from "./three-d-secure-dialog";
import { intentTotals } from "./totals";
import { usePayment } from "./use-payment";

export interface PaymentStepProps {
	intent: StoredIntent;
	lines: readonly CartLine[];
	form: CheckoutForm;
	onBack: () => void;
	onPaid: (paid: StoredIntent) => void;
	/** Starts a new checkout after this one was closed unpaid. */
	onRestart: () => void;
}

/** Step 2: every cost, then the card. Source: spec §2 "Checkout". */
export function PaymentStep({ intent, lines, form, onBack, onPaid, onRestart }: PaymentStepProps) {
	const payment = usePayment(intent, onPaid);
	const amount = formatCents(intent.paymentAmount);
	return (
		<div className="flex flex-col gap-6">
			<StepHeading takesFocus>Paiement</StepHeading>
			<Delivery form={form} onBack={onBack} isLocked={payment.isPaying} />
			<OrderSummary lines={lines} totals={intentTotals(intent, lines)} />
			{intent.provider === "demo" ? (
				<DemoCardForm
					payLabel={`Commander avec obligation de paiement : ${amount}`}
					isPaying={payment.isPaying}
					isClosed={payment.isClosed}
					onPay={payment.pay}
					notice={
						payment.problem && (
							<Banner
								tone="error"
								title={payment.problem.title}
								action={
									payment.isClosed ? (
										<Button variant="secondary" size="sm" onClick={onRestart}>
											Reprendre ma commande
										</Button>
									) : undefined
								}
							>
								{payment.problem.detail}
							</Banner>
						)
					}
				/>
			) : (
				<Banner tone="error" title={INTENT_MESSAGES.unavailable} />
			)}
			<p className="text-sm text-prune">
				En commandant, vous acceptez nos{" "}
				<Link href="/terms" className="text-framboise-fonce underline underline-offset-4">
					conditions générales de vente
				</Link>
				. Vos articles sont réservés pendant le paiement.
			</p>
			<ThreeDSecureDialog
				isOpen={payment.needsAction}
				amount={amount}
				isBusy={payment.isPaying}
				onAnswer={payment.authenticate}
			/>
		</div>
	);
}

function Delivery({ form, onBack, isLocked }: { form: CheckoutForm; onBack: () => void; isLocked: boolean }) {
	const { street, postalCode, city, country } = form.address;
	return (
		<section
			aria-label="Livraison"
			className="flex items-start justify-between gap-4 rounded-card border border-trait bg-white p-5"
		>
			<address className="min-w-0 not-italic">
				<strong>{`${form.firstName} ${form.lastName}`}</strong>
				<br />
				{street}
				<br />
				{`${postalCode} ${city}, ${country}`}
				<br />
				<span className="text-sm text-prune">{`${form.email} · ${form.phone}`}</span>
			</address>
			<Button variant="ghost" size="sm" onClick={onBack} disabled={isLocked}>
				Modifier
			</Button>
		</section>
	);
}
