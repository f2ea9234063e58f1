"use client";

import { SEARCH } from "@confiserie/domain/catalogue/catalogue";
import { isInOrder, OUT_OF_ORDER } from "@confiserie/domain/period";
import { keepPreviousData, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { startTransition, useOptimistic, useRef } from "react";
import { useLastList } from "./last-list";

/** Fields that mean the same in every list. */
interface Listed {
	/** From 0; the address counts from 1. */
	page: number;
	sort?: string;
	columns?: string;
	/** Days of Europe/Paris. */
	from?: string | null;
	to?: string | null;
}

/** Reads the state of a list from its address; what is stated wrongly counts as not stated. */
type ReadList<State> = (parameters: Pick<URLSearchParams, "get">) => State;

/** Reads each field by its own function: of the parameter of that name, or of null for the default, which no address states. */
export function listReader<Fields extends object>(
	fields: {
		[Name in keyof Fields]: (stated: string | null) => Fields[Name];
	},
): ReadList<Fields & { page: number }> {
	const readers = Object.entries<(stated: string | null) => unknown>(fields);
	return (parameters) => {
		const page = Number(parameters.get("page"));
		const read = Object.fromEntries(readers.map(([name, reader]) => [name, reader(parameters.get(name))]));
		return { ...(read as Fields), page: Number.isInteger(page) && page > 1 ? page - 1 : 0 };
	};
}

/** A field with known values. */
export const oneOf =
	<Value extends string, Default extends string | null>(values: readonly Value[], otherwise: Default) =>
	(stated: string | null): Value | Default =>
		values.find((value) => value === stated) ?? otherwise;

/** A field of free text. */
export const words = (stated: string | null): string => stated?.trim().slice(0, 200) ?? "";

/** A search: from two characters on. Source: accounts spec §4 "Admin search". */
export function searched(stated: string | null): string {
	const text = words(stated);
	return text.length < SEARCH.minLength ? "" : text;
}

/** The address of a list in a state. */
export function listHref<State extends Listed>(path: string, read: ReadList<State>, state: State): string {
	const usual = Object.entries(read(new URLSearchParams()));
	const query = new URLSearchParams();
	for (const [name, value] of usual) {
		const stated = state[name as keyof State];
		if (stated !== value) query.set(name, name === "page" ? `${state.page + 1}` : `${stated}`);
	}
	return query.size > 0 ? `${path}?${query}` : path;
}

export interface ListState<State extends Listed> {
	state: State;
	/** The address of another state; other filters and another sort begin at the first page. */
	hrefOf: (part?: Partial<State>) => string;
	/** Goes there, in place of the current address. */
	change: (part: Partial<State>) => void;
	/** No filters, first page; sort and columns stay. */
	none: Partial<State>;
}

/**
 * The state of a list is that of its address: a reload, a link and the Back button show the same list. A change shows at once, the
 * address follows.
 */
export function useListState<State extends Listed>(read: ReadList<State>): ListState<State> {
	const router = useRouter();
	const path = usePathname();
	const [state, setNext] = useOptimistic(read(useSearchParams()));
	// Two changes may come before the list is shown again.
	const latest = useRef(state);
	latest.current = state;
	const changed = (part: Partial<State> = {}, from = state) => ({ ...from, page: 0, ...part });
	const { sort, columns } = state;
	useLastList(listHref(path, read, state));
	return {
		state,
		hrefOf: (part) => listHref(path, read, changed(part)),
		change: (part) =>
			startTransition(() => {
				latest.current = changed(part, latest.current);
				setNext(latest.current);
				router.replace(listHref(path, read, latest.current), { scroll: false });
			}),
		none: { ...read(new URLSearchParams()), sort, columns },
	};
}

/** Validation error of a period; no request is sent until it is valid. */
export const periodFault = (period: Pick<Listed, "from" | "to">): string | undefined =>
	isInOrder(period) ? undefined : OUT_OF_ORDER;

interface ListQuery<State extends Listed, Page> {
	read: ReadList<State>;
	/** Key under which the pages are cached. */
	queryKey: readonly unknown[];
	call: (state: State, signal: AbortSignal) => Promise<Page>;
	/** Whether it is known yet what is asked for. */
	isDecided?: boolean;
}

export type List<State extends Listed, Page> = ListState<State> & UseQueryResult<Page>;

/** A list of the admin: its state, and the page that it asks for. */
export function useList<State extends Listed, Page>({
	read,
	queryKey,
	call,
	isDecided = true,
}: ListQuery<State, Page>): List<State, Page> {
	const list = useListState(read);
	const result = useQuery({
		// Columns are shown of the same rows.
		queryKey: [...queryKey, { ...list.state, columns: undefined }],
		queryFn: ({ signal }) => call(list.state, signal),
		placeholderData: keepPreviousData,
		enabled: isDecided && !periodFault(list.state),
	});
	return { ...list, ...result };
}
