"use client";

import { isInOrder, OUT_OF_ORDER } from "@confiserie/domain/period";
import { keepPreviousData, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useDeferredValue, useEffect, useState } from "react";

/** Filters by their name in the address. `query` is what is typed, `from` and `to` days of Europe/Paris. */
type Filters = Record<string, string>;

export interface ListState<Filter extends Filters> {
	filter: Filter;
	/** The filters to send: the query is trimmed and debounced. */
	asked: Filter;
	/** From 0; the address counts from 1. */
	page: number;
	/** Validation error of the period; no request is sent until it is valid. */
	fault: string | undefined;
	/** Other filters begin at the first page. */
	change: (part: Partial<Filter>) => void;
	clear: () => void;
	setPage: (page: number) => void;
}

interface ListFilters<Filter extends Filters> {
	/** The filters at first; those that differ are in the address. */
	none: Filter;
	/** The values that a filter knows; another one in the address is ignored. */
	values?: Partial<Record<keyof Filter, readonly string[]>>;
}

/** The state of a list, read from the address and written there, so that a reload, a link and Back show the same list. */
export function useListState<Filter extends Filters>({ none, values }: ListFilters<Filter>): ListState<Filter> {
	const params = useSearchParams();
	const [{ filter, page }, setState] = useState(() => {
		const stated = Object.keys(none).flatMap((name) => {
			const value = params.get(name)?.slice(0, 200) ?? null;
			const known = values?.[name];
			return value === null || (known && !known.includes(value)) ? [] : [[name, value]];
		});
		const number = Number(params.get("page"));
		const filter: Filter = { ...none, ...Object.fromEntries(stated) };
		return { filter, page: Number.isInteger(number) && number > 1 ? number - 1 : 0 };
	});
	const query = useDeferredValue(filter.query?.trim());
	const asked = query === undefined ? filter : { ...filter, query };
	useEffect(() => {
		const stated = new URLSearchParams(Object.entries(filter).filter(([name, value]) => value !== none[name]));
		if (page > 0) stated.set("page", String(page + 1));
		const search = stated.size > 0 ? `?${stated}` : "";
		if (search !== window.location.search) window.history.replaceState(null, "", window.location.pathname + search);
	}, [filter, page, none]);
	const { from = "", to = "" } = filter;
	return {
		filter,
		asked,
		page,
		fault: isInOrder({ from, to }) ? undefined : OUT_OF_ORDER,
		change: (part) => setState({ filter: { ...filter, ...part }, page: 0 }),
		clear: () => setState({ filter: none, page: 0 }),
		setPage: (page) => setState({ filter, page }),
	};
}

interface ListQuery<Filter extends Filters, Page> extends ListFilters<Filter> {
	/** Key under which the pages are cached. */
	queryKey: readonly unknown[];
	call: (asked: Filter & { page: number }, signal: AbortSignal) => Promise<Page>;
}

export type List<Filter extends Filters, Page> = ListState<Filter> & UseQueryResult<Page>;

/** A list of the admin: its state, and the page that it asks for. */
export function useList<Filter extends Filters, Page>({
	queryKey,
	call,
	...filters
}: ListQuery<Filter, Page>): List<Filter, Page> {
	const state = useListState(filters);
	const asked = { ...state.asked, page: state.page };
	const result = useQuery({
		queryKey: [...queryKey, asked],
		queryFn: ({ signal }) => call(asked, signal),
		placeholderData: keepPreviousData,
		enabled: !state.fault,
	});
	return { ...state, ...result };
}
