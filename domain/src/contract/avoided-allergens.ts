import { z } from "zod";
import { ALLERGEN_CODES } from "../food/allergen-codes";
import { operation } from "./operation";

/** Allergens that an account asked the shop to remember; none without a request. */
export const avoidedAllergensSchema = z.object({
	without: z.array(z.enum(ALLERGEN_CODES, "Cet allergène n'existe pas.")).max(ALLERGEN_CODES.length),
	/** Whether traces of them are admitted. */
	allowTraces: z.boolean("Vrai ou faux est attendu."),
});

/** They may tell of a person's health: nothing is stored without explicit consent. Source: RGPD, art. 9-2 a. */
export const rememberAllergensSchema = avoidedAllergensSchema.extend({
	without: avoidedAllergensSchema.shape.without.min(1, "Un allergène au moins est attendu."),
	consent: z.literal(true, "Votre accord est nécessaire."),
});

export const readAvoidedAllergens = operation("GET /api/auth/allergens", {
	access: "customer",
	answer: { 200: avoidedAllergensSchema },
});

export const rememberAllergens = operation("PUT /api/auth/allergens", {
	access: "customer",
	body: rememberAllergensSchema,
	answer: { 200: avoidedAllergensSchema },
});

export const forgetAllergens = operation("DELETE /api/auth/allergens", {
	access: "customer",
	answer: { 204: "nothing" },
});
