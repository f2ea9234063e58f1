import { MARKS } from "@confiserie/domain/contract/review";
import { classNames } from "@/ui/class-names";

/** Side of one star, in em. */
const STAR = 1.15;

/** Stars filled up to `mark`, halves and thirds included. Decorative: the rating must be in words beside them. */
export function Stars({ mark, className }: { mark: number; className?: string }) {
	return (
		<span
			aria-hidden="true"
			className={classNames("stars inline-block shrink-0 align-middle", className)}
			style={{ width: `${STAR * MARKS.maximum}em` }}
		>
			<span className="stars-filled block" style={{ width: `${STAR * mark}em` }} />
		</span>
	);
}
