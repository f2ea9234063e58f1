"use client";

import { listBuyerReviews, REVIEW_STATES, type ReviewState } from "@confiserie/domain/contract/reviews";
import { REVIEW_TERMS } from "@confiserie/domain/review-terms";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AdminHeader, EmptyList, ListResults, listReader, oneOf, useList } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { invalidate, keyOf } from "@/lib/use-operation";
import { ChoiceButtons } from "@/ui/choice-buttons";
import { ReviewCard } from "./review-card";
import { type Opened, WordsDialog } from "./words-dialog";

const LISTS: Record<ReviewState, { label: string; empty: string }> = {
	OPEN: { label: "À relire", empty: "Aucun avis à relire." },
	PUBLISHED: { label: "Publiés", empty: "Aucun avis publié." },
	REFUSED: { label: "Refusés", empty: "Aucun avis refusé." },
};

const read = listReader({ state: oneOf(REVIEW_STATES, "OPEN") });

/** /admin/reviews: what buyers wrote, oldest first, to be published, refused with a reason or answered. */
export function ReviewsPage() {
	const [opened, setOpened] = useState<Opened | null>(null);
	const client = useQueryClient();
	const list = useList({
		read,
		queryKey: keyOf(listBuyerReviews),
		call: (query, signal) => call(listBuyerReviews, { query, signal }),
	});
	const { state } = list.state;
	const reload = () => void invalidate(client, listBuyerReviews);
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
					onChoose={(one) => list.change({ state: one })}
				/>
			</div>
			<ListResults
				list={list}
				failure="Impossible de charger les avis"
				height="h-40"
				empty={<EmptyList>{LISTS[state].empty}</EmptyList>}
				before="Page précédente"
				after="Page suivante"
			>
				{({ content }) => (
					<ul aria-label="Avis" className="grid gap-4 xl:grid-cols-2">
						{content.map((review) => (
							<ReviewCard
								key={review.id}
								review={review}
								onDone={reload}
								onWords={(act) => setOpened({ review, act })}
							/>
						))}
					</ul>
				)}
			</ListResults>
			<WordsDialog opened={opened} onClose={() => setOpened(null)} onDone={reload} />
		</>
	);
}
