"use client";

import type { ReactNode } from "react";
import { Pager } from "@/ui/pager";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import type { List } from "./use-list";

interface ListResultsProps<Page> {
	list: Pick<List<{ page: number }, Page>, "data" | "error" | "refetch" | "state" | "change">;
	/** Title of the banner when the list cannot be read. */
	failure: string;
	/** Height of what is shown while it loads. */
	height?: string;
	/** What was found, announced. */
	summary?: (data: Page) => ReactNode;
	empty?: ReactNode;
	children: (data: Page) => ReactNode;
	/** Labels of the buttons. */
	before?: string;
	after?: string;
}

/** A page of a list: loading, failed, empty or there, and the ways to the pages around it. */
export function ListResults<Page extends { content: readonly unknown[]; last: boolean }>({
	list: { data, error, refetch, state, change },
	failure,
	height = "h-60",
	summary,
	empty,
	children,
	before = "Plus récents",
	after = "Plus anciens",
}: ListResultsProps<Page>) {
	if (!data)
		return error ? (
			<RetryBanner title={failure} cause={error} onRetry={() => refetch()} />
		) : (
			<Skeleton className={height} />
		);
	return (
		<>
			{summary && (
				<p role="status" className="text-sm text-prune">
					{summary(data)}
				</p>
			)}
			{data.content.length === 0 ? empty : children(data)}
			<Pager page={state.page} isLast={data.last} onPage={(page) => change({ page })} before={before} after={after} />
		</>
	);
}

/** An empty list of cards. */
export const EmptyList = ({ children }: { children: ReactNode }) => (
	<p className="rounded-card border border-dashed border-trait p-6 text-prune">{children}</p>
);
