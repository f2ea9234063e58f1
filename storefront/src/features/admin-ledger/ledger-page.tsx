"use client";

import { formatCents, formatCount } from "@confiserie/domain/format";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { AdminHeader } from "@/features/admin-shell";
import { usePeriodFilter } from "@/lib/use-period-filter";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { Pager } from "@/ui/pager";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { callLedger, type LedgerFilter } from "./calls";
import { LedgerFilters } from "./ledger-filters";
import { LedgerTable } from "./ledger-table";

const EVERYTHING: LedgerFilter = { query: "", direction: "", method: "", from: "", to: "", page: 0 };

/** /admin/payments: what was received and given back, of all orders. */
export function LedgerPage() {
	const { filter, asked, fault, change, clear } = usePeriodFilter(EVERYTHING);
	const { data, error, refetch } = useQuery({
		queryKey: ["admin", "ledger", asked],
		queryFn: ({ signal }) => callLedger(asked, signal),
		placeholderData: keepPreviousData,
		enabled: !fault,
	});
	return (
		<>
			<AdminHeader title="Paiements" subtitle="Encaissements et remboursements de toutes les commandes" />
			<LedgerFilters filter={filter} fault={fault} onChange={(part) => change({ page: 0, ...part })} />
			{!data && !error && <Skeleton className="h-60" />}
			{!data && error && (
				<RetryBanner title="Impossible de charger les paiements" cause={error} onRetry={() => refetch()} />
			)}
			{data && (
				<p role="status" className="text-sm text-prune">
					{`${formatCount(data.totalElements, "mouvement", "mouvements")}\u00a0: ${formatCents(data.received)} encaissés, ${formatCents(data.givenBack)} rendus, soit ${formatCents(data.received - data.givenBack)}`}
				</p>
			)}
			{data?.totalElements === 0 && (
				<EmptyState
					title="Aucun paiement"
					action={
						<Button variant="secondary" onClick={clear}>
							Voir tous les paiements
						</Button>
					}
				>
					Aucun mouvement ne correspond à cette recherche.
				</EmptyState>
			)}
			{data && data.content.length > 0 && <LedgerTable movements={data.content} />}
			{data && (
				<Pager
					page={filter.page}
					isLast={data.last}
					onPage={(page) => change({ page })}
					before="Plus récents"
					after="Plus anciens"
				/>
			)}
		</>
	);
}
