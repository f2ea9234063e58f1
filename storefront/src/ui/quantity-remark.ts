import { formatInteger } from "@confiserie/domain/format";

/** What became of a typed text, and the number that it is, which could not stay as it was; null for an empty field. */
export function remarkOn(
	{ typed, number }: { typed: string; number: number },
	applied: number,
	{ min, max }: { min: number; max: number },
): string | null {
	if (Number.isNaN(number))
		return typed.trim() === "" ? null : `Ce n'est pas un nombre\u00a0: ${formatInteger(applied)} gardé.`;
	if (number > max) return `${formatInteger(max)} au plus\u00a0: quantité ramenée à ${formatInteger(applied)}.`;
	if (number < min) return `${formatInteger(min)} au moins\u00a0: quantité ramenée à ${formatInteger(applied)}.`;
	return `Quantité entière\u00a0: ${formatInteger(applied)}.`;
}
