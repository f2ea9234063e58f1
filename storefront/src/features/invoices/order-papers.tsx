"use client";

import { formatDate, formatEuros } from "@confiserie/domain/format";
import { useQuery } from "@tanstack/react-query";
import { RetryBanner } from "@/ui/retry-banner";
import { DownloadPaper } from "./download-paper";
import type { PapersOf } from "./papers-of";

const CARD = "rounded-card border border-trait bg-white p-5 sm:p-6 print:hidden";

/** Invoices and credit notes of an order, each to download; nothing while it has none. */
export function OrderPapers({ of }: { of: PapersOf }) {
	const { data, error, refetch } = useQuery({
		queryKey: of.queryKey,
		queryFn: ({ signal }) => of.list(signal),
	});
	if (!error && !data?.length) return null;
	return (
		<section aria-labelledby="order-papers" className={CARD}>
			<h2 id="order-papers" className="display text-xl">
				Factures
			</h2>
			{error && <RetryBanner title={error.message} onRetry={() => refetch()} />}
			<ul className="mt-2 divide-y divide-trait">
				{data?.map((paper) => (
					<li key={paper.number} className="flex flex-wrap items-center justify-between gap-3 py-3">
						<div>
							<p className="font-semibold">{`${paper.label} ${paper.number}`}</p>
							<p className="text-sm text-prune">{`${formatDate(paper.issuedOn)} · ${formatEuros(paper.total)} TTC`}</p>
						</div>
						<DownloadPaper file={of.file} paper={paper} />
					</li>
				))}
			</ul>
		</section>
	);
}
