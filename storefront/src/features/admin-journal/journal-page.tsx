"use client";

import { AUDIT_ENTITIES, AUDIT_ENTITY_LABELS } from "@confiserie/domain/audit";
import { listActivity } from "@confiserie/domain/contract/activity";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import {
	AdminHeader,
	ListPeriod,
	ListSearch,
	listReader,
	oneOf,
	periodFault,
	searched,
	useListState,
	words,
} from "@/features/admin-shell";
import { keyOf } from "@/lib/use-operation";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { RetryBanner } from "@/ui/retry-banner";
import { Select } from "@/ui/select";
import { Skeleton } from "@/ui/skeleton";
import { JournalTable } from "./journal-table";
import { readJournal } from "./read-journal";

const read = listReader({ query: searched, entity: oneOf(AUDIT_ENTITIES, ""), from: words, to: words });
const KINDS = [
	{ value: "", label: "Tout" },
	...AUDIT_ENTITIES.map((value) => ({ value, label: AUDIT_ENTITY_LABELS[value] })),
];

/** /admin/journal: audit log of the team's actions. */
export function JournalPage() {
	const list = useListState(read);
	const { state, change, none } = list;
	const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
		useInfiniteQuery({
			queryKey: [...keyOf(listActivity), state],
			queryFn: ({ pageParam, signal }) => readJournal(state, pageParam, signal),
			initialPageParam: undefined as number | undefined,
			getNextPageParam: ({ last, content }) => (last ? undefined : content.at(-1)?.id),
			placeholderData: keepPreviousData,
			enabled: !periodFault(state),
		});
	const entries = data?.pages.flatMap(({ content }) => content) ?? [];
	return (
		<>
			<AdminHeader title="Journal" subtitle="Ce que l'équipe a fait, et ce qui a changé" />
			<search className="grid items-end gap-3 sm:grid-cols-3 lg:grid-cols-[minmax(0,1fr)_auto_auto_auto]">
				<div className="sm:max-lg:col-span-3">
					<ListSearch label="Personne, action, commande, produit…" list={list} />
				</div>
				<Select
					label="Sujet"
					value={state.entity}
					options={KINDS}
					onChange={({ target }) => change({ entity: AUDIT_ENTITIES.find((one) => one === target.value) ?? "" })}
				/>
				<ListPeriod list={list} />
			</search>
			{!data && !error && <Skeleton className="h-60" />}
			{error && !isFetchNextPageError && (
				<RetryBanner title="Impossible de charger le journal" cause={error} onRetry={() => refetch()} />
			)}
			{data && entries.length === 0 && (
				<EmptyState
					title="Rien dans le journal"
					action={
						<Button variant="secondary" onClick={() => change(none)}>
							Voir tout le journal
						</Button>
					}
				>
					Aucune action ne correspond à cette recherche.
				</EmptyState>
			)}
			{entries.length > 0 && <JournalTable entries={entries} />}
			{isFetchNextPageError && (
				<RetryBanner title="La suite du journal n'a pas pu être chargée" onRetry={() => fetchNextPage()} />
			)}
			{hasNextPage && !isFetchNextPageError && (
				<Button variant="secondary" className="self-start" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
					Voir la suite
				</Button>
			)}
		</>
	);
}
