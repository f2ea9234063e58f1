"use client";

import { CLAIM_KIND_FACTS } from "@confiserie/domain/claim/claim-words";

import { listAllClaims } from "@confiserie/domain/contract/claims";
import { formatDateTime } from "@confiserie/domain/format";
import { useQuery } from "@tanstack/react-query";
import { Card } from "@/features/admin-shell";
import { ClaimStateBadge } from "@/features/claims";
import { call } from "@/lib/api";
import { Link } from "@/ui/link";
import { RetryBanner } from "@/ui/retry-banner";
import { CLAIMS_KEY } from "./calls";

/** The claims of one order, each with the way to the queue; nothing while it has none. */
export function OrderClaimsCard({ orderNumber }: { orderNumber: string }) {
	const choice = { list: "ALL", query: orderNumber, page: 0 } as const;
	const { data, error, refetch } = useQuery({
		queryKey: [...CLAIMS_KEY, choice],
		queryFn: ({ signal }) =>
			call(listAllClaims, {
				query: {
					...(choice.list !== "ALL" && { list: choice.list }),
					...(choice.query && { query: choice.query }),
					page: choice.page,
				},
				signal,
			}),
	});
	if (!error && !data?.content.length) return null;
	return (
		<Card title="Réclamations">
			{error && <RetryBanner title={error.message} onRetry={() => refetch()} />}
			<ul className="divide-y divide-trait">
				{data?.content.map(({ id, number, kind, state, submittedAt }) => (
					<li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
						<div>
							<Link
								href={`/admin/claims?query=${encodeURIComponent(number)}`}
								className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
							>
								{number}
							</Link>
							<p className="text-sm text-prune">
								{`${CLAIM_KIND_FACTS[kind].label}, le ${formatDateTime(submittedAt)}`}
							</p>
						</div>
						<ClaimStateBadge state={state} />
					</li>
				))}
			</ul>
		</Card>
	);
}
