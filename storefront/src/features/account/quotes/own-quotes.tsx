"use client";

import { listOwnQuotes } from "@confiserie/domain/contract/quotes";
import { formatDate, formatEuros } from "@confiserie/domain/format";
import { useOperation } from "@/lib/use-operation";
import { Link } from "@/ui/link";
import { RetryBanner } from "@/ui/retry-banner";

import { QuoteBadge } from "./quote-badge";

/** The caller's quotes, latest first, expanded while one can be accepted; nothing without quotes. */
export function OwnQuotes() {
	const { data, isError, refetch } = useOperation(listOwnQuotes, {});
	if (isError) return <RetryBanner title="Impossible de charger vos devis" onRetry={() => refetch()} />;
	if (!data?.length) return null;
	return (
		<details
			open={data.some(({ state }) => state === "SENT")}
			className="rounded-card border border-trait bg-creme p-4"
		>
			<summary className="min-h-11 cursor-pointer content-center text-lg font-bold">{`Mes devis (${data.length})`}</summary>
			<ul aria-label="Mes devis" className="mt-3 flex flex-col gap-3">
				{data.map(({ number, key, state, validUntil, total }) => (
					<li
						key={number}
						className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-trait bg-white p-4 hover:border-framboise"
					>
						<div className="min-w-0">
							<p className="font-bold">
								<Link
									href={`/devis/${key}`}
									className="after:absolute after:inset-0 after:rounded-card hover:text-framboise"
								>
									{number}
								</Link>
							</p>
							<p className="text-sm text-prune">{`Valable jusqu'au ${formatDate(validUntil)}`}</p>
						</div>
						<p className="flex items-center gap-3">
							<QuoteBadge state={state} />
							<span className="font-bold whitespace-nowrap">{formatEuros(total)}</span>
						</p>
					</li>
				))}
			</ul>
		</details>
	);
}
