"use client";

import { type AdminQuote, readQuoteAsStaff } from "@confiserie/domain/contract/quotes";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { AdminHeader } from "@/features/admin-shell";
import { KnownCustomer } from "@/features/admin-staff-order";
import { keyOf } from "@/lib/use-operation";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
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
	const isReady = isNew || former.data !== undefined;
	return (
		<>
			<AdminHeader
				title={former.data?.title ?? "Nouveau devis"}
				subtitle="Envoyé au client, qui l'accepte en ligne"
				crumbs={[{ label: "Devis", href: "/admin/quotes" }, { label: "Nouveau devis" }]}
			/>
			{sent && <QuoteSent quote={sent} onNext={() => setSent(null)} />}
			{!sent && !isReady && former.isError && (
				<RetryBanner
					title={replaces === null ? "Impossible de charger la demande" : "Impossible de charger le devis à remplacer"}
					onRetry={() => former.refetch()}
				/>
			)}
			{!sent && !isReady && !former.isError && <Skeleton className="h-60" />}
			{!sent && former.data && <QuoteForm start={former.data.start} former={former.data} onSent={setSent} />}
			{!sent && isNew && (
				<KnownCustomer>{(start) => <QuoteForm start={start} former={undefined} onSent={setSent} />}</KnownCustomer>
			)}
		</>
	);
}
