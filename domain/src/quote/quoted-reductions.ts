import { palletPromotion } from "../pallet/pallet-promotion";
import type { AppliedPromotion } from "../promotions/apply-promotions";
import type { QuoteContent } from "./quote-content";

type QuotedLine = Pick<QuoteContent["lines"][number], "quantity" | "unitPriceCents" | "palletOffCents">;

/** The price of a box of a quote before a mixed pallet lowered it; null where none did. */
export const listedUnitCents = ({ unitPriceCents, palletOffCents }: QuotedLine): number | null =>
	palletOffCents > 0 ? unitPriceCents + palletOffCents : null;

/** What mixed pallets take off a quote. */
export const quotedPromotions = (lines: readonly QuotedLine[]): AppliedPromotion[] =>
	palletPromotion(lines.map((line) => ({ ...line, boxes: line.quantity })));
