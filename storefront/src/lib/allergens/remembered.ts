import { type AvoidedAllergens, isAllergenCode, orderedCodes } from "@confiserie/domain/food/allergen-codes";
import { readItem } from "@/lib/safe-storage";

const KEY = "avoidedAllergens";
export const AVOIDED_KEY = KEY;

/** Whether this browser was asked to remember allergens. */
export const hasRemembered = (): boolean => !!readItem("local", KEY);

/** Allergens to avoid as text holds them; null for none, and for a text that says nothing. */
export function readAvoided(text: string): AvoidedAllergens | null {
	try {
		const { without, allowTraces } = JSON.parse(text);
		const codes = orderedCodes(without.filter(isAllergenCode));
		return codes.length > 0 ? { without: codes, allowTraces: allowTraces === true } : null;
	} catch {
		return null;
	}
}
