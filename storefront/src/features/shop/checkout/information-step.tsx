"use client";

import type { CartLine } from "@confiserie/domain/cart/cart";
import { MAXIMUM_ADDRESSES } from "@confiserie/domain/customers/address";
import type { CountryCode } from "@confiserie/domain/delivery/delivery-area";
import { isPickup } from "@confiserie/domain/delivery/delivery-words";
import { toCents } from "@confiserie/domain/money";
import { useEffect, useRef, useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { knownAddress } from "@/features/account/addresses";
import { CreditShortfall } from "@/features/account/on-account";
import { PromotionField, type ShippingFigures } from "@/features/shop/cart";
import { EmailDoubt } from "@/features/shop/email-doubt";
import type { ProblemText } from "@/features/shop/payment";
import { PhoneField } from "@/features/shop/phone";
import { takeExpressOrder } from "@/lib/express-order";
import { breaksRule, showComplaints } from "@/lib/form-problem";
import { resolverOf } from "@/lib/form-resolver";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { EmailField } from "@/ui/email-field";
import { PrintNotice } from "@/ui/print-notice";
import { TextField } from "@/ui/text-field";
import { BillingFields } from "./billing-fields";
import { CheckoutColumns } from "./checkout-columns";
import { arrivalOf, chosenOption, DeliveryChoice } from "./delivery-choice";
import { DeliveryFields, fillAddress } from "./delivery-fields";
import { ErrorSummary } from "./error-summary";
import {
	type CheckoutValues,
	FORM_FIELDS,
	type FormField,
	fieldId,
	summaryTitle,
	validateCheckout,
} from "./form-values";
import { formErrors } from "./intent-problem";
import { OrderSummary } from "./order-summary";
import type { SaveChoices } from "./remember-contact";
import { SaveChoiceFields } from "./save-choices";
import type { StoredCheckout } from "./stored-checkout";
import { quotedTotals } from "./totals";
import { useSavedAddresses } from "./use-saved-addresses";

export interface InformationStepProps {
	initial: CheckoutValues;
	accountPhone: string;
	lines: readonly CartLine[];
	/** The lines of which something can be ordered; `shipping` is that of these. */
	orderable: readonly CartLine[];
	shipping: ShippingFigures;
	/** How it is to be delivered, as far as it was chosen. */
	delivery: StoredCheckout["delivery"];
	onDelivery: (delivery: StoredCheckout["delivery"]) => void;
	deliveryCountries: readonly CountryCode[];
	isBusy: boolean;
	/** True while the cart holds something that cannot be ordered. */
	isBlocked: boolean;
	problem: ProblemText | null;
	onAskApproval: () => void;
	onKeep: (form: CheckoutValues) => void;
	/** Resolves to the failure, null on success. */
	onSubmit: (form: CheckoutValues, choices: SaveChoices) => Promise<unknown>;
}

/** Step 1: contact and address. Stores the input at each change. Source: spec §2, §5 "Checkout". */
export function InformationStep(props: InformationStepProps) {
	const { initial, accountPhone, lines, orderable, shipping, delivery, onDelivery, deliveryCountries } = props;
	const { isBusy, isBlocked, problem, onAskApproval, onKeep, onSubmit } = props;
	const form = useForm<CheckoutValues>({
		defaultValues: initial,
		resolver: resolverOf((values: CheckoutValues) => validateCheckout(values, deliveryCountries)),
		shouldFocusError: false,
	});
	const summary = useRef<HTMLDivElement>(null);
	const { submitCount } = form.formState;
	useEffect(() => {
		if (submitCount > 0) summary.current?.focus();
	}, [submitCount]);
	const latestKeep = useRef(onKeep);
	latestKeep.current = onKeep;
	useEffect(
		() => form.subscribe({ formState: { values: true }, callback: ({ values }) => latestKeep.current(values) }),
		[form.subscribe],
	);
	const addresses = useSavedAddresses();
	useEffect(() => {
		const [preferred] = addresses ?? [];
		const { street, postalCode, city } = form.getValues("address");
		if (addresses && preferred && `${street}${postalCode}${city}`.trim() === "")
			fillAddress(form, preferred, addresses);
	}, [addresses, form]);
	const [address, phone, email] = form.watch(["address", "phone", "email"]);
	const ownAddresses = addresses?.filter(({ siteName }) => siteName === undefined).length ?? 0;
	const offered: SaveChoices = {
		address: addresses !== null && ownAddresses < MAXIMUM_ADDRESSES && !knownAddress(addresses, address),
		phone: phone !== accountPhone,
	};
	const [chosen, setChosen] = useState<SaveChoices | null>(null);
	const choices = chosen ?? { address: addresses?.length === 0, phone: false };

	// Which days are open, the server knows.
	const [dayError, setDayError] = useState<string | null>(null);

	const latestSubmit = useRef<() => Promise<void>>(undefined);
	const isExpress = useRef<boolean | null>(null);
	useEffect(() => {
		isExpress.current ??= takeExpressOrder();
		if (!addresses || !isExpress.current) return;
		isExpress.current = false;
		const values = form.getValues();
		const isKnown = knownAddress(addresses, values.address) !== undefined && values.phone === accountPhone;
		// What was ordered with before needs no other press: the next step shows it, and leads back.
		if (isKnown && !isBlocked && Object.keys(validateCheckout(values, deliveryCountries)).length === 0)
			void latestSubmit.current?.();
	}, [addresses, accountPhone, isBlocked, deliveryCountries, form]);

	const submit = form.handleSubmit(async (values) => {
		const requested = { address: offered.address && choices.address, phone: offered.phone && choices.phone };
		const complaints = formErrors(await onSubmit(values, requested));
		showComplaints(complaints, FORM_FIELDS, form.setError);
		setDayError(complaints.find(({ field }) => field === "delivery.day")?.message ?? null);
	});
	latestSubmit.current = submit;
	const errorOf = (field: FormField): string | null => form.getFieldState(field, form.formState).error?.message ?? null;
	const field = (name: FormField) => ({ ...form.register(name), id: fieldId(name), error: errorOf(name) });
	const faults = FORM_FIELDS.flatMap((name) => {
		const message = errorOf(name);
		return message ? [{ id: fieldId(name), message }] : [];
	});
	if (dayError) faults.push({ id: fieldId("delivery.day"), message: dayError });
	const option = chosenOption(shipping);
	const order = (
		<OrderSummary
			lines={lines}
			counted={orderable}
			totals={quotedTotals(shipping)}
			isEstimate={!shipping.isFromServer}
			arrival={arrivalOf(shipping, delivery.day, new Date())}
			option={option}
		>
			<div className="mt-4 flex flex-col">
				<PromotionField shipping={shipping} />
			</div>
		</OrderSummary>
	);
	return (
		<CheckoutColumns summary={order}>
			{/* post: a submit before the script has started must not put the address into the URL. */}
			<form method="post" noValidate onSubmit={submit} className="flex flex-col gap-8">
				{faults.length > 0 && <ErrorSummary ref={summary} title={summaryTitle(form.getValues())} faults={faults} />}
				<PrintNotice>
					<fieldset className="flex flex-col gap-5">
						<legend className="display mb-4 text-2xl">Vos coordonnées</legend>
						<EmailField {...field("email")} label="Email" maxLength={254} />
						<EmailDoubt email={email} />
						<div className="grid gap-5 sm:grid-cols-2">
							<TextField {...field("firstName")} label="Prénom" autoComplete="given-name" maxLength={100} />
							<TextField {...field("lastName")} label="Nom" autoComplete="family-name" maxLength={100} />
						</div>
						<Controller
							control={form.control}
							name="phone"
							render={({ field: { ref, value, onChange, onBlur } }) => (
								<PhoneField
									id={fieldId("phone")}
									value={value}
									onChange={onChange}
									onBlur={onBlur}
									inputRef={ref}
									hint="Pour vous joindre au sujet de la commande."
									error={errorOf("phone") ?? undefined}
								/>
							)}
						/>
					</fieldset>
					<DeliveryFields
						form={form}
						addresses={addresses ?? []}
						countries={deliveryCountries}
						isPickup={isPickup(option)}
					/>
					<DeliveryChoice
						shipping={shipping}
						chosen={delivery}
						dayError={dayError}
						onChange={(chosen) => {
							setDayError(null);
							onDelivery(chosen);
						}}
					/>
					<BillingFields form={form} />
				</PrintNotice>
				<SaveChoiceFields offered={offered} choices={choices} onChange={setChosen} />
				{problem && !breaksRule(form.formState.errors) && (
					<Banner
						tone={problem.isAboveLimit ? "warning" : "error"}
						title={problem.title}
						action={
							problem.isAboveLimit && (
								<Button size="sm" busy={isBusy} onClick={onAskApproval}>
									Demander l'approbation
								</Button>
							)
						}
					>
						{problem.isAboveLimit
							? "Vos articles seront réservés trois jours, le temps qu'un collègue décide."
							: problem.detail}
						{problem.isAboveLimit && <CreditShortfall totalCents={toCents(shipping.totalWithShipping)} />}
					</Banner>
				)}
				{/* On a phone it stays at the foot of the screen: who has nothing to change need not go through the form. */}
				<div className="grid max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-4 max-lg:border-t max-lg:border-trait max-lg:bg-papier max-lg:px-4 max-lg:py-3 sm:max-lg:mx-0 sm:max-lg:px-0">
					<Button type="submit" size="lg" busy={isBusy} busyLabel="Préparation du paiement…" disabled={isBlocked}>
						Continuer vers le paiement
					</Button>
				</div>
			</form>
		</CheckoutColumns>
	);
}
