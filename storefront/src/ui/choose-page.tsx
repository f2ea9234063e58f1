"use client";

import { NARROW_SCREEN } from "./data-table";
import { useMediaQuery } from "./use-media-query";

interface ChoosePageProps<Row> {
	rows: readonly Row[];
	/** The rows are still those of another page or of other filters. */
	isLate: boolean;
	selection: { has: (row: Row) => boolean; toggle: (rows: readonly Row[], isWanted: boolean) => void };
}

/** Chooses all rows that a page shows, on a narrow screen: its cards have no head with a box for it. */
export function ChoosePage<Row>({ rows, isLate, selection }: ChoosePageProps<Row>) {
	const isNarrow = useMediaQuery(NARROW_SCREEN);
	if (!isNarrow || rows.length === 0) return null;
	return (
		<label className="-my-1 inline-flex min-h-7 cursor-pointer items-center gap-2 text-sm">
			<input
				type="checkbox"
				aria-label="Choisir cette page"
				disabled={isLate}
				checked={rows.every(selection.has)}
				onChange={({ target }) => selection.toggle(rows, target.checked)}
				className="size-4.5 cursor-pointer accent-framboise"
			/>
			Cette page
		</label>
	);
}
