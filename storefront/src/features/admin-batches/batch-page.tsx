"use client";

import { BATCH_PAGE_SIZE } from "@confiserie/domain/contract/batch";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { AdminHeader, listReader, useListState } from "@/features/admin-shell";
import { ApiProblem } from "@/lib/api";
import { ButtonLink } from "@/ui/button-link";
import { DataTable, type DataTableProps } from "@/ui/data-table";
import { EmptyState } from "@/ui/empty-state";
import { Pagination } from "@/ui/pagination";
import { RetryBanner } from "@/ui/retry-banner";
import { Spinner } from "@/ui/spinner";
import { type Batch, BatchProgress, type BatchWords } from "./batch-progress";

/** Polling interval of a running batch. */
const FOLLOWED_EVERY_MS = 1_000;

interface BatchPageProps<Row, Detail> extends Pick<DataTableProps<Row>, "columns" | "rowKey" | "card"> {
	title: string;
	/** The list that it was begun from. */
	list: { label: string; href: string };
	queryKey: readonly unknown[];
	/** Asks for it, with a page of its results, from 0. */
	read: (page: number, signal: AbortSignal) => Promise<Detail>;
	buttons: (batch: Detail) => ReactNode;
	words: (batch: Detail) => BatchWords;
}

const readPage = listReader({});

/** The page of a batch: its progress and the result of each item. The batch runs independently of this page. */
export function BatchPage<Row, Detail extends Batch & { results: { content: Row[]; totalElements: number } }>({
	title,
	list,
	queryKey,
	read,
	buttons,
	words,
	...table
}: BatchPageProps<Row, Detail>) {
	const {
		state: { page },
		hrefOf,
	} = useListState(readPage);
	const { data, isPending, error, refetch } = useQuery({
		queryKey: [...queryKey, page],
		// In an object of its own: of a type that is not known yet, the library cannot tell that it is no function.
		queryFn: async ({ signal }) => ({ batch: await read(page, signal) }),
		placeholderData: keepPreviousData,
		refetchInterval: ({ state }) => (state.error || state.data?.batch.endedAt ? false : FOLLOWED_EVERY_MS),
	});
	const batch = data?.batch;
	const isMissing = error instanceof ApiProblem && error.status === 404;
	return (
		<>
			<AdminHeader title={title} crumbs={[list, { label: title }]} actions={batch && buttons(batch)} />
			{isPending && (
				<p role="status" className="flex items-center justify-center gap-3 py-16 text-prune">
					<Spinner />
					Chargement du changement groupé…
				</p>
			)}
			{isMissing && (
				<EmptyState
					title="Ce changement groupé n'existe pas"
					action={<ButtonLink href={list.href}>{list.label}</ButtonLink>}
				/>
			)}
			{error && !isMissing && (
				<RetryBanner title="Impossible de suivre le changement groupé" cause={error} onRetry={() => refetch()} />
			)}
			{batch && (
				<>
					<BatchProgress batch={batch} words={words(batch)} />
					<DataTable caption="Résultats" rows={batch.results.content} {...table} />
					<Pagination
						page={page}
						pages={Math.ceil(batch.results.totalElements / BATCH_PAGE_SIZE)}
						hrefOf={(page) => hrefOf({ page })}
					/>
				</>
			)}
		</>
	);
}
