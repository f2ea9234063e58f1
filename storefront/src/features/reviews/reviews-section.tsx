import type { Rating, Review } from "@confiserie/domain/contract/review";
import { formatCount, formatMark, formatMonth } from "@confiserie/domain/format";
import { Banner } from "@/ui/banner";
import { REVIEWS_ANCHOR } from "./rating-summary";
import { Stars } from "./stars";

/** Reviews in sight; the others are one press away, and in the page for search engines. */
const SHOWN = 4;

/** What buyers wrote of a product, newest first, and the plain word when it is we who wrote it. */
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
				<p className="mt-2 text-sm text-prune">Du plus récent au plus ancien. Ces avis ne sont pas vérifiés.</p>
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
					<p className="flex-1">{review.text}</p>
					<p className="text-sm text-prune">
						{review.authorFirstName}, <time dateTime={review.createdAt}>{formatMonth(review.createdAt)}</time>
					</p>
				</li>
			))}
		</ul>
	);
}
