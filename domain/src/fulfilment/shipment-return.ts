import { boxesAway, type LineGoods } from "../orders/goods";
import { plural } from "../plural";
import { formatBoxes } from "../prices/tier-price";

/** What becomes of boxes that come back: sellable again, or not. */
export const DISPOSITIONS = { RESTOCK: "Remis en stock", LOSS: "Perdu" } as const;
export type Disposition = keyof typeof DISPOSITIONS;
export const DISPOSITION_CODES = Object.keys(DISPOSITIONS) as [Disposition, ...Disposition[]];

/** A line of an order of which boxes may come back. */
type ReturnableLine = Pick<LineGoods, "piecesPerBox" | "shippedBoxes" | "returnedBoxes"> & { lineId: string };

interface ReturnFault {
	/** Of the line that came back. */
	index: number;
	field: "lineId" | "boxes";
	message: string;
}

/** What is wrong with boxes that came back; a line may be named once for each disposition. */
export function returnFaults(
	lines: readonly ReturnableLine[],
	chosen: readonly { lineId: string; boxes: number; disposition: Disposition }[],
): ReturnFault[] {
	return chosen.flatMap(({ lineId, disposition }, index): ReturnFault[] => {
		const line = lines.find((one) => one.lineId === lineId);
		if (!line) return [{ index, field: "lineId", message: "Cet article n'est pas dans la commande." }];
		const same = (one: (typeof chosen)[number]) => one.lineId === lineId && one.disposition === disposition;
		if (chosen.findIndex(same) !== index) return [{ index, field: "lineId", message: "Cet article figure deux fois." }];
		const upToHere = chosen.slice(0, index + 1).filter((one) => one.lineId === lineId);
		const left = boxesAway(line);
		if (upToHere.reduce((sum, { boxes }) => sum + boxes, 0) <= left) return [];
		const message =
			left === 0
				? "Rien de cet article n'est chez le client."
				: `Au plus ${formatBoxes(left, line)} de cet article ${plural(left, "peut", "peuvent")} revenir.`;
		return [{ index, field: "boxes", message }];
	});
}
