import { foldText } from "@confiserie/domain/text";
import type { SearchRow } from "./search-row";

/** Products as a process reads them: best sellers first, those of one rank by name, those of one name by id. */
export function inRankOrder(rows: readonly SearchRow[]): SearchRow[] {
	const keyOf = ({ name, id }: SearchRow) => `${foldText(name)}\0${id}`;
	return rows.toSorted((a, b) => b.rank - a.rank || (keyOf(a) < keyOf(b) ? -1 : 1));
}
