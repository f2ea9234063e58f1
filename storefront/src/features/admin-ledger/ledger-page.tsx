"use client";

import { formatCents, formatCount } from "@confiserie/domain/format";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { AdminHeader } from "@/features/admin-shell";
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
	const [filter, setFilter] = useState(EVERYTHING);
	const query = useDeferredValue(filter.query.trim());
	const isReversed = filter.from !== "" && filter.to !== "" && filter.from > filter.to;
	const { data, isError, refetch } = useQuery({
		queryKey: ["admin", "ledger", { ...filter, query }],
		queryFn: ({ signal }) => callLedger({ ...filter, query }, signal),
		placeholderData: keepPreviousData,
		enabled: !isReversed,
	});
	return (
		<>
			<AdminHeader title="Paiements" subtitle="Encaissements et remboursements de toutes les commandes" />
			<LedgerFilters
				filter={filter}
				isReversed={isReversed}
				onChange={(part) => setFilter({ ...filter, page: 0, ...part })}
			/>
			{!data && !isError && <Skeleton className="h-60" />}
			{!data && isError && <RetryBanner title="Impossible de charger les paiements" onRetry={() => refetch()} />}
			{data && (
				<p role="status" className="text-sm text-prune">
					{`${formatCount(data.totalElements, "mouvement", "mouvements")}\u00a0: ${formatCents(data.received)} encaissés, ${formatCents(data.givenBack)} rendus, soit ${formatCents(data.received - data.givenBack)}`}
				</p>
			)}
			{data?.totalElements === 0 && (
				<EmptyState
					title="Aucun paiement"
					action={
						<Button variant="secondary" onClick={() => setFilter(EVERYTHING)}>
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
					onPage={(page) => setFilter({ ...filter, page })}
					before="Plus récents"
					after="Plus anciens"
				/>
			)}
		</>
	);
}
