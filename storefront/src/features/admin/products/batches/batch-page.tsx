"use client";

import { BATCH_PAGE_SIZE, type BatchResult } from "@confiserie/domain/contract/batch";
import type { AnswerOf } from "@confiserie/domain/contract/operation";
import { keepPreviousData } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { DetailPage } from "@/features/admin/kit";
import { listReader, useListState } from "@/features/admin/shell";
import { Badge, type Tone } from "@/ui/badge";
import { type Column, DataTable } from "@/ui/data-table";
import { Pagination } from "@/ui/pagination";
import { type Batch, BatchProgress, type BatchWords } from "./batch-progress";
import { type BatchRead, batchInput } from "./batch-read";

/** Polling interval of a running batch. */
const FOLLOWED_EVERY_MS = 1_000;

type Answer<O extends BatchRead> = AnswerOf<O> &
	Batch & { results: { content: readonly { result: BatchResult }[]; totalElements: number } };
type RowOf<O extends BatchRead> = Answer<O>["results"]["content"][number];

interface BatchPageProps<O extends BatchRead> {
	operation: O;
	id: string;
	title: string;
	/** The list that it was begun from. */
	list: { label: string; href: string };
	buttons: (batch: Answer<O>) => ReactNode;
	words: (batch: Answer<O>) => BatchWords;
	/** What an item is, and what is said of its result. */
	item: Column<RowOf<O>>;
	said: Column<RowOf<O>>;
	rowKey: (row: RowOf<O>) => string;
}

const readPage = listReader({});

const TONES: Record<BatchResult, Tone> = { WAITING: "info", DONE: "success", UNCHANGED: "neutral", REFUSED: "danger" };

/** The page of a batch: its progress and the result of each item. The batch runs independently of this page. */
export function BatchPage<O extends BatchRead>({
	operation,
	id,
	title,
	list,
	buttons,
	words,
	item,
	said,
	rowKey,
}: BatchPageProps<O>) {
	const { state, hrefOf } = useListState(readPage);
	return (
		<DetailPage
			operation={operation}
			input={batchInput(id, state.page) as never}
			options={{
				placeholderData: keepPreviousData,
				refetchInterval: ({ state }) =>
					(state.data as Answer<O> | undefined)?.endedAt === null ? FOLLOWED_EVERY_MS : false,
			}}
			list={list}
			kind={title}
			title={() => title}
			acts={(batch) => buttons(batch as Answer<O>)}
			failure="Impossible de suivre le changement groupé"
		>
			{(answer) => {
				const batch = answer as Answer<O>;
				const { content, totalElements } = batch.results;
				const { done, refused } = words(batch);
				const labels = {
					WAITING: "En attente",
					DONE: capital(done),
					UNCHANGED: "Déjà ainsi",
					REFUSED: capital(refused),
				};
				return (
					<>
						<BatchProgress batch={batch} words={words(batch)} />
						<DataTable
							caption="Résultats"
							rows={content as RowOf<O>[]}
							rowKey={rowKey}
							columns={[
								item,
								{
									key: "result",
									header: "Résultat",
									card: "badge",
									cell: ({ result }) => <Badge tone={TONES[result]}>{labels[result]}</Badge>,
								},
								said,
							]}
						/>
						<Pagination
							page={state.page}
							pages={Math.ceil(totalElements / BATCH_PAGE_SIZE)}
							hrefOf={(page) => hrefOf({ page })}
						/>
					</>
				);
			}}
		</DetailPage>
	);
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
