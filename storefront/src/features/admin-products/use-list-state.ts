"use client";

import { ADMIN_PRODUCTS_SEARCH_DELAY_MS } from "@confiserie/domain/contract/admin-product";
import { useRouter, useSearchParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { useCategories } from "@/features/admin-categories";
import { addressOf, type ListState, stateOf } from "./list-state";

/**
 * List state in the URL: a reload, the Back button and a link show the same list. Any change but that of the page goes to
 * the first page.
 */
export function useListState(): { state: ListState; change: (changes: Partial<ListState>) => void } {
	const router = useRouter();
	const state = stateOf(useSearchParams(), useCategories().data?.content);
	const change = (changes: Partial<ListState>) =>
		router.replace(addressOf({ ...state, page: 1, ...changes }), { scroll: false });
	return { state, change };
}

/** What is typed, and handed on once nothing more was typed for a while; Enter hands it on at once. */
export function useDebouncedSearch(query: string, search: (text: string) => void) {
	const [text, setText] = useState(query);
	const [known, setKnown] = useState(query);
	// The address changed from outside: a removed filter or the Back button.
	if (query !== known) {
		setKnown(query);
		if (query !== text.trim()) setText(query);
	}
	const latest = useRef(search);
	useEffect(() => {
		latest.current = search;
	});
	const typed = text.trim();
	useEffect(() => {
		if (typed === query) return;
		const timer = setTimeout(() => latest.current(typed), ADMIN_PRODUCTS_SEARCH_DELAY_MS);
		return () => clearTimeout(timer);
	}, [typed, query]);
	return { text, setText, searchNow: () => search(typed) };
}
