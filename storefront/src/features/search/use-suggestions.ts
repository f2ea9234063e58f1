"use client";
import { SEARCH } from "@confiserie/domain/catalogue";
import { useEffect, useState } from "react";

/**
 * At most five completions of `query`, asked for after 300 ms of inactivity from 2 characters on. A response to an older
 * question is dropped; a failure is silence, since the search itself still works. Source: spec §5, §7.
 */
export function useSuggestions(query: string, isWanted: boolean): string[] {
	const [found, setFound] = useState<{ query: string; items: string[] }>({ query: "", items: [] });
	const text = query.trim();
	const isAsked = isWanted && text.length >= SEARCH.minLength;
	useEffect(() => {
		if (!isAsked) return;
		const controller = new AbortController();
		const timer = setTimeout(async () => {
			try {
				// Fetched with the first question: most visits never ask one.
				const { api } = await import("@/lib/api");
				const items = await api.get("/products/search/suggestions", SUGGESTIONS, {
					query: { query: text, limit: SEARCH.suggestions },
					signal: controller.signal,
				});
				if (!controller.signal.aborted) setFound({ query: text, items });
			} catch (cause) {
				if (!controller.signal.aborted) console.error("Suggestions indisponibles", cause);
			}
		}, SEARCH.delayMs);
		return () => {
			clearTimeout(timer);
			controller.abort();
		};
	}, [isAsked, text]);
	// What was found for the words typed so far stays while the next response is on its way.
	return isAsked && found.query !== "" && text.startsWith(found.query.slice(0, SEARCH.minLength)) ? found.items : NONE;
}

const NONE: string[] = [];
/** The list of strings of the contract, without bringing its schema library into every page. */
const SUGGESTIONS = {
	parse(value: unknown): string[] {
		if (!Array.isArray(value)) throw new TypeError("A list is expected");
		return value.filter((one): one is string => typeof one === "string").slice(0, SEARCH.suggestions);
	},
};
