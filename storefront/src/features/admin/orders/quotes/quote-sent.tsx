"use client";

import { type AdminQuote, downloadQuoteAsStaff } from "@confiserie/domain/contract/quotes";
import { formatDate, formatEuros } from "@confiserie/domain/format";
import { useEffect, useRef } from "react";
import { SaveButton } from "@/features/account/invoices";
import { fetchFile } from "@/lib/api";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";

import { QuoteLink } from "./quote-link";

/** What became of a quote that was made: its number, its link, its PDF. */
export function QuoteSent({ quote, onNext }: { quote: AdminQuote; onNext: () => void }) {
	const { id, number, total, firstName, lastName, email, validUntil, replaces, url } = quote;
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<section className="flex max-w-2xl flex-col gap-4 rounded-card border border-trait bg-white p-5 sm:p-6">
			<h2 ref={heading} tabIndex={-1} className="display text-xl">
				{`Devis ${number} envoyé`}
			</h2>
			<Banner tone="success" title={`${formatEuros(total)} pour ${firstName} ${lastName}`}>
				{`Envoyé à ${email}, valable jusqu'au ${formatDate(validUntil)} inclus.`}
				{replaces && ` Il remplace ${replaces}, qui ne peut plus être accepté.`}
			</Banner>
			<QuoteLink url={url} />
			<div className="flex flex-wrap gap-3">
				<ButtonLink href={`/admin/quotes/${encodeURIComponent(id)}`}>Ouvrir le devis</ButtonLink>
				<SaveButton
					fetchFile={() => fetchFile(downloadQuoteAsStaff, { params: { id } })}
					name={`${number}.pdf`}
					label={`Télécharger ${number} en PDF`}
				>
					PDF
				</SaveButton>
				{!replaces && (
					<Button variant="secondary" onClick={onNext}>
						Établir un autre devis
					</Button>
				)}
			</div>
		</section>
	);
}
