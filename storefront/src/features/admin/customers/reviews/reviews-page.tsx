"use client";

import {
	type AdminReview,
	decideReview,
	listBuyerReviews,
	REVIEW_STATES,
	type ReviewState,
} from "@confiserie/domain/contract/reviews";
import { REVIEW_TERMS } from "@confiserie/domain/customers/review-terms";
import { formatDate, formatDateTime } from "@confiserie/domain/format";
import { useState } from "react";
import { Act, ListChoice, ListPage, useOperationList } from "@/features/admin/kit";
import { listReader, oneOf, useMay } from "@/features/admin/shell";
import { call } from "@/lib/api";
import { Button } from "@/ui/button";
import { Link } from "@/ui/link";
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
	const list = useOperationList(listBuyerReviews, read);
	return (
		<ListPage
			list={list}
			title="Avis"
			subtitle={`À relire dans les ${REVIEW_TERMS.publicationDays} jours, comme l'annonce la page «\u00a0Contrôle des avis\u00a0»`}
			filters={<ListChoice list={list} name="state" lists={LISTS} />}
			card={(review) => <Review review={review} onOpen={setOpened} />}
			rowKey={({ id }) => id}
			failure="Impossible de charger les avis"
			empty={LISTS[list.state.state].empty}
			before="Page précédente"
			after="Page suivante"
		>
			<WordsDialog opened={opened} onClose={() => setOpened(null)} />
		</ListPage>
	);
}

/** What a buyer wrote, with what a person needs to judge it. */
function Review({ review, onOpen }: { review: AdminReview; onOpen: (opened: Opened) => void }) {
	const mayDecide = useMay()("reviews.change");
	const { id, productId, productName, orderNumber, authorFirstName, rating, title, text, state, reason, answer } =
		review;
	const named = `l'avis de ${authorFirstName} sur ${productName}`;
	return (
		<>
			<div>
				<h2 className="font-bold">
					<Link href={`/products/${encodeURIComponent(productId)}`} className="underline underline-offset-4">
						{productName}
					</Link>
				</h2>
				<p className="text-sm break-words text-prune">
					{`${authorFirstName}, le ${formatDateTime(review.submittedAt)}. Achat du ${formatDate(review.boughtAt)}, `}
					<Link href={`/admin/orders/${encodeURIComponent(orderNumber)}`} className="underline underline-offset-4">
						{orderNumber}
					</Link>
				</p>
			</div>
			<div>
				<p className="font-semibold">{`${rating} sur 5${title ? `\u00a0: ${title}` : ""}`}</p>
				<p className="break-words whitespace-pre-line">{text}</p>
			</div>
			{reason && <p className="whitespace-pre-line text-prune">{`Motif du refus\u00a0: ${reason}`}</p>}
			{answer && <p className="whitespace-pre-line text-prune">{`Notre réponse\u00a0: ${answer}`}</p>}
			{mayDecide && state !== "REFUSED" && (
				<div className="flex flex-wrap gap-3">
					{state === "OPEN" ? (
						<Act
							label="Publier"
							name={`Publier ${named}`}
							variant="primary"
							act={() => call(decideReview, { params: { id }, body: { decision: "PUBLISH" } })}
							changes={[listBuyerReviews]}
						/>
					) : (
						<Button size="sm" aria-label={`Répondre à ${named}`} onClick={() => onOpen({ review, act: "ANSWER" })}>
							{answer ? "Changer la réponse" : "Répondre"}
						</Button>
					)}
					<Button
						variant="secondary"
						size="sm"
						aria-label={`${state === "OPEN" ? "Refuser" : "Retirer"} ${named}`}
						onClick={() => onOpen({ review, act: "REFUSE" })}
					>
						{state === "OPEN" ? "Refuser" : "Retirer"}
					</Button>
				</div>
			)}
		</>
	);
}
