"use client";

import type { ShippingQuoteResponse } from "@confiserie/domain/contract/payment";
import { carriageRow } from "@confiserie/domain/delivery/delivery-words";
import { DEPOSIT_PERCENTAGES } from "@confiserie/domain/deposit";
import { formatEuros } from "@confiserie/domain/format";
import { STAFF_HOLD_DAYS, STAFF_PAYMENTS, type StaffPayment } from "@confiserie/domain/staff-order";
import type { UseFormReturn } from "react-hook-form";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Select } from "@/ui/select";
import type { StaffOrderValues } from "./values";

const HINTS: Record<StaffPayment, string> = {
	LINK: `Les cartons sont réservés ${STAFF_HOLD_DAYS} jours.`,
	TRANSFER: `Les cartons sont réservés ${STAFF_HOLD_DAYS} jours. Notez le paiement sur la commande quand il arrive.`,
	LATER: "Les cartons sont réservés jusqu'à l'expédition, et le solde reste dû.",
};

interface PaymentPartProps {
	form: UseFormReturn<StaffOrderValues>;
	/** What the order costs now; undefined while it holds nothing. */
	quote: ShippingQuoteResponse | undefined;
}

/** What the order costs, how it is paid, and the button that enters it. */
export function PaymentPart({ form, quote }: PaymentPartProps) {
	const { errors, isSubmitting } = form.formState;
	return (
		<section
			aria-labelledby="staff-payment"
			className="flex flex-col gap-4 rounded-card border border-trait bg-white p-5 sm:p-6"
		>
			<h2 id="staff-payment" className="display text-xl">
				Paiement
			</h2>
			<SaleSums quote={quote} />
			<PaymentChoice form={form} hints={HINTS} />
			<DepositChoice form={form} />
			{errors.root?.message && <Banner tone="error" title={errors.root.message} />}
			<Button type="submit" busy={isSubmitting} busyLabel="Enregistrement…">
				Enregistrer la commande
			</Button>
		</section>
	);
}

/** Total of the order. */
export function SaleSums({ quote }: Pick<PaymentPartProps, "quote">) {
	const option = quote?.options.find(({ id }) => id === quote.optionId);
	return (
		<dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
			<Sum term="Produits" euros={quote?.subtotal} />
			<Sum term={carriageRow(option, quote?.shippingCost ?? 0, formatEuros).term} euros={quote?.shippingCost} />
			<Sum term="Total TTC" euros={quote?.totalWithShipping} isTotal />
		</dl>
	);
}

/** How the customer pays; each way with what follows from it. */
export function PaymentChoice({ form, hints }: Pick<PaymentPartProps, "form"> & { hints: typeof HINTS }) {
	return (
		<fieldset className="flex flex-col gap-2">
			<legend className="mb-2 font-semibold">Comment le client paie</legend>
			{Object.entries(STAFF_PAYMENTS).map(([value, { label }]) => (
				<label
					key={value}
					className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border-[1.5px] border-bordure px-3 py-2 has-checked:border-framboise has-checked:bg-dragee has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-myrtille"
				>
					<input type="radio" {...form.register("payment")} value={value} className="mt-1 size-4 accent-framboise" />
					<span>
						{label}
						<span className="block text-sm text-prune">{hints[value as StaffPayment]}</span>
					</span>
				</label>
			))}
		</fieldset>
	);
}

const DEPOSITS = [
	{ value: "", label: "Paiement en une fois" },
	...DEPOSIT_PERCENTAGES.map((percentage) => ({ value: String(percentage), label: `Acompte de ${percentage}\u00a0%` })),
];

/** Amount due first; nothing for a later payment. */
export function DepositChoice({ form }: Pick<PaymentPartProps, "form">) {
	const isLater = form.watch("payment") === "LATER";
	return (
		<Select
			label="Acompte"
			hint={isLater ? "Un acompte se paie d'abord, par carte ou virement." : "Au moins l'acompte minimum des réglages."}
			value={isLater ? "" : form.watch("deposit")}
			disabled={isLater}
			options={DEPOSITS}
			onChange={({ target }) => form.setValue("deposit", target.value, { shouldDirty: true })}
		/>
	);
}

function Sum({ term, euros, isTotal = false }: { term: string; euros: number | undefined; isTotal?: boolean }) {
	const weight = isTotal ? "font-bold" : "";
	return (
		<>
			<dt className={weight}>{term}</dt>
			<dd className={`text-right tabular-nums ${weight}`}>{euros === undefined ? "–" : formatEuros(euros)}</dd>
		</>
	);
}
