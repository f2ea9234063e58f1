import { DURABILITIES, type Durability } from "../food/durability";
import { formatDate } from "../format";

interface NamedLot {
	code: string | null;
	durability: Durability | null;
	expiresOn: string | null;
}

/** Boxes whose lot was not recorded. */
export const NO_LOT = "Sans lot";

/** "L2611, DDM 30/06/2027". */
export function lotWords(lot: NamedLot): string {
	const date = lotDate(lot);
	return [lot.code === null ? NO_LOT : `Lot ${lot.code}`, ...(date ? [date] : [])].join(", ");
}

/** "DDM 30/06/2027"; null without a date. */
export function lotDate({ durability, expiresOn }: NamedLot): string | null {
	return expiresOn === null ? null : `${DURABILITIES[durability ?? "BEST_BEFORE"].short} ${formatDate(expiresOn)}`;
}
