import * as avoidedAllergens from "./avoided-allergens";
import { documented } from "./documented";
import { shape } from "./shape";

const AVOIDED = { without: ["ARACHIDES" as const, "LAIT" as const], allowTraces: false };

/** Allergens that a customer had the shop remember. */
export const AVOIDED_ALLERGENS = documented(avoidedAllergens, {
	bodies: { RememberAllergens: shape(avoidedAllergens.rememberAllergensSchema, { ...AVOIDED, consent: true }) },
	answers: { AvoidedAllergens: shape(avoidedAllergens.avoidedAllergensSchema, AVOIDED) },
	groups: {
		"Allergènes du compte": {
			readAvoidedAllergens: { summary: "Lire les allergènes que le compte évite" },
			rememberAllergens: {
				summary: "Retenir les allergènes que le compte évite",
				description: "Une donnée de santé possible : `consent` dit l'accord explicite du client (RGPD, art. 9-2 a).",
			},
			forgetAllergens: { summary: "Oublier les allergènes du compte" },
		},
	},
});
