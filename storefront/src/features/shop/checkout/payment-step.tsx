"use client";

import type { CartLine } from "@confiserie/domain/cart/cart";
import type { DemoConfirmRequest, OfferedOption } from "@confiserie/domain/contract/payment";
import { confirmDemoPayment, readPaymentStatus } from "@confiserie/domain/contract/payments";
import { carriageTerm, isPickup, placeWords } from "@confiserie/domain/delivery/delivery-words";
import { formatCents } from "@confiserie/domain/format";
import { useState } from "react";
import { OnAccount } from "@/features/account/on-account";
import type { ShippingFigures } from "@/features/shop/cart";
import { PaymentChoice } from "@/features/shop/deposit";
import { CardPayment, type PaymentCalls, paymentStateOf, usePayment } from "@/features/shop/payment";
import { call } from "@/lib/api";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { classNames } from "@/ui/class-names";
import { Link } from "@/ui/link";

import { CheckoutColumns, useBeside } from "./checkout-columns";
import { arrivalOf, chosenOption } from "./delivery-choice";
import type { CheckoutValues } from "./form-values";
import { OrderSummary } from "./order-summary";
import { StepHeading } from "./step-heading";
import type { StoredIntent } from "./stored-checkout";
import { intentTotals } from "./totals";
import type { Checkout } from "./use-checkout";

export interface PaymentStepProps {
	intent: StoredIntent;
	lines: readonly CartLine[];
	shipping: ShippingFigures;
	/** The account's e-mail. */
	email: string;
	checkout: Pick<
		Checkout,
		| "checkout"
		| "found"
		| "isBusy"
		| "isSettled"
		| "problem"
		| "keepCode"
		| "choosePayment"
		| "applyPromotion"
		| "retryPayment"
		| "completeOnAccount"
	>;
	form: CheckoutValues;
	onBack: () => void;
	onPaid: (paid: StoredIntent) => void;
	/** Starts a new checkout after this one was closed unpaid. */
	onRestart: () => void;
}

/** Step 2: how to pay, every cost, then the card; on a wide screen the order beside it has the pay button. Source: spec §2 "Checkout". */
export function PaymentStep(props: PaymentStepProps) {
	const { intent, lines, shipping, email, checkout, form, onBack, onPaid, onRestart } = props;
	const payment = usePayment(intent, CALLS, onPaid, checkout.found);
	const totals = intentTotals(intent, lines, shipping);
	const { payment: requested, commercialCode } = checkout.checkout;
	const isBeside = useBeside();
	const [paySlot, setPaySlot] = useState<Element | null>(null);
	const [isOnAccount, setOnAccount] = useState(false);
	const option = chosenOption(shipping);
	const order = (
		<OrderSummary
			lines={lines}
			totals={totals}
			deposit={depositOf(intent)}
			arrival={arrivalOf(shipping, checkout.checkout.delivery.day, new Date(), intent.promise)}
			option={option}
		>
			{isBeside && (
				<>
					<Terms className="mt-5" />
					<div ref={setPaySlot} className="mt-3 grid gap-4 empty:hidden" />
				</>
			)}
		</OrderSummary>
	);
	return (
		<CheckoutColumns summary={order}>
			<StepHeading takesFocus>Paiement</StepHeading>
			<Delivery form={form} option={option} onBack={onBack} isLocked={payment.isPaying} />
			<PaymentChoice
				totalCents={totals.totalCents}
				requested={requested}
				email={email}
				code={commercialCode}
				isCodeAccepted={requested.paymentType === "deposit"}
				isLocked={payment.isPaying}
				onCode={checkout.keepCode}
				onChange={checkout.choosePayment}
				onPromotion={checkout.applyPromotion}
			/>
			{!checkout.isBusy && (checkout.problem || !checkout.isSettled) && (
				<Banner
					tone="error"
					title={checkout.problem?.title ?? UNSETTLED}
					action={
						!checkout.isSettled && (
							<Button variant="secondary" size="sm" onClick={checkout.retryPayment}>
								Réessayer
							</Button>
						)
					}
				>
					{checkout.problem?.detail}
				</Banner>
			)}
			{form.buyer !== "person" && (
				<OnAccount
					orderNumber={intent.orderNumber}
					totalCents={totals.totalCents}
					isLocked={payment.isPaying || checkout.isBusy || !checkout.isSettled}
					onAccepted={() => checkout.completeOnAccount(intent.orderNumber)}
					onOffer={setOnAccount}
				/>
			)}
			<CardPayment
				intent={intent}
				payment={payment}
				amount={formatCents(intent.paymentAmount)}
				payLabel={<PayLabel intent={intent} />}
				returnPath="/checkout/success"
				receiptEmail={form.email}
				beforePay={!isBeside && <Terms />}
				paySlot={isBeside ? paySlot : null}
				isSecondary={isOnAccount}
				isUpdating={checkout.isBusy}
				isBlocked={!checkout.isSettled && !checkout.isBusy}
				closedAction={
					<Button variant="secondary" size="sm" onClick={onRestart}>
						Reprendre ma commande
					</Button>
				}
			/>
		</CheckoutColumns>
	);
}

const CALLS: PaymentCalls = {
	confirmDemo: (body: DemoConfirmRequest) => call(confirmDemoPayment, { body }),
	state: async ({ paymentIntentId }) =>
		paymentStateOf(await call(readPaymentStatus, { params: { id: paymentIntentId } })),
};
const UNSETTLED = "Votre choix de paiement n'est pas encore enregistré.";

function Terms({ className }: { className?: string }) {
	return (
		<p className={classNames("text-sm text-prune", className)}>
			En commandant, vous acceptez nos{" "}
			<Link href="/terms" className="text-framboise-fonce underline underline-offset-4">
				conditions générales de vente
			</Link>
			, dont la copie vous est envoyée avec la confirmation. Vos articles sont réservés pendant le paiement. À savoir
			avant de commander&nbsp;: votre{" "}
			<Link href="/terms#garantie-legale" className="text-framboise-fonce underline underline-offset-4">
				garantie légale de conformité
			</Link>
			.
		</p>
	);
}

/** The amount taken now, with the balance beside it. */
function PayLabel({ intent }: { intent: StoredIntent }) {
	return (
		<span className="flex flex-wrap items-baseline justify-center gap-x-3">
			<span>{`Commander avec obligation de paiement : ${formatCents(intent.paymentAmount)}`}</span>
			{intent.remainingAmount > 0 && (
				<span className="text-sm font-semibold">{`Restant dû : ${formatCents(intent.remainingAmount)}`}</span>
			)}
		</span>
	);
}

function depositOf({ depositPercentage, paymentAmount }: StoredIntent) {
	return depositPercentage === null ? undefined : { percentage: depositPercentage, amountCents: paymentAmount };
}

interface DeliveryProps {
	form: CheckoutValues;
	option: OfferedOption | undefined;
	onBack: () => void;
	isLocked: boolean;
}

/** Who receives the order, and where it is delivered or fetched. */
function Delivery({ form, option, onBack, isLocked }: DeliveryProps) {
	const { street, postalCode, city, country } = form.address;
	const place = isPickup(option) ? [option.name, ...placeWords(option)] : [street, `${postalCode} ${city}, ${country}`];
	return (
		<section
			aria-label={carriageTerm(isPickup(option))}
			className="flex items-start justify-between gap-4 rounded-card border border-trait bg-white p-4 text-sm"
		>
			<address className="min-w-0 not-italic">
				<strong>{`${form.firstName} ${form.lastName}`}</strong>
				<br />
				{(form.buyer === "company" || form.buyer === "member") && (
					<>
						{form.company.company}
						{form.company.purchaseOrder && `, référence ${form.company.purchaseOrder}`}
						{form.company.costCentre && `, centre de coûts ${form.company.costCentre}`}
						<br />
					</>
				)}
				{place.map((line) => (
					<span key={line} className="block">
						{line}
					</span>
				))}
				<span className="text-prune">{`${form.email} · ${form.phone}`}</span>
			</address>
			<Button variant="ghost" size="sm" onClick={onBack} disabled={isLocked} className="-mt-2 -mr-2">
				Modifier
			</Button>
		</section>
	);
}
