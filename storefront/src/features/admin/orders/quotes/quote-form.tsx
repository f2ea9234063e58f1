"use client";

import { type AdminQuote, makeQuote } from "@confiserie/domain/contract/quotes";
import { STAFF_HOLD_DAYS } from "@confiserie/domain/orders/staff-order";
import { QUOTE_NOTE_LENGTH, QUOTE_VALID_DAYS } from "@confiserie/domain/quote/quote";
import { TextAreaField, WholeField } from "@/features/admin/kit";
import {
	EnterButton,
	EntryParts,
	type EntryStart,
	PaymentChoice,
	SaleSums,
	useEntry,
} from "@/features/admin/orders/staff-order";
import { Banner } from "@/ui/banner";
import { InquiryWords } from "./inquiries";
import type { FormerQuote } from "./start-from";

const HINTS = {
	LINK: `À l'acceptation, par carte. Les articles sont alors réservés ${STAFF_HOLD_DAYS} jours.`,
	TRANSFER: `À l'acceptation. Les articles sont alors réservés ${STAFF_HOLD_DAYS} jours ; notez le paiement quand il arrive.`,
	LATER: "La commande est acceptée aussitôt, et son solde reste dû.",
};

interface QuoteFormProps {
	start: EntryStart;
	/** The quote that this one replaces, or the inquiry that it answers. */
	former: FormerQuote | undefined;
	onSent: (quote: AdminQuote) => void;
}

/** Customer, lines, terms and validity of a quote. */
export function QuoteForm({ start, former, onSent }: QuoteFormProps) {
	const entry = useEntry(makeQuote, {
		start: { ...start, values: { validDays: QUOTE_VALID_DAYS.usual, note: "", ...start.values } },
		failure: "Le devis n'a pas pu être envoyé. Réessayez.",
		onEntered: onSent,
	});
	const { form, quote } = entry;
	return (
		<form
			method="post"
			noValidate
			onSubmit={form.submit}
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
				<WholeField {...form.field("validDays")} label="Validité en jours" />
				<PaymentChoice form={form} hints={HINTS} />
				<TextAreaField {...form.field("note")} label="Message au client" optional maxLength={QUOTE_NOTE_LENGTH} />
				<p className="text-sm text-prune">
					Une fois envoyé, un devis ne change plus : une nouvelle version le remplace. Il ne réserve pas de stock.
				</p>
				<EnterButton entry={entry} busyLabel="Envoi…">
					Envoyer le devis
				</EnterButton>
			</section>
		</form>
	);
}
