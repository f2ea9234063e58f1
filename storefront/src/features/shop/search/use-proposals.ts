"use client";
import type { NavigationLink } from "@confiserie/domain/content/navigation";
import { useEffect, useState } from "react";
import type { Suggestions } from "./suggest";

type Code = typeof import("./proposals");

const NOTHING: Suggestions = { query: "", items: [], products: [], total: 0 };

/** The code of the proposals. @throws when it cannot be had */
const load = (): Promise<Code> => import("./proposals");

/**
 * What the search box offers for `text` while it is wanted. Its code comes with the first focus; until it is there, or when
 * it cannot be had, the field searches.
 */
export function useProposals(text: string, isWanted: boolean, popular: readonly NavigationLink[]) {
	const [code, setCode] = useState<Code | null>(null);
	const [recent, setRecent] = useState<string[]>([]);
	const [found, setFound] = useState(NOTHING);
	useEffect(() => {
		// The next focus asks again.
		if (isWanted) load().then(setCode, () => {});
	}, [isWanted]);
	useEffect(() => {
		if (isWanted && code) setRecent(code.recentSearches());
	}, [isWanted, code]);
	useEffect(() => (isWanted && code ? code.suggest(text, setFound) : undefined), [isWanted, code, text]);
	return {
		code,
		groups: code?.searchGroups(text, found, recent, popular) ?? [],
		/** Nothing at all was found for the words as they stand. */
		isFruitless: found.query !== "" && found.query === text.trim() && found.items.length + found.products.length === 0,
		forget: () => {
			code?.forgetSearches();
			setRecent([]);
		},
	};
}

/** Puts a search among the recent ones. */
export function remember(query: string): void {
	load().then(
		({ rememberSearch }) => rememberSearch(query),
		() => {},
	);
}
