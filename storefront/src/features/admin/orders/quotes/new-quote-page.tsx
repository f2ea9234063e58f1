"use client";

import { type AdminQuote, readQuoteAsStaff } from "@confiserie/domain/contract/quotes";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { Shown } from "@/features/admin/kit";
import { KnownCustomer } from "@/features/admin/orders/staff-order";
import { AdminHeader } from "@/features/admin/shell";
import { keyOf } from "@/lib/use-operation";
import { QuoteForm } from "./quote-form";
import { QuoteSent } from "./quote-sent";
import { startFrom, startFromInquiry } from "./start-from";

/** /admin/quotes/new: a new quote, with `?replaces=` the next version of one, with `?inquiry=` the answer to a customer. */
export function NewQuotePage() {
	const asked = useSearchParams();
	const replaces = asked.get("replaces");
	const inquiry = asked.get("inquiry");
	const [sent, setSent] = useState<AdminQuote | null>(null);
	const former = useQuery({
		queryKey: [...keyOf(readQuoteAsStaff), "start", replaces, inquiry],
		queryFn: ({ signal }) =>
			replaces === null ? startFromInquiry(inquiry ?? "", signal) : startFrom(replaces, signal),
		enabled: replaces !== null || inquiry !== null,
		// What is typed over is not to be put back.
		staleTime: Number.POSITIVE_INFINITY,
	});
	const isNew = replaces === null && inquiry === null;
	return (
		<>
			<AdminHeader
				title={former.data?.title ?? "Nouveau devis"}
				subtitle="Envoyé au client, qui l'accepte en ligne"
				crumbs={[{ label: "Devis", href: "/admin/quotes" }, { label: "Nouveau devis" }]}
			/>
			{sent && <QuoteSent quote={sent} onNext={() => setSent(null)} />}
			{!sent && !isNew && (
				<Shown
					result={former}
					failure={
						replaces === null ? "Impossible de charger la demande" : "Impossible de charger le devis à remplacer"
					}
				>
					{(data) => <QuoteForm start={data.start} former={data} onSent={setSent} />}
				</Shown>
			)}
			{!sent && isNew && (
				<KnownCustomer>{(start) => <QuoteForm start={start} former={undefined} onSent={setSent} />}</KnownCustomer>
			)}
		</>
	);
}
