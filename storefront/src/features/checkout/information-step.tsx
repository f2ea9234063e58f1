"use client";

import type { CartLine } from "@confiserie/domain/cart";
import type { CheckoutForm } from "@confiserie/domain/checkout-form";
import { useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { useShippingQuote } from "@/features/cart";
import { resolverOf } from "@/lib/form-resolver";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { TextArea } from "@/ui/text-area";
import { TextField } from "@/ui/text-field";
import { ErrorSummary } from "./error-summary";
import { FORM_FIELDS, type FormField, summaryTitle, validateCheckout } from "./form-values";
import { formErrors, type ProblemText } from "./intent-problem";
import { OrderSummary } from "./order-summary";
import { quotedTotals } from "./totals";

export interface InformationStepProps {
	initial: CheckoutForm;
	lines: readonly CartLine[];
	isBusy: boolean;
	/** True while the cart holds something that cannot be ordered. */
	isBlocked: boolean;
	problem: ProblemText | null;
	onKeep: (form: CheckoutForm) => void;
	/** Resolves to the failure, null on success. */
	onSubmit: (form: CheckoutForm) => Promise<unknown>;
}

export const fieldId = (field: string): string => `commande-${field.replace(".", "-")}`;

/** Step 1: who and where. What is typed is kept at each change. Source: spec §2, §5 "Checkout". */
export function InformationStep(props: InformationStepProps) {
	const { initial, lines, isBusy, isBlocked, problem, onKeep, onSubmit } = props;
	const form = useForm<CheckoutForm>({
		defaultValues: initial,
		resolver: resolverOf(validateCheckout),
		shouldFocusError: false,
	});
	const shipping = useShippingQuote(lines);
	const summary = useRef<HTMLDivElement>(null);
	const { submitCount } = form.formState;
	useEffect(() => {
		if (submitCount > 0) summary.current?.focus();
	}, [submitCount]);
	const keep = useRef(onKeep);
	keep.current = onKeep;
	useEffect(
		() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep.current(values) }),
		[form.subscribe],
	);

	const submit = form.handleSubmit(async (values) => {
		for (const { field, message } of formErrors(await onSubmit(values))) {
			const known = FORM_FIELDS.find((name) => name === field);
			if (known) form.setError(known, { type: "server", message });
		}
	});
	const errorOf = (field: FormField): string | null => form.getFieldState(field, form.formState).error?.message ?? null;
	const field = (name: FormField) => ({ ...form.register(name), id: fieldId(name), error: errorOf(name) });
	const faults = FORM_FIELDS.flatMap((name) => {
		const message = errorOf(name);
		return message ? [{ id: fieldId(name), message }] : [];
	});
	return (
		// post: a submit before the script has started must not put the address into the URL.
		<form method="post" noValidate onSubmit={submit} className="flex flex-col gap-8">
			{faults.length > 0 && <ErrorSummary ref={summary} title={summaryTitle(form.getValues())} faults={faults} />}
			<fieldset className="flex flex-col gap-5">
				<legend className="display mb-4 text-2xl">Vos coordonnées</legend>
				<TextField
					{...field("email")}
					label="Email"
					type="email"
					inputMode="email"
					autoComplete="email"
					maxLength={254}
				/>
				<div className="grid gap-5 sm:grid-cols-2">
					<TextField {...field("firstName")} label="Prénom" autoComplete="given-name" maxLength={100} />
					<TextField {...field("lastName")} label="Nom" autoComplete="family-name" maxLength={100} />
				</div>
				<TextField
					{...field("phone")}
					label="Téléphone"
					hint="Pour le livreur, le jour de la livraison."
					type="tel"
					inputMode="tel"
					autoComplete="tel"
					maxLength={30}
				/>
			</fieldset>
			<fieldset className="flex flex-col gap-5">
				<legend className="display mb-4 text-2xl">Adresse de livraison</legend>
				<TextField {...field("address.street")} label="Numéro et rue" autoComplete="street-address" maxLength={200} />
				<div className="grid gap-5 sm:grid-cols-[1fr_2fr]">
					<TextField
						{...field("address.postalCode")}
						label="Code postal"
						inputMode="numeric"
						autoComplete="postal-code"
						maxLength={16}
					/>
					<TextField {...field("address.city")} label="Ville" autoComplete="address-level2" maxLength={100} />
				</div>
				<TextField {...field("address.country")} label="Pays" autoComplete="country-name" maxLength={60} />
				<TextArea
					{...field("deliveryNotes")}
					label="Instructions de livraison"
					optional
					hint="Digicode, quai de déchargement, horaires…"
					maxLength={1000}
				/>
			</fieldset>
			<OrderSummary lines={lines} totals={quotedTotals(shipping)} isEstimate={!shipping.isFromServer} />
			{problem && (
				<Banner tone="error" title={problem.title}>
					{problem.detail}
				</Banner>
			)}
			<Button type="submit" size="lg" busy={isBusy} busyLabel="Préparation du paiement…" disabled={isBlocked}>
				Continuer vers le paiement
			</Button>
		</form>
	);
}
