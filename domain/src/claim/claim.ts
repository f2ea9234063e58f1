import { formatBoxes } from "../prices/tier-price";
import type { ClaimKind } from "./claim-codes";
import { CLAIM_KIND_FACTS } from "./claim-words";

/** A line of the order that a claim is about. */
export interface ClaimableLine {
	lineId: string;
	boxes: number;
	piecesPerBox?: number;
	unitPriceCents: number;
}

export interface ClaimedLine {
	lineId: string;
	boxes: number;
}

/** What numbers of claims begin with. */
export const CLAIM_NUMBER_PREFIX = "REC-";

/** What is wrong with the lines of a claim, by field; empty when nothing is. Other claims of the same boxes do not count: they may ail twice. */
export function claimFaults(
	kind: ClaimKind,
	lines: readonly ClaimableLine[],
	claimed: readonly ClaimedLine[],
): { field: string; message: string }[] {
	if (claimed.length === 0 && CLAIM_KIND_FACTS[kind].isOfGoods)
		return [{ field: "lines", message: "Choisissez au moins un article." }];
	return claimed.flatMap(({ lineId, boxes }, index) => {
		const field = `lines[${index}].boxes`;
		const line = lines.find((one) => one.lineId === lineId);
		if (!line) return [{ field, message: "Cet article n'est pas dans la commande." }];
		if (claimed.findIndex((one) => one.lineId === lineId) !== index)
			return [{ field, message: "Cet article figure deux fois." }];
		return boxes > line.boxes ? [{ field, message: `Au plus ${formatBoxes(line.boxes, line)} de cet article.` }] : [];
	});
}

/** The price of the claimed boxes, in cents: the proposed refund, not binding. */
export function claimedCents(lines: readonly Pick<ClaimableLine, "boxes" | "unitPriceCents">[]): number {
	return lines.reduce((sum, { boxes, unitPriceCents }) => sum + boxes * unitPriceCents, 0);
}
