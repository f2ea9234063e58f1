import { type AdminReview, decideReview } from "@confiserie/domain/contract/reviews";
import { formatDate, formatDateTime } from "@confiserie/domain/format";
import { useState } from "react";
import { useMay } from "@/features/admin-shell";
import { ApiProblem, call } from "@/lib/api";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Link } from "@/ui/link";
import type { Act } from "./words-dialog";

const NOT_PUBLISHED = "L'avis n'a pas pu être publié. Réessayez.";

interface ReviewCardProps {
	review: AdminReview;
	onDone: () => void;
	onWords: (act: Act) => void;
}

/** What a buyer wrote, with what a person needs to judge it. */
export function ReviewCard({ review, onDone, onWords }: ReviewCardProps) {
	const mayDecide = useMay()("reviews.change");
	const [isBusy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const { id, productId, productName, orderNumber, authorFirstName, rating, title, text, state, reason, answer } =
		review;
	const publish = async () => {
		setBusy(true);
		setProblem(null);
		try {
			await call(decideReview, { params: { id }, body: { decision: "PUBLISH" } });
			onDone();
		} catch (cause) {
			setProblem(cause instanceof ApiProblem ? cause.message : NOT_PUBLISHED);
		} finally {
			setBusy(false);
		}
	};
	const named = `l'avis de ${authorFirstName} sur ${productName}`;
	return (
		<li className="flex flex-col gap-3 rounded-card border border-trait bg-white p-5">
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
			{problem && <Banner tone="error">{problem}</Banner>}
			{mayDecide && state !== "REFUSED" && (
				<div className="flex flex-wrap gap-3">
					{state === "OPEN" ? (
						<Button size="sm" busy={isBusy} busyLabel="Publication…" aria-label={`Publier ${named}`} onClick={publish}>
							Publier
						</Button>
					) : (
						<Button size="sm" aria-label={`Répondre à ${named}`} onClick={() => onWords("ANSWER")}>
							{answer ? "Changer la réponse" : "Répondre"}
						</Button>
					)}
					<Button
						variant="secondary"
						size="sm"
						aria-label={`${state === "OPEN" ? "Refuser" : "Retirer"} ${named}`}
						onClick={() => onWords("REFUSE")}
					>
						{state === "OPEN" ? "Refuser" : "Retirer"}
					</Button>
				</div>
			)}
		</li>
	);
}
