import { foldText } from "../fold-text";
import { countryOf } from "./address";

/**
 * Whether `city`, as a person writes it, is one of the communes of a postal code: case, accents, hyphens, "St" for
 * "Saint", a district ("Paris 11e") and "Cedex" do not count. True when no commune is known, as for Cedex codes: then
 * there is nothing to doubt.
 */
export function isCityAmong(city: string, communes: readonly string[]): boolean {
	const asked = cityKey(city);
	return asked === "" || communes.length === 0 || communes.some((commune) => cityKey(commune) === asked);
}

/** "Le code postal 06130 correspond à Grasse. Vérifiez la ville." Three communes at most are named. */
export function cityDoubt(postalCode: string, communes: readonly string[]): string {
	const named = communes.slice(0, 3).join(", ");
	return `Le code postal ${postalCode} correspond à ${named}${communes.length > 3 ? "…" : "."} Vérifiez la ville.`;
}

/**
 * A doubt about a French postal code that begins with no department's number, such as 96000 or 99999; undefined for any other
 * code or country. Nothing is refused: the army has codes that begin with 00. Source: Insee, code officiel géographique.
 */
export function postalCodeDoubt(country: string, postalCode: string): string | undefined {
	const code = postalCode.replace(/\s/g, "");
	if (countryOf(country)?.code !== "FR" || !/^\d{5}$/.test(code) || DEPARTMENT.test(code)) return undefined;
	return `Aucun département n'a le code postal ${code}. Vérifiez-le.`;
}

/** Metropolitan departments (Corsica is 20), those and the territories overseas, Monaco. */
const DEPARTMENT = /^(?:0[1-9]|[1-8]\d|9[0-5]|97[1-8]|98[046-9])/;

function cityKey(city: string): string {
	return foldText(city)
		.replace(/\bcedex\b.*$/, "")
		.replace(/\b\d+\s*(?:e|er|eme)?(?:\s+arrondissement)?\b.*$/, "")
		.split(/[^\p{L}]+/u)
		.filter(Boolean)
		.map((word) => ABBREVIATIONS[word] ?? word)
		.join(" ");
}

const ABBREVIATIONS: Readonly<Record<string, string>> = { st: "saint", ste: "sainte" };
