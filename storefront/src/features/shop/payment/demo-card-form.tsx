"use client";

import { DEMO_CARDS } from "@confiserie/domain/contract/payment";
import { useId } from "react";
import { useForm, useWatch } from "react-hook-form";
import { resolverOf } from "@/lib/form-resolver";
import { TextField } from "@/ui/text-field";
import { CardHeading } from "./card-heading";
import {
	confirmedCard,
	DEMO_CARD_TEXTS,
	type DemoCardValues,
	formatCardNumber,
	formatExpiry,
	validateDemoCard,
} from "./demo-card";
import { type CardFormProps, PayAction } from "./pay-action";

export interface DemoCardFormProps extends CardFormProps {
	onPay: (card: ReturnType<typeof confirmedCard>) => void;
}

const FORMATS = {
	number: formatCardNumber,
	expiry: formatExpiry,
	cvc: (typed: string) => typed.replace(/\D/g, "").slice(0, 3),
};

/** The card form of the demo mode. No autofill and no other card than the listed ones: a real number stays out. */
export function DemoCardForm({ onPay, isClosed, paySlot, ...action }: DemoCardFormProps) {
	const formId = useId();
	const form = useForm<DemoCardValues>({
		defaultValues: { number: "", expiry: "", cvc: "" },
		resolver: resolverOf((card) => validateDemoCard(card, new Date())),
	});
	const { errors, isSubmitted } = form.formState;
	const isFilled = useWatch({ control: form.control, compute: (card) => Object.values(card).every(Boolean) });
	const put = (name: keyof DemoCardValues, value: string) =>
		form.setValue(name, value, { shouldValidate: isSubmitted, shouldDirty: true });
	const fill = (card: DemoCardValues) => {
		put("number", card.number);
		put("expiry", card.expiry);
		put("cvc", card.cvc);
	};
	const field = (name: keyof DemoCardValues) => ({
		...form.register(name, {
			onBlur: () => put(name, FORMATS[name](form.getValues(name))),
			onChange: ({ target }: { target: HTMLInputElement }) => {
				// Only at the end: formatting in the middle would throw the caret out of place.
				if (target.selectionStart === target.value.length) put(name, FORMATS[name](target.value));
			},
		}),
		error: errors[name]?.message ?? null,
		inputMode: "numeric" as const,
		autoComplete: "off",
	});
	return (
		<form
			id={formId}
			method="post"
			noValidate
			aria-label="Carte bancaire"
			onSubmit={form.handleSubmit((card) => onPay(confirmedCard(card)))}
			className="flex flex-col gap-4 rounded-card border border-trait bg-white p-4 sm:gap-5 sm:p-6"
		>
			<CardHeading />
			<p className="text-sm font-semibold text-myrtille">Démonstration&nbsp;: aucun paiement réel</p>
			<TextField {...field("number")} label="Numéro de carte" placeholder="4242 4242 4242 4242" />
			<div className="grid grid-cols-2 gap-4 sm:gap-5">
				<TextField {...field("expiry")} label="Expiration (MM / AA)" placeholder="12 / 29" />
				<TextField {...field("cvc")} label="Cryptogramme" placeholder="123" />
			</div>
			<TestCards onPick={fill} />
			<PayAction {...action} formId={formId} slot={paySlot} isDisabled={isClosed} isFilled={isFilled} />
		</form>
	);
}

function TestCards({ onPick }: { onPick: (card: DemoCardValues) => void }) {
	// Two years ahead whatever the day: a fixed date would expire with the demo.
	const expiry = `12 / ${String((new Date().getFullYear() + 2) % 100).padStart(2, "0")}`;
	return (
		<>
			<p className="text-sm text-prune">
				Choisissez une carte d'essai, ou saisissez son numéro avec une date à venir et trois chiffres.
			</p>
			<ul aria-label="Cartes d'essai" className="grid grid-cols-2 gap-2">
				{Object.entries(DEMO_CARDS).map(([number, outcome]) => (
					<li key={number}>
						<button
							type="button"
							onClick={() => onPick({ number: formatCardNumber(number), expiry, cvc: "123" })}
							className="flex min-h-12 w-full flex-col rounded-control border border-trait bg-creme px-3 py-2 text-left hover:border-framboise hover:bg-dragee"
						>
							<span className="text-sm font-semibold whitespace-nowrap sm:text-base">{formatCardNumber(number)}</span>
							<span className="text-sm text-prune">{DEMO_CARD_TEXTS[outcome]}</span>
						</button>
					</li>
				))}
			</ul>
		</>
	);
}
