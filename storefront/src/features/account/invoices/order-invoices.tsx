"use client";

import { formatDate, formatEuros } from "@confiserie/domain/format";
import { useQuery } from "@tanstack/react-query";
import { RetryBanner } from "@/ui/retry-banner";
import { DownloadInvoice } from "./download-invoice";
import type { InvoicesOf } from "./invoices-of";

const CARD = "rounded-card border border-trait bg-white p-5 sm:p-6 print:hidden";

/** Invoices and credit notes of an order, each to download; nothing while it has none. */
export function OrderInvoices({ of }: { of: InvoicesOf }) {
	const { data, error, refetch } = useQuery({
		queryKey: of.queryKey,
		queryFn: ({ signal }) => of.list(signal),
	});
	if (!error && !data?.length) return null;
	return (
		<section aria-labelledby="order-invoices" className={CARD}>
			<h2 id="order-invoices" className="display text-xl">
				Factures
			</h2>
			{error && <RetryBanner title={error.message} onRetry={() => refetch()} />}
			<ul className="mt-2 divide-y divide-trait">
				{data?.map((document) => (
					<li key={document.number} className="flex flex-wrap items-center justify-between gap-3 py-3">
						<div>
							<p className="font-semibold">{`${document.label} ${document.number}`}</p>
							<p className="text-sm text-prune">{`${formatDate(document.issuedOn)} · ${formatEuros(document.total)} TTC`}</p>
						</div>
						<DownloadInvoice file={of.file} document={document} />
					</li>
				))}
			</ul>
		</section>
	);
}
