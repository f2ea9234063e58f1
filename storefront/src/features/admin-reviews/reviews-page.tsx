"use client";

import { REVIEW_STATES, type ReviewState } from "@confiserie/domain/contract/buyer-review";
import { REVIEW_TERMS } from "@confiserie/domain/review-terms";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AdminHeader } from "@/features/admin-shell";
import { ChoiceButtons } from "@/ui/choice-buttons";
import { Pager } from "@/ui/pager";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { callReviews, REVIEWS_KEY } from "./calls";
import { ReviewCard } from "./review-card";
import { type Opened, WordsDialog } from "./words-dialog";

const LISTS: Record<ReviewState, { label: string; empty: string }> = {
	OPEN: { label: "À relire", empty: "Aucun avis à relire." },
	PUBLISHED: { label: "Publiés", empty: "Aucun avis publié." },
	REFUSED: { label: "Refusés", empty: "Aucun avis refusé." },
};

/** /admin/reviews: what buyers wrote, oldest first, to be published, refused with a reason or answered. */
export function ReviewsPage() {
	const [state, setState] = useState<ReviewState>("OPEN");
	const [page, setPage] = useState(0);
	const [opened, setOpened] = useState<Opened | null>(null);
	const client = useQueryClient();
	const { data, error, refetch } = useQuery({
		queryKey: [...REVIEWS_KEY, state, page],
		queryFn: ({ signal }) => callReviews(state, page, signal),
		placeholderData: keepPreviousData,
	});
	const reload = () => void client.invalidateQueries({ queryKey: REVIEWS_KEY });
	return (
		<>
			<AdminHeader
				title="Avis"
				subtitle={`À relire dans les ${REVIEW_TERMS.publicationDays} jours, comme l'annonce la page «\u00a0Contrôle des avis\u00a0»`}
			/>
			<div className="mb-4 flex flex-wrap gap-3">
				<ChoiceButtons
					names={REVIEW_STATES}
					chosen={state}
					labelOf={(one) => LISTS[one].label}
					onChoose={(one) => {
						setState(one);
						setPage(0);
					}}
				/>
			</div>
			{!data && !error && <Skeleton className="h-40" />}
			{!data && error && <RetryBanner title="Impossible de charger les avis" cause={error} onRetry={() => refetch()} />}
			{data?.content.length === 0 && (
				<p className="rounded-card border border-dashed border-trait p-6 text-prune">{LISTS[state].empty}</p>
			)}
			<ul aria-label="Avis" className="grid gap-4 empty:hidden xl:grid-cols-2">
				{data?.content.map((review) => (
					<ReviewCard key={review.id} review={review} onDone={reload} onWords={(act) => setOpened({ review, act })} />
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
			<WordsDialog opened={opened} onClose={() => setOpened(null)} onDone={reload} />
		</>
	);
}
