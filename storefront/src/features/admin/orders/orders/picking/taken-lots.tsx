import type { PickedLot } from "@confiserie/domain/contract/lots";
import { formatCount } from "@confiserie/domain/format";
import { lotWords } from "@confiserie/domain/lots/lot-words";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";

interface TakenLotsProps {
	lots: readonly Pick<PickedLot, "id" | "code" | "durability" | "expiresOn" | "boxes">[];
	/** Their product. */
	of: Parameters<typeof formatBoxes>[1];
	/** Boxes scanned, by number of a lot. */
	counted?: Readonly<Record<string, number>>;
}

/** Lots to take for a row, first expired first, then others that were scanned. Nothing while no lot of it is known. */
export function TakenLots({ lots, of, counted = {} }: TakenLotsProps) {
	const shown = lots.filter(({ code, boxes }) => boxes > 0 || (code !== null && counted[code]));
	if (shown.every(({ code }) => code === null)) return null;
	return (
		<ul className="text-xs">
			{shown.map((lot) => {
				const scanned = lot.code === null ? 0 : (counted[lot.code] ?? 0);
				return (
					<li key={lot.id} className="wrap-anywhere">
						{lotWords(lot)}
						{lot.boxes > 0 && `\u00a0: ${formatBoxes(lot.boxes, of)}`}
						{scanned > 0 && (
							<span className="font-bold text-pistache print:hidden">{`, ${formatCount(scanned, "scanné")}`}</span>
						)}
					</li>
				);
			})}
		</ul>
	);
}
