import { formatPercent } from "../format";

/** "83 %" of a pallet, rounded down: what is not full does not look so. */
export const fillText = (fill: number): string => formatPercent(Math.floor(fill * 100 + 1e-4));
