import { formatCents } from "@confiserie/domain/format";

export interface PriceChangeProps {
	/** Cents a box; null when there was none to compare with. */
	before: number | null;
	now: number;
}

/** The price of a box, the old one struck through beside it when it differs. */
export function PriceChange({ before, now }: PriceChangeProps) {
	return (
		<>
			<span className="text-prune">Le carton, TTC&nbsp;:</span>{" "}
			{before !== null && before !== now && (
				<>
					<span className="sr-only">ancien prix </span>
					<s className="text-prune">{formatCents(before)}</s> <span className="sr-only">nouveau prix </span>
				</>
			)}
			<strong>{formatCents(now)}</strong>
		</>
	);
}
