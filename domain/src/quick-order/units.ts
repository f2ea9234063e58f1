import { foldText } from "../fold-text";
import { ORDER_TYPES, type OrderType, UNITS } from "../prices/tier-price";

/** Further words for units. */
const SYNONYMS: Partial<Record<OrderType, string>> = {
	box: "|ctns?|cts?|colis|col|box(?:es)?",
	layer: "|layers?",
	pallet: "|pal|pallets?",
};
const unitWords = (unit: OrderType): string => `${UNITS[unit].word}s?${SYNONYMS[unit] ?? ""}`;
/** Also "carton de 24", which says how many pieces it holds. */
const UNIT_PATTERNS = ORDER_TYPES.map((unit) => ({
	unit,
	pattern: new RegExp(`^(?:${unitWords(unit)})\\.?(?: de \\d+)?$`),
}));
export const UNITS_IN_TEXT = ORDER_TYPES.map(unitWords).join("|");

/** A unit's word, "palettes", "pal." or "carton de 24"; null for any other. */
export function readUnit(word: string): OrderType | null {
	const folded = foldText(word);
	return UNIT_PATTERNS.find(({ pattern }) => pattern.test(folded))?.unit ?? null;
}

/** Whether a word means single pieces, which the shop does not sell. */
export const isPieceWord = (word: string): boolean => /^(pieces?|pcs?|unites?|uvc|units?)$/.test(foldText(word));
