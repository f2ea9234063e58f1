import { isPalletFilled, palletReduction } from "../pallet/mixed-pallet";
import { type RecordedLine, type RecordedPallets, stackedAgain } from "../pallet/recorded-pallets";

/** A line with what a mixed pallet takes off it; cents a box, with VAT. */
interface PalletLine {
	unitPriceCents: number;
	listUnitPriceCents?: number | null;
	palletOffCents: number;
}

/** A line at its price without mixed pallets, before a correction decides about these again. */
export function apartFromPallets<Line extends PalletLine>(line: Line): Line {
	if (line.palletOffCents === 0) return line;
	const unitPriceCents = line.unitPriceCents + line.palletOffCents;
	const { listUnitPriceCents: listed = null } = line;
	return {
		...line,
		...{ unitPriceCents, palletOffCents: 0 },
		listUnitPriceCents: listed !== null && listed > unitPriceCents ? listed : null,
	};
}

interface CorrectedPalletLine extends PalletLine, RecordedLine {
	palletUnitCents: number | null;
	/** Cents that the order's filled pallet takes off a box of a line whose boxes stay as they are; null where it is to be worked out. */
	agreedOffCents: number | null;
}

/**
 * Gives the layers of a corrected order the price of its mixed pallets where they fill one, before the correction or since. A line
 * without a pallet's price takes part at its own: one whose promotion was worth more.
 * @param terms those of the order, with products that are new in it
 */
export function correctPallets<Line extends CorrectedPalletLine>(
	lines: readonly Line[],
	terms: Omit<RecordedPallets, "isFilled" | "pallets">,
): Line[] {
	const again = stackedAgain(
		lines.map((line) => ({
			...line,
			unitPriceCents: line.listUnitPriceCents ?? line.unitPriceCents,
			palletPriceCents: line.palletUnitCents,
		})),
		terms,
	);
	if (!isPalletFilled(again.lines, again.limits)) return [...lines];
	const off = palletReduction(again.lines, again.limits);
	return lines.map((line, index) => {
		const palletOffCents = Math.min(line.unitPriceCents, line.agreedOffCents ?? off[index] ?? 0);
		if (palletOffCents === 0) return line;
		return {
			...line,
			palletOffCents,
			unitPriceCents: line.unitPriceCents - palletOffCents,
			listUnitPriceCents: line.listUnitPriceCents ?? line.unitPriceCents,
		};
	});
}
