"use client";

import type { AnswerOf, Operation } from "@confiserie/domain/contract/operation";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { call, type InputOf } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";
import { Button } from "@/ui/button";
import { Failure, Shown } from "./detail-page";
import { type QueryOf, Rows, type RowsProps } from "./list-page";

type RowOf<O extends Operation> = AnswerOf<O> extends { content: readonly (infer Row)[] } ? Row : never;
type Id = string | number;

interface ContinuedListProps<O extends Operation> extends RowsProps<RowOf<O>> {
	/** Takes the id of the last row that was read as `before`. */
	operation: O;
	query: QueryOf<O>;
	options?: { enabled?: boolean; refetchInterval?: number };
	/** Title of the banner when it cannot be read. */
	failure: string;
	height?: string;
}

/** Rows without end, such as a log: as many as one asks for. */
export function ContinuedList<O extends Operation>({
	operation,
	query,
	options,
	failure,
	height = "h-60",
	...rows
}: ContinuedListProps<O>) {
	const list = useInfiniteQuery({
		...options,
		queryKey: [...keyOf(operation), query],
		queryFn: async ({ pageParam: before, signal }) => {
			const page = await call(
				operation,
				...([{ query: { before, ...(query as object) }, signal }] as unknown as InputOf<O>),
			);
			return page as unknown as { content: readonly (RowOf<O> & { id: Id })[]; last: boolean };
		},
		initialPageParam: undefined as Id | undefined,
		getNextPageParam: ({ last, content }) => (last ? undefined : content.at(-1)?.id),
		placeholderData: keepPreviousData,
	});
	const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = list;
	return (
		<>
			<Shown result={list} failure={failure} height={height}>
				{({ pages }) => <Rows<RowOf<O>> {...rows} rows={pages.flatMap(({ content }) => content)} />}
			</Shown>
			{isFetchNextPageError && error && (
				<Failure title="La suite n'a pas pu être chargée" cause={error} onRetry={fetchNextPage} />
			)}
			{hasNextPage && !isFetchNextPageError && (
				<Button variant="secondary" className="self-start" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
					Voir la suite
				</Button>
			)}
		</>
	);
}
