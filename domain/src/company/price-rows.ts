import { companyPriceInputSchema } from "../contract/company-prices";
import { readDecimal } from "../decimal-text";
import { foldText } from "../fold-text";
import { ORDER_TYPES, type OrderType, UNITS } from "../prices/tier-price";
import type { OwnPrices } from "./prices";

const MOST_ROWS = 20_000;

const REFERENCE = ["reference", "ref", "sku", "code article"];
/** Headings of the column of a tier, folded. */
const headingsOf = (tier: OrderType): string[] =>
	["", "prix ", "piece au ", "piece a la "].map((start) => start + UNITS[tier].word);

/** The own prices of a product in a file. */
export interface PriceRow {
	/** In the file, the header being line 1. */
	line: number;
	reference: string;
	own: OwnPrices;
}

/** The rows of a price list; or what is wrong with the first one that cannot be read, in French. Empty rows are left out. */
export function readPriceRows(rows: readonly (readonly string[])[]): { rows: PriceRow[] } | { problem: string } {
	const [first = [], ...rest] = rows;
	const names = first.map((cell) => foldText(cell).replace(/[\s_.]+/g, " "));
	const at = (headings: readonly string[]) => names.findIndex((name) => headings.includes(name));
	const referenceAt = at(REFERENCE);
	const places = ORDER_TYPES.map((tier) => [tier, at(headingsOf(tier))] as const);
	if (referenceAt < 0 || places.some(([tier, place]) => tier === "box" && place < 0))
		return {
			problem: "La première ligne doit nommer les colonnes Référence et Carton, puis Couche et Palette au besoin.",
		};
	if (rest.length > MOST_ROWS) return { problem: `${MOST_ROWS} lignes au plus.` };
	const read: PriceRow[] = [];
	const seen = new Map<string, number>();
	for (const [index, cells] of rest.entries()) {
		const line = index + 2;
		const refuse = (problem: string) => ({ problem: `Ligne ${line}\u00a0: ${problem}` });
		const cell = (column: number) => (column < 0 ? "" : (cells[column] ?? "").trim());
		if (!cells.some((text) => text.trim())) continue;
		const reference = cell(referenceAt).toUpperCase();
		if (reference === "") return refuse("la référence manque.");
		const before = seen.get(reference);
		if (before) return refuse(`${reference} est déjà à la ligne ${before}.`);
		seen.set(reference, line);
		const prices = places.map(([tier, place]) => [tier, readDecimal(cell(place))]);
		const checked = companyPriceInputSchema.safeParse(Object.fromEntries(prices));
		if (!checked.success) return refuse(checked.error.issues[0]?.message ?? "");
		read.push({ line, reference, own: checked.data });
	}
	return read.length > 0 ? { rows: read } : { problem: "Ce fichier n'a aucun prix." };
}
