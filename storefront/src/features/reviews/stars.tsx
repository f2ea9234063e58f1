import { MARKS } from "@confiserie/domain/contract/review";
import { Star } from "lucide-react";
import { classNames } from "@/ui/class-names";

const PLACES = Array.from({ length: MARKS.maximum }, (_, index) => index);

/** Stars filled up to `mark`, halves and thirds included. Decorative: say the mark in words beside them. */
export function Stars({ mark, className }: { mark: number; className?: string }) {
	return (
		<span aria-hidden="true" className={classNames("relative inline-flex shrink-0 align-middle", className)}>
			<Row className="text-bordure" />
			<span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${(mark / MARKS.maximum) * 100}%` }}>
				<Row className="fill-miel text-caramel" />
			</span>
		</span>
	);
}

function Row({ className }: { className: string }) {
	return (
		<span className="flex w-max">
			{PLACES.map((place) => (
				<Star key={place} className={classNames("size-[1.15em]", className)} strokeWidth={1.5} />
			))}
		</span>
	);
}
