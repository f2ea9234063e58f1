import { formatInteger } from "@confiserie/domain/format";
import { numberOf } from "./quantity-stepper";

/** What became of a typed text that could not stay as it was; null for an empty field. */
export function remarkOn(typed: string, kept: number, { min, max }: { min: number; max: number }): string | null {
	const number = numberOf(typed);
	if (Number.isNaN(number))
		return typed.trim() === "" ? null : `Ce n'est pas un nombre\u00a0: ${formatInteger(kept)} gardé.`;
	if (number > max) return `${formatInteger(max)} au plus\u00a0: quantité ramenée à ${formatInteger(kept)}.`;
	if (number < min) return `${formatInteger(min)} au moins\u00a0: quantité ramenée à ${formatInteger(kept)}.`;
	return `Quantité entière\u00a0: ${formatInteger(kept)}.`;
}
