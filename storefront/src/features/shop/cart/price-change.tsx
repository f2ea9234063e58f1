import { formatCents } from "@confiserie/domain/format";
import { theBox } from "@confiserie/domain/prices/tier-price";

export interface PriceChangeProps {
	of: Parameters<typeof theBox>[0];
	/** Cents a box; null when there was none to compare with. */
	before: number | null;
	now: number;
}

/** The price of a box, the old one struck through beside it when it differs. */
export function PriceChange({ of, before, now }: PriceChangeProps) {
	const the = theBox(of);
	return (
		<>
			<span className="text-prune">{`${the.charAt(0).toUpperCase()}${the.slice(1)}, TTC\u00a0:`}</span>{" "}
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
