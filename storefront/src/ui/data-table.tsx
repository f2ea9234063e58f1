"use client";
import type { ReactNode } from "react";
import { ChoiceBox } from "./choice-box";
import { classNames } from "./class-names";
import { useMediaQuery } from "./use-media-query";

export interface Column<Row> {
	key: string;
	header: ReactNode;
	cell: (row: Row) => ReactNode;
	/** Numbers stand on the right, so that their digits line up. */
	align?: "right";
	/** Names its row. */
	isHead?: boolean;
	/**
	 * Its place on a card: the first column is the title unless another one is, an image stands before it, a badge beside it, the
	 * others follow with their header or bare, the acts at the end.
	 */
	card?: "title" | "image" | "badge" | "bare" | "acts" | "none";
}
export interface DataTableProps<Row> {
	/** What the table holds, for screen readers. */
	caption: string;
	columns: readonly Column<Row>[];
	rows: readonly Row[];
	rowKey: (row: Row) => string;
	/** Rows are chosen by a box before each, a page by one in the head. */
	selection?: RowSelection<Row> | null;
	/** Of a table that may be wider than the page: names the frame in which it scrolls. */
	frame?: string;
	/** A row on a narrow screen, where it is a card in a list, and the box that chooses it; by default the columns below each other. */
	card?: (row: Row, box: ReactNode) => ReactNode;
}

export interface RowSelection<Row> {
	has: (row: Row) => boolean;
	toggle: (rows: readonly Row[], isWanted: boolean) => void;
	nameOf: (row: Row) => string;
}

/** A figure of a row that its user may want to copy: above the stretched link, in one line. */
export const SELECTABLE_FIGURE = "relative z-1 cursor-text whitespace-nowrap";
/** The same of text: an e-mail breaks where it does not fit. */
export const SELECTABLE = "relative z-1 cursor-text wrap-anywhere";

/** Below this a table becomes cards. Source: accounts spec §9 "narrow screen below 768 px". */
export const NARROW_SCREEN = "(width < 48rem)";

/**
 * Rows as a table under a head that sticks below the header of the admin, or as cards on a narrow screen. Rows are `relative`: a link in one that
 * is stretched with `after:absolute after:inset-0` makes the whole row open it.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, selection, frame, card }: DataTableProps<Row>) {
	const isNarrow = useMediaQuery(NARROW_SCREEN);
	const boxOf = (row: Row) =>
		selection && (
			<ChoiceBox
				label={`Choisir ${selection.nameOf(row)}`}
				isChosen={selection.has(row)}
				onChoose={(isWanted) => selection.toggle([row], isWanted)}
			/>
		);
	if (isNarrow)
		return (
			<ul aria-label={caption} className="flex flex-col gap-1.5">
				{rows.map((row) => (
					<li
						key={rowKey(row)}
						className="relative rounded-card border border-trait bg-white px-3 py-2 hover:border-bordure"
					>
						{card ? card(row, boxOf(row)) : <Card columns={columns} row={row} box={boxOf(row)} />}
					</li>
				))}
			</ul>
		);
	const all: readonly Column<Row>[] = selection
		? [
				{
					key: "choice",
					header: (
						<ChoiceBox
							label="Choisir cette page"
							isChosen={rows.every(selection.has)}
							onChoose={(isWanted) => selection.toggle(rows, isWanted)}
						/>
					),
					cell: boxOf,
				},
				...columns,
			]
		: columns;
	const table = (
		<table className="w-full border-separate border-spacing-0 text-left">
			<caption className="sr-only">{caption}</caption>
			<thead>
				<tr>
					{all.map(({ key, header, align }) => (
						<th
							key={key}
							scope="col"
							className={classNames(
								"border-b border-bordure bg-creme px-3 py-1.5 text-xs font-bold first:rounded-tl-card last:rounded-tr-card",
								!frame && "sticky top-12 z-10",
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
						{all.map(({ key, cell, align, isHead }) => {
							const Cell = isHead ? "th" : "td";
							return (
								<Cell
									key={key}
									scope={isHead ? "row" : undefined}
									className={classNames(
										"border-t border-trait px-3 py-1 align-middle text-sm font-normal group-first:border-t-0",
										align === "right" && "text-right whitespace-nowrap",
									)}
								>
									{cell(row)}
								</Cell>
							);
						})}
					</tr>
				))}
			</tbody>
		</table>
	);
	if (!frame) return <div className={FRAME}>{table}</div>;
	return (
		<section
			aria-label={frame}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll only what has the focus.
			tabIndex={0}
			className={`relative overflow-x-auto ${FRAME}`}
		>
			{table}
		</section>
	);
}

const FRAME = "rounded-card border border-trait bg-white";

function Card<Row>({ columns, row, box }: { columns: readonly Column<Row>[]; row: Row; box: ReactNode }) {
	const title = columns.find(({ card }) => card === "title") ?? columns[0];
	const image = columns.find(({ card }) => card === "image");
	const others = columns.filter((column) => column !== title && column !== image);
	const facts = others.filter(({ card }) => card !== "badge" && card !== "none");
	return (
		<div className="flex flex-col gap-1 text-sm">
			<div className="flex items-start gap-3">
				{image ? (
					// The box on the image: beside it, it would take from the title a line's worth of room.
					<span className="relative shrink-0">
						{image.cell(row)}
						<span className="absolute -top-1 -left-1 grid rounded-sm bg-white">{box}</span>
					</span>
				) : (
					box
				)}
				<div className="min-w-0 flex-1">{title?.cell(row)}</div>
				{others.map(({ key, card, cell }) => card === "badge" && <div key={key}>{cell(row)}</div>)}
			</div>
			<dl className="flex flex-wrap items-center gap-x-4 gap-y-0.5">
				{facts.map(({ key, header, card, cell }) => (
					<div key={key} className={classNames("flex min-w-0 flex-wrap gap-x-1.5", card === "acts" && "ml-auto")}>
						<dt className={card ? "sr-only" : "text-prune"}>{header}</dt>
						<dd className="min-w-0">{cell(row)}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
