import type { Rating, Review } from "@confiserie/domain/contract/review";
import { formatCount, formatDate, formatMark, formatMonth } from "@confiserie/domain/format";
import { Banner } from "@/ui/banner";
import { Link } from "@/ui/link";
import { REVIEWS_ANCHOR } from "./rating-summary";
import { Stars } from "./stars";

/** Number of reviews shown at first; the others unfold, and are in the HTML for search engines. */
const SHOWN = 4;

/** Buyers' reviews of a product, newest first, and a notice for demonstration reviews. */
export function ReviewsSection({ rating, reviews }: { rating: Rating; reviews: readonly Review[] }) {
	const others = reviews.slice(SHOWN);
	return (
		<section aria-labelledby={REVIEWS_ANCHOR}>
			<div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
				<h2 id={REVIEWS_ANCHOR} className="display text-2xl">
					Avis
				</h2>
				<p className="flex flex-wrap items-center gap-x-2">
					<Stars mark={rating.average} />
					<span className="font-semibold">{formatMark(rating.average)} sur 5</span>{" "}
					<span className="text-sm text-prune">{formatCount(rating.count, "avis", "avis")}</span>
				</p>
			</div>
			{rating.demo ? (
				<Banner tone="info" title="Avis de démonstration" className="mt-4 max-w-2xl">
					Nous les avons rédigés pour présenter cette page : ils ne viennent pas d'acheteurs.
				</Banner>
			) : (
				<p className="mt-2 text-sm text-prune">
					Du plus récent au plus ancien. Chacun est d'un acheteur, vérifié par sa commande et relu avant de paraître.{" "}
					<Link href="/avis" className="underline underline-offset-4 hover:text-framboise">
						Comment nous contrôlons les avis
					</Link>
				</p>
			)}
			<ReviewList reviews={reviews.slice(0, SHOWN)} />
			{others.length > 0 && (
				<details className="group mt-4">
					<summary className="inline-flex min-h-11 items-center font-bold text-framboise-fonce underline underline-offset-4 hover:text-framboise">
						<span className="group-open:hidden">Lire {formatCount(others.length, "autre")} avis</span>
						<span className="hidden group-open:inline">Replier les avis</span>
					</summary>
					<ReviewList reviews={others} />
				</details>
			)}
		</section>
	);
}

function ReviewList({ reviews }: { reviews: readonly Review[] }) {
	return (
		<ul className="mt-4 grid gap-3 sm:gap-5 md:grid-cols-2">
			{reviews.map((review) => (
				<li key={review.id} className="flex flex-col gap-2 rounded-card border border-trait bg-white p-4 sm:p-5">
					<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
						<Stars mark={review.rating} className="text-sm" />
						<span className="sr-only">{review.rating} sur 5.</span>{" "}
						{review.title && <span className="font-semibold">{review.title}</span>}
					</p>
					<p className="flex-1 break-words whitespace-pre-line">{review.text}</p>
					<Origin review={review} />
					{review.answer && (
						<div className="rounded-control bg-creme p-3 text-sm">
							<p className="font-semibold">{`Notre réponse, le ${formatDate(review.answer.answeredAt)}`}</p>
							<p className="mt-1 whitespace-pre-line">{review.answer.text}</p>
						</div>
					)}
				</li>
			))}
		</ul>
	);
}

/** Who wrote it and when; of a buyer also which purchase it is about. Source: code de la consommation, art. D111-17. */
function Origin({ review: { authorFirstName, createdAt, boughtAt, publishedAt } }: { review: Review }) {
	if (!boughtAt || !publishedAt)
		return (
			<p className="text-sm text-prune">
				{authorFirstName}, <time dateTime={createdAt}>{formatMonth(createdAt)}</time>
			</p>
		);
	return (
		<p className="text-sm text-prune">
			{authorFirstName}, publié le <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
			<span className="block font-semibold text-pistache">
				Avis vérifié : achat du <time dateTime={boughtAt}>{formatDate(boughtAt)}</time>
			</span>
		</p>
	);
}
