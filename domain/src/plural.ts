import { LOCALE } from "./locale";
import { once } from "./once";

const pluralRules = once(() => new Intl.PluralRules(LOCALE));

/** "1 produit", "20 produits": French plural of a count (0 is singular). `other` defaults to `one` + "s". */
export function plural(count: number, one: string, other = `${one}s`): string {
	return pluralRules().select(count) === "one" ? one : other;
}
