import { foldText } from "@confiserie/domain/text";

/**
 * Text as the index stores and searches it: lower case, no accents, words alone. What a hyphen joins can be written
 * in one word too: "Pop-corn" -> "pop corn popcorn".
 */
export function searchText(text: string): string {
	const folded = foldText(text);
	const joined = folded.match(/[a-z]+(?:-[a-z]+)+/g)?.map((word) => word.replaceAll("-", "")) ?? [];
	return [...folded.split(/[^a-z0-9]+/), ...joined].filter((word) => word !== "").join(" ");
}

/** A shopper's words in the same form; a hyphen separates like a space, and nothing is added. */
export function searchQuery(text: string): string {
	return searchText(text.replaceAll("-", " "));
}
