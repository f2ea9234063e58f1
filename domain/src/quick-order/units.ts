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

/** Words for single pieces, by which only a product without boxes is sold. */
export const PIECES_IN_TEXT = "pi[eè]ces?|pces?|pcs?|unit[eé]s?|uvc|units?";
const PIECE_PATTERN = new RegExp(`^(?:${PIECES_IN_TEXT})\\.?$`);
export const isPieceWord = (word: string): boolean => PIECE_PATTERN.test(foldText(word));
