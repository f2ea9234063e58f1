"use client";

import { type AdminQuote, makeQuote } from "@confiserie/domain/contract/quotes";
import { QUOTE_NOTE_LENGTH, QUOTE_VALID_DAYS } from "@confiserie/domain/quote/quote";
import { STAFF_HOLD_DAYS } from "@confiserie/domain/staff-order";
import { useState } from "react";
import {
	DepositChoice,
	EntryParts,
	type EntryStart,
	PaymentChoice,
	SaleSums,
	useEntry,
} from "@/features/admin-staff-order";
import { call } from "@/lib/api";
import { useKey } from "@/lib/use-key";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { TextArea } from "@/ui/text-area";
import { TextField } from "@/ui/text-field";

import { InquiryWords } from "./inquiries";
import type { FormerQuote } from "./start-from";

const HINTS = {
	LINK: `À l'acceptation, par carte. Les cartons sont alors réservés ${STAFF_HOLD_DAYS} jours.`,
	TRANSFER: `À l'acceptation. Les cartons sont alors réservés ${STAFF_HOLD_DAYS} jours ; notez le paiement quand il arrive.`,
	LATER: "La commande est acceptée aussitôt, et son solde reste dû.",
};
const DAYS = `Un nombre de jours de 1 à ${QUOTE_VALID_DAYS.most} est attendu.`;

interface QuoteFormProps {
	start: EntryStart;
	/** The quote that this one replaces, or the inquiry that it answers. */
	former: FormerQuote | undefined;
	onSent: (quote: AdminQuote) => void;
}

/** Customer, lines, terms and validity of a quote. */
export function QuoteForm({ start, former, onSent }: QuoteFormProps) {
	const keyOf = useKey();
	const entry = useEntry(start);
	const [terms, setTerms] = useState({
		days: String(QUOTE_VALID_DAYS.usual),
		note: former?.note ?? "",
	});
	const { form, quote } = entry;
	const { errors, isSubmitting } = form.formState;
	const validDays = /^\d{1,3}$/.test(terms.days.trim()) ? Number(terms.days) : 0;
	const isInDays = validDays >= 1 && validDays <= QUOTE_VALID_DAYS.most;
	const submit = entry.submit(
		async (order) => {
			const request = {
				...order,
				validDays,
				note: terms.note,
				replaces: former?.replaces ?? null,
				inquiryId: former?.inquiry?.id ?? null,
			};
			onSent(await call(makeQuote, { body: { ...request, requestId: keyOf(request) } }));
		},
		{ failure: "Le devis n'a pas pu être envoyé. Réessayez.", fault: isInDays ? null : DAYS },
	);
	return (
		<form
			method="post"
			noValidate
			onSubmit={submit}
			className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]"
		>
			<div className="flex min-w-0 flex-col gap-6">
				{former?.inquiry && <InquiryWords inquiry={former.inquiry} />}
				{former && former.missing.length > 0 && (
					<Banner tone="warning" title="Des produits ne sont plus en vente">
						{`Laissés de côté : ${former.missing.join(", ")}.`}
					</Banner>
				)}
				<EntryParts entry={entry} isQuote isCustomerFixed={former !== undefined} />
			</div>
			<section
				aria-labelledby="quote-terms"
				className="flex flex-col gap-4 rounded-card border border-trait bg-white p-5 sm:p-6"
			>
				<h2 id="quote-terms" className="display text-xl">
					Conditions
				</h2>
				<SaleSums quote={quote} />
				<TextField
					label="Validité en jours"
					inputMode="numeric"
					autoComplete="off"
					value={terms.days}
					onChange={({ target }) => setTerms({ ...terms, days: target.value })}
					error={isInDays ? null : DAYS}
				/>
				<PaymentChoice form={form} hints={HINTS} />
				<DepositChoice form={form} />
				<TextArea
					label="Message au client"
					optional
					maxLength={QUOTE_NOTE_LENGTH}
					value={terms.note}
					onChange={({ target }) => setTerms({ ...terms, note: target.value })}
				/>
				<p className="text-sm text-prune">
					Une fois envoyé, un devis ne change plus : une nouvelle version le remplace. Il ne réserve pas de stock.
				</p>
				{errors.root?.message && <Banner tone="error" title={errors.root.message} />}
				<Button type="submit" busy={isSubmitting} busyLabel="Envoi…">
					Envoyer le devis
				</Button>
			</section>
		</form>
	);
}
