import { SEARCH } from "@confiserie/domain/catalogue/catalogue";
import { foldText } from "@confiserie/domain/fold-text";
import { readValue, removeItem, writeItem } from "@/lib/safe-storage";

const KEY = "recentSearches";

/** The last five searches of this browser, newest first. Source: spec §3 "Recent searches", §9. */
export function recentSearches(): string[] {
	const stored = readValue("local", KEY);
	if (!Array.isArray(stored)) return [];
	return stored.filter((one): one is string => typeof one === "string" && one.trim() !== "").slice(0, SEARCH.recent);
}

/** Puts a search first; the same words in another case or accent are the same search. */
export function rememberSearch(query: string): void {
	const text = query.trim();
	if (text.length < SEARCH.minLength) return;
	const others = recentSearches().filter((one) => foldText(one) !== foldText(text));
	writeItem("local", KEY, JSON.stringify([text, ...others].slice(0, SEARCH.recent)));
}

export const forgetSearches = (): void => removeItem("local", KEY);
