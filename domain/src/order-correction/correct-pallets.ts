import { isPalletFilled, palletReduction } from "../pallet/mixed-pallet";
import { type RecordedLine, type RecordedPallets, stackedAgain } from "../pallet/recorded-pallets";

/** A line with what a mixed pallet takes off it; cents a box, with VAT. */
interface PalletLine {
	unitPriceCents: number;
	listUnitPriceCents?: number | null;
	palletOffCents: number;
}

interface BegunLine {
	shippedBoxes: number;
	removedBoxes: number;
}

/** Whether a line retains its price: it began to leave, or was refunded in part, at that price. */
const isFixed = ({ shippedBoxes, removedBoxes }: BegunLine) => shippedBoxes > 0 || removedBoxes > 0;

/** A line at its price without mixed pallets, before a correction decides about these again. */
export function apartFromPallets<Line extends PalletLine & BegunLine>(line: Line): Line {
	if (line.palletOffCents === 0 || isFixed(line)) return line;
	const unitPriceCents = line.unitPriceCents + line.palletOffCents;
	const { listUnitPriceCents: listed = null } = line;
	return {
		...line,
		...{ unitPriceCents, palletOffCents: 0 },
		listUnitPriceCents: listed !== null && listed > unitPriceCents ? listed : null,
	};
}

/**
 * Gives the layers of a corrected order the price of its mixed pallets again, or takes it back where they do not fill one any
 * more. A line that began to leave, or was refunded in part, retains its own.
 * @param recorded the terms of the order, with products that are new in it
 */
export function correctPallets<
	Line extends PalletLine & RecordedLine & { palletUnitCents: number | null; begun: BegunLine | undefined },
>(lines: readonly Line[], recorded: Omit<RecordedPallets, "pallets">): Line[] {
	const again = stackedAgain(
		lines.map((line) => ({
			...line,
			boxes: line.boxes - (line.begun?.removedBoxes ?? 0),
			unitPriceCents: line.listUnitPriceCents ?? line.unitPriceCents,
			palletPriceCents: line.palletUnitCents,
		})),
		recorded,
	);
	const off = isPalletFilled(again.lines, again.limits) ? palletReduction(again.lines, again.limits) : [];
	return lines.map((line, index) => {
		if (line.begun && isFixed(line.begun)) return line;
		const palletOffCents = Math.min(line.unitPriceCents, off[index] ?? 0);
		if (palletOffCents === 0) return line;
		return {
			...line,
			palletOffCents,
			unitPriceCents: line.unitPriceCents - palletOffCents,
			listUnitPriceCents: line.listUnitPriceCents ?? line.unitPriceCents,
		};
	});
}
