import { formatInteger } from "@confiserie/domain/format";
import { packingWords } from "@confiserie/domain/fulfilment/packing";
import { countedOf, isPicked } from "@confiserie/domain/fulfilment/picking-count";
import { lotWords } from "@confiserie/domain/lots/lot-words";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import type { PickedRow } from "./picked-rows";
import type { Counting } from "./use-counting";

/** Outcome of a scan in words, and its tone. */
export interface ScanWords {
	text: string;
	tone: "good" | "surplus" | "bad";
}

/** "3 sur 12". */
export function countWords(counting: Pick<Counting, "counts">, row: PickedRow): string {
	return `${formatInteger(countedOf(counting.counts, row))} sur ${formatInteger(row.boxes)}`;
}

/** Outcome of the last scan, for eyes and ears alike; null when there is none. */
export function lastWords(counting: Pick<Counting, "rows" | "counts" | "last">): ScanWords | null {
	const outcome = counting.last?.outcome;
	if (!outcome) return null;
	if (outcome.kind === "empty") return { tone: "bad", text: "Scannez ou saisissez un code." };
	if (outcome.kind === "unknown") return { tone: "bad", text: `${outcome.code} n'est pas dans cette liste.` };
	if (outcome.kind === "unrepeatable")
		return { tone: "bad", text: "Scannez d'abord un article, puis tapez × et leur nombre." };
	const row = counting.rows.find(({ key }) => key === outcome.key);
	if (!row) return null;
	if (outcome.kind === "surplus") {
		const counted = `au complet avec ${formatBoxes(row.boxes, row)}`;
		return { tone: "surplus", text: `Un de trop\u00a0: ${row.name}, ${counted}. Reposez-le.` };
	}
	if (outcome.kind === "excess")
		return {
			tone: "surplus",
			text: `Trop d'un coup\u00a0: il reste ${formatBoxes(outcome.left, row)} de ${row.name}. Rien n'est compté.`,
		};
	const lot = outcome.lot ? `, lot ${outcome.lot}` : "";
	const state = `${row.name}${lot}\u00a0: ${countWords(counting, row)}`;
	if (outcome.isKnown === false)
		return { tone: "surplus", text: `${state}. Ce lot n'est pas en stock\u00a0: il n'est pas noté.` };
	const sooner = outcome.lot && soonerLot(row, outcome.lot);
	if (sooner) return { tone: "surplus", text: `${state}. À prendre avant\u00a0: ${lotWords(sooner)}.` };
	if (outcome.kind === "undone") return { tone: "good", text: `Dernier scan annulé. ${state}.` };
	if (counting.rows.every((one) => isPicked(counting.counts, one)))
		return { tone: "good", text: `${state}. Tout est prêt.` };
	return { tone: "good", text: isPicked(counting.counts, row) ? `${state}, complet.` : `${state}.` };
}

/** A lot of the row that is to be taken before this one; undefined where there is none. */
function soonerLot({ lots }: PickedRow, code: string) {
	const first = lots.find(({ boxes }) => boxes > 0);
	const taken = lots.find((lot) => lot.code === code);
	return first && taken && first.code !== code && taken.boxes === 0 ? first : undefined;
}

/** Boxes left of a row, as they are taken from the shelf: "1 palette, 3 cartons". */
export function leftWords({ counts }: Pick<Counting, "counts">, row: PickedRow): string {
	return packingWords(row.boxes - countedOf(counts, row), row).join(", ");
}
