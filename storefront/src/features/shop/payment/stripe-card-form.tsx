"use client";

import { LANGUAGE } from "@confiserie/domain/locale";
import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Appearance, Stripe } from "@stripe/stripe-js";
import { useEffect, useId, useRef, useState } from "react";
import { Banner } from "@/ui/banner";
import { CardHeading } from "./card-heading";
import { confirmWithStripe } from "./confirm-with-stripe";
import { type CardFormProps, PayAction } from "./pay-action";
import type { CardIntent, Payment } from "./use-payment";

export interface StripeCardFormProps extends CardFormProps {
	stripe: Stripe;
	isTest: boolean;
	intent: CardIntent;
	/** Formatted amount; a change updates the form. */
	amount: string;
	returnPath: string;
	receiptEmail?: string | undefined;
	onConfirm: Payment["confirm"];
	/** Stripe's part of the form could not be shown. */
	onUnavailable: () => void;
}

/** The Payment Element of one intent: the card is typed into Stripe's own frame and never touches the shop. */
export function StripeCardForm({ stripe, intent, ...fields }: StripeCardFormProps) {
	return (
		<Elements stripe={stripe} options={{ clientSecret: intent.clientSecret, locale: LANGUAGE, appearance: APPEARANCE }}>
			<Fields {...fields} />
		</Elements>
	);
}

function Fields({
	isTest,
	amount,
	isClosed,
	returnPath,
	receiptEmail,
	onConfirm,
	onUnavailable,
	paySlot,
	...action
}: Omit<StripeCardFormProps, "stripe" | "intent">) {
	const formId = useId();
	const stripe = useStripe();
	const elements = useElements();
	const [isReady, setReady] = useState(false);
	const [isFilled, setFilled] = useState(false);
	const shownAmount = useRef(amount);
	// Deposit or full: the intent stays the same one, and wallets show its amount.
	useEffect(() => {
		if (shownAmount.current === amount) return;
		shownAmount.current = amount;
		void elements?.fetchUpdates();
	}, [elements, amount]);
	const pay = () => {
		if (!stripe || !elements) return;
		const returnUrl = new URL(returnPath, window.location.origin).href;
		const onPending = (id: string) => {
			window.location.assign(`${returnUrl}?payment_intent=${encodeURIComponent(id)}`);
		};
		onConfirm(() => confirmWithStripe({ stripe, elements, returnUrl, receiptEmail, onPending }));
	};
	return (
		<form
			id={formId}
			method="post"
			noValidate
			aria-label="Carte bancaire"
			onSubmit={(event) => {
				event.preventDefault();
				pay();
			}}
			className="flex flex-col gap-5 rounded-card border border-trait bg-white p-4 sm:p-6"
		>
			<CardHeading />
			{isTest && (
				<Banner tone="info" title="Mode test : aucun paiement réel">
					La boutique utilise des clés de test Stripe. Seules les cartes de test sont acceptées.
				</Banner>
			)}
			<PaymentElement
				options={{ layout: "tabs" }}
				onReady={() => setReady(true)}
				onChange={({ complete }) => setFilled(complete)}
				onLoadError={() => onUnavailable()}
			/>
			<PayAction {...action} formId={formId} slot={paySlot} isFilled={isFilled} isDisabled={isClosed || !isReady} />
		</form>
	);
}

/** The shop's own look inside Stripe's frame, which reads neither our styles nor our fonts. */
const APPEARANCE: Appearance = {
	theme: "stripe",
	variables: {
		colorPrimary: "#b5124f",
		colorText: "#2b1226",
		colorTextSecondary: "#5b2a4e",
		colorDanger: "#b3261e",
		colorBackground: "#ffffff",
		borderRadius: "14px",
		fontFamily: "system-ui, sans-serif",
		fontSizeBase: "16px",
	},
	rules: { ".Input": { borderColor: "#8f6b80", boxShadow: "none" } },
};
