import type { Rating } from "@confiserie/domain/contract/review";
import { formatCount, formatMark } from "@confiserie/domain/format";
import { Stars } from "./stars";

/** Id of the section of reviews on the product's page. */
export const REVIEWS_ANCHOR = "avis";

/** Stars, average and number of reviews, leading to the reviews themselves. */
export function RatingSummary({ rating }: { rating: Rating }) {
	const noun = rating.demo ? "avis de démonstration" : "avis";
	return (
		<a
			href={`#${REVIEWS_ANCHOR}`}
			className="mt-2 inline-flex min-h-6 flex-wrap items-center gap-x-2 underline-offset-4 hover:text-framboise hover:underline"
		>
			<Stars mark={rating.average} />
			<span className="font-semibold">{formatMark(rating.average)} sur 5</span>{" "}
			<span className="text-sm text-prune">{formatCount(rating.count, noun, noun)}</span>
		</a>
	);
}
