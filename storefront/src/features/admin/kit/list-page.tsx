"use client";

import type { AnswerOf, Operation } from "@confiserie/domain/contract/operation";
import type { ReactNode } from "react";
import {
	AdminHeader,
	EmptyList,
	type FilterChip,
	FilterChips,
	type List,
	ListResults,
	useList,
} from "@/features/admin/shell";
import { call, type Input, type InputOf } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";
import type { Crumb } from "@/ui/breadcrumb";
import { type Column, DataTable, type RowSelection } from "@/ui/data-table";

type Reader<State> = Parameters<typeof useList<State & { page: number }, unknown>>[0]["read"];
export type QueryOf<O extends Operation> = Input<O> extends { query?: infer Query } ? Query : never;

interface ListOptions<O extends Operation, State> {
	params?: Readonly<Record<string, string>>;
	/** Of what the rows depend on: another one is another list. */
	version?: number;
	/** What a state asks for; by default its fields, without those that are off. */
	query?: (state: State & { page: number }) => QueryOf<O>;
}

/** The list of an operation whose query is the state of the address. */
export function useOperationList<O extends Operation, State extends object>(
	operation: O,
	read: Reader<State>,
	{ params, version, query = withoutBlanks }: ListOptions<O, State> = {},
) {
	return useList<State & { page: number }, AnswerOf<O>>({
		read,
		queryKey: [...keyOf(operation, (params ? { params } : {}) as Partial<Input<O>>), version],
		call: (state, signal) => call(operation, ...([{ params, query: query(state), signal }] as unknown as InputOf<O>)),
	});
}

const withoutBlanks = (state: object) =>
	Object.fromEntries(Object.entries(state).filter(([, value]) => value !== "" && value !== null)) as never;

export interface RowsProps<Row> {
	/** What the list holds, for screen readers. */
	caption: string;
	rowKey: (row: Row) => string;
	/** A table, and cards on a narrow screen. */
	columns?: readonly Column<Row>[];
	/** Rows are chosen by a box. */
	selection?: RowSelection<Row> | null;
	/** Names the frame of a table that may be wider than the page. */
	frame?: string;
	/** Cards everywhere, for rows with much text; beside columns on a narrow screen only, with the box that chooses the row. */
	card?: (row: Row, box?: ReactNode) => ReactNode;
	/** Lines within a part of a page: the text, and what stands beside it. */
	line?: (row: Row) => ReactNode;
	empty?: ReactNode;
}

/** Rows as a table, as cards or as lines; or what is said where there are none. */
export function Rows<Row>({
	caption,
	rows,
	rowKey,
	columns,
	selection,
	frame,
	card,
	line,
	empty,
}: RowsProps<Row> & { rows: readonly Row[] }) {
	if (rows.length === 0) return typeof empty === "string" && !line ? <EmptyList>{empty}</EmptyList> : empty;
	if (columns)
		return (
			<DataTable {...{ caption, columns, rows, rowKey, selection }} {...(frame && { frame })} {...(card && { card })} />
		);
	return (
		<ul aria-label={caption} className={line ? "divide-y divide-trait" : "grid gap-4 xl:grid-cols-2"}>
			{rows.map((row) => (
				<li
					key={rowKey(row)}
					className={
						line
							? "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
							: "flex min-w-0 flex-col gap-3 rounded-card border border-trait bg-white p-5"
					}
				>
					{line?.(row) ?? card?.(row)}
				</li>
			))}
		</ul>
	);
}

type Paged = { content: readonly unknown[]; last: boolean };
type Results<Page extends Paged> = Omit<
	Parameters<typeof ListResults<Page>>[0],
	"list" | "empty" | "selection" | "children"
>;

interface ListPartProps<Page extends Paged, State extends { page: number }>
	extends RowsProps<Page["content"][number]>,
		Results<Page> {
	list: List<State, Page>;
	/** Search and filters. */
	filters?: ReactNode;
	/** Active filters, each removable. */
	chips?: readonly FilterChip<NoInfer<State>>[];
}

/** A list within a page: filters, rows, and the pages around it. */
export function ListPart<Page extends Paged, State extends { page: number }>({
	list,
	filters,
	chips = [],
	failure,
	loading,
	height,
	summary,
	pages,
	before,
	after,
	...rows
}: ListPartProps<Page, State>) {
	const { selection } = rows;
	const results = { failure, loading, height, summary, selection, pages, before, after } as Results<Paged>;
	return (
		<>
			{filters}
			<FilterChips list={list} chips={chips} />
			<ListResults list={list as never} {...results} empty={<Rows {...rows} rows={[]} />}>
				{({ content }: Paged) => <Rows {...rows} rows={content} />}
			</ListResults>
		</>
	);
}

interface ListPageProps<Page extends Paged, State extends { page: number }>
	extends Omit<ListPartProps<Page, State>, "caption"> {
	title: string;
	subtitle?: string;
	/** Where the page stands, if it is not one of the menu. */
	crumbs?: readonly Crumb[];
	/** Of the table, where it is not the title. */
	caption?: string;
	/** Buttons of the page. */
	acts?: ReactNode;
	hasManyActs?: boolean;
	children?: ReactNode;
}

/** A list of the back office: head, filters, table or cards, and the pages around it. */
export function ListPage<Page extends Paged, State extends { page: number }>({
	title,
	subtitle,
	crumbs,
	acts,
	hasManyActs,
	caption = title,
	children,
	...list
}: ListPageProps<Page, State>) {
	return (
		<>
			<AdminHeader
				title={title}
				{...(subtitle && { subtitle })}
				{...(crumbs && { crumbs })}
				actions={acts}
				hasManyActions={hasManyActs}
			/>
			<ListPart caption={caption} {...list} />
			{children}
		</>
	);
}
