"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AdminHeader } from "@/features/admin-shell";
import { ChoiceButtons } from "@/ui/choice-buttons";
import { Pager } from "@/ui/pager";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { callWithdrawals, WITHDRAWALS_KEY } from "./calls";
import { DecisionDialog } from "./decision-dialog";
import type { Opened } from "./opened";
import { WithdrawalCard } from "./withdrawal-card";

/** /admin/withdrawals: declarations that wait for a refund or a reasoned refusal, oldest first; then those decided. */
export function WithdrawalsPage() {
	const [isDecided, setDecided] = useState(false);
	const [page, setPage] = useState(0);
	const [opened, setOpened] = useState<Opened | null>(null);
	const { data, error, refetch } = useQuery({
		queryKey: [...WITHDRAWALS_KEY, isDecided, page],
		queryFn: ({ signal }) => callWithdrawals(isDecided, page, signal),
		placeholderData: keepPreviousData,
	});
	const show = (decided: boolean) => {
		setDecided(decided);
		setPage(0);
	};
	return (
		<>
			<AdminHeader title="Rétractations" subtitle="À rembourser dans les 14 jours, ou à refuser avec un motif" />
			<div className="mb-4 flex flex-wrap gap-3">
				<ChoiceButtons
					names={["OPEN", "DECIDED"]}
					chosen={isDecided ? "DECIDED" : "OPEN"}
					labelOf={(list) => (list === "OPEN" ? "À traiter" : "Traitées")}
					onChoose={(list) => show(list === "DECIDED")}
				/>
			</div>
			{!data && !error && <Skeleton className="h-40" />}
			{!data && error && (
				<RetryBanner title="Impossible de charger les rétractations" cause={error} onRetry={() => refetch()} />
			)}
			{data?.content.length === 0 && (
				<p className="rounded-card border border-dashed border-trait p-6 text-prune">
					{isDecided ? "Aucune rétractation traitée." : "Aucune rétractation à traiter."}
				</p>
			)}
			<ul aria-label="Rétractations" className="grid gap-4 empty:hidden xl:grid-cols-2">
				{data?.content.map((withdrawal) => (
					<WithdrawalCard
						key={withdrawal.id}
						withdrawal={withdrawal}
						onDecide={(decision) => setOpened({ withdrawal, decision })}
					/>
				))}
			</ul>
			<div className="pt-4 empty:hidden">
				<Pager
					page={page}
					isLast={data?.last ?? true}
					onPage={setPage}
					before="Page précédente"
					after="Page suivante"
				/>
			</div>
			<DecisionDialog opened={opened} onClose={() => setOpened(null)} />
		</>
	);
}
