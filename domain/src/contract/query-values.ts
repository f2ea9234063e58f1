import { z } from "zod";

/** Values of a query string: texts on the wire, described by what they mean to a program. */

/** A whole number, both bounds included; `message` where the usual one says too little. */
export function whole(minimum: number, maximum: number, message = `Un entier de ${minimum} à ${maximum} est attendu.`) {
	return z
		.string()
		.regex(/^\d{1,15}$/, message)
		.transform(Number)
		.refine((value) => value >= minimum && value <= maximum, message)
		.meta({ type: "integer", minimum, maximum, pattern: undefined });
}

/** A price in EUR, up to four decimals. */
export const decimal = z
	.string()
	.regex(/^\d{1,7}([.]\d{1,4})?$/, "Un prix positif est attendu, par exemple 12.50.")
	.transform(Number)
	.meta({ type: "number", minimum: 0, exclusiveMaximum: 10_000_000, pattern: undefined });

/** Yes or no. */
export const flag = z
	.enum(["true", "false"], "Valeurs possibles : true ou false.")
	.transform((value) => value === "true")
	.meta({ type: "boolean", enum: undefined });

/** A part of what is looked for; without one, everything. */
export const searched = z
	.string()
	.trim()
	.refine((text) => text.length !== 1, "Saisissez au moins 2 caractères.")
	.max(200, "Deux cents caractères au plus.")
	.default("");
