"use client";

import { carriageRow } from "@confiserie/domain/delivery/delivery-words";
import { promiseText } from "@confiserie/domain/delivery/promise-words";
import { formatEuros } from "@confiserie/domain/format";
import { STAFF_HOLD_DAYS, STAFF_PAYMENTS, type StaffPayment } from "@confiserie/domain/orders/staff-order";
import { DEPOSIT_PERCENTAGES } from "@confiserie/domain/payments/deposit";
import { promotionLabel } from "@confiserie/domain/promotions/promotion-words";
import { CardsField, ChoiceField, ListProblem } from "@/features/admin/kit";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import type { Entry } from "./use-entry";

const HINTS: Record<StaffPayment, string> = {
	LINK: `Les articles sont réservés ${STAFF_HOLD_DAYS} jours.`,
	TRANSFER: `Les articles sont réservés ${STAFF_HOLD_DAYS} jours. Notez le paiement sur la commande quand il arrive.`,
	LATER: "Les articles sont réservés jusqu'à l'expédition, et le solde reste dû.",
};

/** The total of the order, its payment, and the button that enters it. */
export function PaymentPart({ entry }: { entry: Entry }) {
	return (
		<section
			aria-labelledby="staff-payment"
			className="flex flex-col gap-4 rounded-card border border-trait bg-white p-5 sm:p-6"
		>
			<h2 id="staff-payment" className="display text-xl">
				Paiement
			</h2>
			<SaleSums quote={entry.quote} />
			<PaymentChoice form={entry.form} hints={HINTS} />
			<EnterButton entry={entry} busyLabel="Enregistrement…">
				Enregistrer la commande
			</EnterButton>
		</section>
	);
}

/** Enters the order or the quote, below why it was refused. */
export function EnterButton({ entry: { form }, ...button }: { entry: Entry; busyLabel: string; children: string }) {
	return (
		<>
			<ListProblem {...form.field("orderData.items")} />
			{form.refusal && <Banner tone="error" title={form.refusal} />}
			<Button type="submit" busy={form.formState.isSubmitting} {...button} />
		</>
	);
}

/** Total of the order. */
export function SaleSums({ quote }: Pick<Entry, "quote">) {
	const option = quote?.options.find(({ id }) => id === quote.optionId);
	const promise = option?.promise ?? quote?.promise;
	const arrival = promise && promiseText(promise, new Date());
	return (
		<dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
			{quote?.promotions.map(({ discount, ...promotion }) => (
				<Sum key={promotion.code} term={`Remise déduite, ${promotionLabel(promotion)}`} euros={discount} />
			))}
			<Sum term="Produits" euros={quote?.subtotal} />
			<Sum term={carriageRow(option, quote?.shippingCost ?? 0, formatEuros).term} euros={quote?.shippingCost} />
			<Sum term="Total TTC" euros={quote?.totalWithShipping} isTotal />
			{arrival && <dd className="col-span-2 text-sm text-prune">{arrival}</dd>}
		</dl>
	);
}

/** How the customer pays, each way with what follows from it, and the amount due first; none of what is paid later. */
export function PaymentChoice({ form, hints }: Pick<Entry, "form"> & { hints: typeof HINTS }) {
	const isLater = form.watch("payment") === "LATER";
	return (
		<>
			<CardsField
				{...form.field("payment")}
				legend="Comment le client paie"
				options={WAYS.map((value) => ({ value, label: STAFF_PAYMENTS[value].label, detail: hints[value] }))}
				onChoose={(way) => way === "LATER" && form.setValue("depositPercentage", null)}
			/>
			<ChoiceField
				{...form.field("depositPercentage")}
				label="Acompte"
				hint={
					isLater ? "Un acompte se paie d'abord, par carte ou virement." : "Au moins l'acompte minimum des réglages."
				}
				disabled={isLater}
				options={DEPOSITS}
			/>
		</>
	);
}

const WAYS = Object.keys(STAFF_PAYMENTS) as StaffPayment[];
const DEPOSITS = [
	{ value: null, label: "Paiement en une fois" },
	...DEPOSIT_PERCENTAGES.map((value) => ({ value, label: `Acompte de ${value}\u00a0%` })),
];

function Sum({ term, euros, isTotal = false }: { term: string; euros: number | undefined; isTotal?: boolean }) {
	const weight = isTotal ? "font-bold" : "";
	return (
		<>
			<dt className={weight}>{term}</dt>
			<dd className={`text-right tabular-nums ${weight}`}>{euros === undefined ? "–" : formatEuros(euros)}</dd>
		</>
	);
}
