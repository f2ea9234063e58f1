"use client";

import type { AnswerOf, Operation } from "@confiserie/domain/contract/operation";
import type { ReactNode } from "react";
import { AdminHeader } from "@/features/admin/shell";
import { ApiProblem, type Input } from "@/lib/api";
import { useOperation } from "@/lib/use-operation";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";

/** A read of react-query, of one page or several. */
interface Read<Answer> {
	data: Answer | undefined;
	error: Error | null;
	refetch: () => unknown;
}

interface ShownProps<Answer> {
	/** Title of the banner when it cannot be read. */
	failure: string;
	/** Of what is shown while it loads; null for nothing. */
	height?: string | null;
	children: (data: Answer) => ReactNode;
}

interface DetailProps<O extends Operation> extends ShownProps<AnswerOf<O>> {
	/** What the page shows, and how it is read. */
	operation: O;
	input: Input<O>;
	/** When it is read, and again. */
	options?: Parameters<typeof useOperation<O>>[2];
}

/** One thing of the back office, or a part of its page: loading, failed or there. */
export function Detail<O extends Operation>({ operation, input, options, ...shown }: DetailProps<O>) {
	return <Shown result={useOperation(operation, input, options)} {...shown} />;
}

/** What several calls read together: loading, failed or there. */
export function Shown<Answer>({
	result: { data, error, refetch },
	failure,
	height = "h-80",
	children,
}: ShownProps<Answer> & { result: Read<Answer> }) {
	if (data !== undefined) return children(data);
	if (!error) return height && <Skeleton className={`rounded-card ${height}`} />;
	return <Failure title={failure} cause={error} onRetry={refetch} />;
}

interface FailureProps {
	title: string;
	cause: Error;
	onRetry: () => unknown;
}

/** Says what could not be read or recorded, and why where the server does; tries again. */
export const Failure = ({ title, cause, onRetry }: FailureProps) => (
	<RetryBanner title={title} cause={cause} onRetry={() => onRetry()}>
		{isRefusal(cause) && cause.message}
	</RetryBanner>
);

/** The server says why; a missing permission is the banner's to say. */
const isRefusal = (error: Error) =>
	error instanceof ApiProblem && error.isFromServer && error.status < 500 && error.status !== 403;

interface DetailPageProps<O extends Operation> extends DetailProps<O> {
	/** The list that it stands in, and the words of the way back to it. */
	list: { label: string; href: string; back?: string };
	/** Title while it loads, and where there is none of its own. */
	kind: string;
	/** Left out where the page has a head of its own once it is there. */
	title?: (data: AnswerOf<O>) => string;
	subtitle?: (data: AnswerOf<O>) => string;
	acts?: (data: AnswerOf<O>) => ReactNode;
	/** Said beside the refusal where there is none. */
	missing?: string;
}

/** A page of the back office about one thing: title, acts and parts, or that there is none (any more). */
export function DetailPage<O extends Operation>({
	operation,
	input,
	options,
	list,
	kind,
	title,
	subtitle,
	acts,
	missing,
	...shown
}: DetailPageProps<O>) {
	const result = useOperation(operation, input, options);
	const { data, error } = result;
	const name = data === undefined || !title ? kind : title(data);
	const isMissing = data === undefined && error instanceof ApiProblem && error.status === 404;
	return (
		<>
			{(data === undefined || title) && (
				<AdminHeader
					title={name}
					{...(data !== undefined && subtitle && { subtitle: subtitle(data) })}
					crumbs={[list, { label: data === undefined ? "…" : name }]}
					actions={data !== undefined && acts?.(data)}
				/>
			)}
			{isMissing ? (
				<EmptyState
					title={error.message}
					action={
						<ButtonLink href={list.href} variant="secondary">
							{list.back ?? list.label}
						</ButtonLink>
					}
				>
					{missing}
				</EmptyState>
			) : (
				<Shown result={result} {...shown} />
			)}
		</>
	);
}

interface FiguresProps {
	badge?: ReactNode;
	/** By name. */
	figures: Readonly<Record<string, ReactNode>>;
}

/** The few figures that one looks for first. */
export function Figures({ badge, figures }: FiguresProps) {
	return (
		<section
			aria-label="Résultats"
			className="flex flex-wrap items-center gap-x-8 gap-y-2 rounded-card border border-trait bg-white px-5 py-3"
		>
			{badge}
			<dl className="flex flex-wrap gap-x-8 gap-y-2">
				{Object.entries(figures).map(([term, value]) => (
					<div key={term}>
						<dt className="text-sm text-prune">{term}</dt>
						<dd className="font-bold">{value}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
