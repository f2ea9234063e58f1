"use client";

import type { ReactNode } from "react";
import { ButtonLink } from "@/ui/button-link";
import { ChoosePage } from "@/ui/choose-page";
import type { RowSelection } from "@/ui/data-table";
import { EmptyState } from "@/ui/empty-state";
import { Pager } from "@/ui/pager";
import { Pagination } from "@/ui/pagination";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import type { List } from "./use-list";

interface ListResultsProps<Page extends { content: readonly unknown[] }> {
	list: Pick<
		List<{ page: number }, Page>,
		"data" | "error" | "refetch" | "isPlaceholderData" | "state" | "change" | "hrefOf"
	>;
	/** Title of the banner when the list cannot be read. */
	failure: string;
	/** Said while it loads. */
	loading?: string;
	/** Height of what is shown while it loads. */
	height?: string;
	/** What was found, announced. */
	summary?: (data: Page) => ReactNode;
	empty?: ReactNode;
	/** Of its rows, over all pages. */
	selection?: RowSelection<Page["content"][number]> | null;
	children: (data: Page) => ReactNode;
	/** How many pages there are, where they are numbered. */
	pages?: (data: Page) => number;
	/** Labels of the buttons. */
	before?: string;
	after?: string;
}

/** A page of a list: loading, failed, empty or there, and the ways to the pages around it. */
export function ListResults<Page extends { content: readonly unknown[]; last: boolean }>({
	list: { data, error, refetch, isPlaceholderData, state, change, hrefOf },
	failure,
	loading,
	height = "h-60",
	summary,
	empty,
	selection,
	children,
	pages,
	before = "Plus récents",
	after = "Plus anciens",
}: ListResultsProps<Page>) {
	if (!data)
		return error ? (
			<RetryBanner title={failure} cause={error} onRetry={() => refetch()} />
		) : (
			<>
				{loading && (
					<p role="status" className="text-sm text-prune">
						{loading}
					</p>
				)}
				<Skeleton className={height} />
			</>
		);
	const { content } = data;
	return (
		<>
			{summary && (
				<div className="flex items-center justify-between gap-3 text-sm text-prune">
					<p role="status">{summary(data)}</p>
					{selection && <ChoosePage rows={content} isLate={isPlaceholderData} selection={selection} />}
				</div>
			)}
			{content.length === 0 && state.page > 0 && (
				<EmptyState title="Cette page n'existe plus" action={<ButtonLink href={hrefOf()}>Première page</ButtonLink>} />
			)}
			{content.length === 0 && state.page === 0 && empty}
			{content.length > 0 && (
				// What other filters found is not chosen by mistake.
				<div inert={Boolean(selection) && isPlaceholderData} className="inert:opacity-60">
					{children(data)}
				</div>
			)}
			{pages ? (
				<Pagination page={state.page} pages={pages(data)} hrefOf={(page) => hrefOf({ page })} />
			) : (
				<Pager page={state.page} isLast={data.last} onPage={(page) => change({ page })} before={before} after={after} />
			)}
		</>
	);
}

/** An empty list of cards. */
export const EmptyList = ({ children }: { children: ReactNode }) => (
	<p className="rounded-card border border-dashed border-trait p-6 text-prune">{children}</p>
);
