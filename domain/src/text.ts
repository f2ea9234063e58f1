import { LOCALE } from "./locale";
import { once } from "./once";

/** Lower-cases, strips accents, opens ligatures and trims: what search and comparisons see ("Gâteaux" -> "gateaux"). */
export function foldText(text: string): string {
	return text
		.normalize("NFD")
		.replace(/\p{Mn}/gu, "")
		.toLowerCase()
		.replaceAll("œ", "oe")
		.replaceAll("æ", "ae")
		.trim();
}

const pluralRules = once(() => new Intl.PluralRules(LOCALE));

/** "1 produit", "20 produits": French plural of a count (0 is singular). `other` defaults to `one` + "s". */
export function plural(count: number, one: string, other = `${one}s`): string {
	return pluralRules().select(count) === "one" ? one : other;
}

/** A fragment such as "un nom est attendu" as a sentence of its own: "Un nom est attendu." */
export function sentence(fragment: string): string {
	const start = fragment.charAt(0).toLocaleUpperCase(LOCALE) + fragment.slice(1);
	return /[.!?…]$/.test(start) ? start : `${start}.`;
}
