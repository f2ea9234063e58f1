import type { CorrectedLine } from "@confiserie/domain/order-correction/correct-lines";
import type { CatalogueEntry } from "../../offers";
import type { LineRow } from "../../orders";

/** A line of the corrected order: the row that is there, or the product that is new, or both. */
export interface PlannedLine extends CorrectedLine {
	row: LineRow | undefined;
	entry: CatalogueEntry | undefined;
	name: string;
	palletOffCents: number;
	palletUnitCents: number | null;
	vatRate: number;
}
