"use client";

import { CLAIM_KIND_FACTS } from "@confiserie/domain/claim/claim-words";

import { listAllClaims } from "@confiserie/domain/contract/claims";
import { formatDateTime } from "@confiserie/domain/format";
import { Card } from "@/features/admin-shell";
import { ClaimStateBadge } from "@/features/claims";
import { useOperation } from "@/lib/use-operation";
import { Link } from "@/ui/link";
import { RetryBanner } from "@/ui/retry-banner";

/** The claims of one order, each with the way to the queue; nothing while it has none. */
export function OrderClaimsCard({ orderNumber }: { orderNumber: string }) {
	const { data, error, refetch } = useOperation(listAllClaims, { query: { query: orderNumber, page: 0 } });
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
