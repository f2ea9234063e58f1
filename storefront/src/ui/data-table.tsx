"use client";
import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { useMediaQuery } from "./use-media-query";

export interface Column<Row> {
	key: string;
	header: ReactNode;
	cell: (row: Row) => ReactNode;
	/** Numbers stand on the right, so that their digits line up. */
	align?: "right";
}
export interface DataTableProps<Row> {
	/** What the table holds, for screen readers. */
	caption: string;
	columns: readonly Column<Row>[];
	rows: readonly Row[];
	rowKey: (row: Row) => string;
	/** A row on a narrow screen, where it is a card in a list. */
	card: (row: Row) => ReactNode;
}

/** Text of a row that its user may want to copy: above the stretched link, and e-mails break only where they do not fit. */
export const SELECTABLE = "relative z-1 cursor-text wrap-anywhere";

/** Below this a table becomes cards. Source: accounts spec §9 "narrow screen below 768 px". */
export const NARROW_SCREEN = "(width < 48rem)";

/**
 * Rows as a table under a head that sticks below the header of the admin, or as cards on a narrow screen. Rows are `relative`: a link in one that
 * is stretched with `after:absolute after:inset-0` makes the whole row open it.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, card }: DataTableProps<Row>) {
	const isNarrow = useMediaQuery(NARROW_SCREEN);
	if (isNarrow)
		return (
			<ul aria-label={caption} className="flex flex-col gap-1.5">
				{rows.map((row) => (
					<li
						key={rowKey(row)}
						className="relative rounded-card border border-trait bg-white px-3 py-2 hover:border-bordure"
					>
						{card(row)}
					</li>
				))}
			</ul>
		);
	return (
		<div className="rounded-card border border-trait bg-white">
			<table className="w-full border-separate border-spacing-0 text-left">
				<caption className="sr-only">{caption}</caption>
				<thead>
					<tr>
						{columns.map(({ key, header, align }) => (
							<th
								key={key}
								scope="col"
								className={classNames(
									"sticky top-12 z-10 border-b border-bordure bg-creme px-3 py-1.5 text-xs font-bold first:rounded-tl-card last:rounded-tr-card",
									align === "right" && "text-right",
								)}
							>
								{header}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={rowKey(row)} className="group relative hover:bg-creme">
							{columns.map(({ key, cell, align }) => (
								<td
									key={key}
									className={classNames(
										"border-t border-trait px-3 py-1 align-middle text-sm group-first:border-t-0",
										align === "right" && "text-right whitespace-nowrap",
									)}
								>
									{cell(row)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
