import { z } from "zod";
import { isWebLink } from "../accounts/safe-redirect";
import { CARRIER_CODES } from "../fulfilment/carriers";
import { normaliseTrackingNumber } from "../fulfilment/tracking";

const NUMBER_MESSAGE = "Un numéro de suivi compte de 4 à 50 lettres et chiffres.";
const LINK_MESSAGE = "Une adresse complète est attendue, en https://.";

/** How an order is followed at its carrier, as the administrator who ships it writes it down; `link` where the carrier's page is not known. */
export const trackingInputSchema = z.object({
	carrier: z.enum(CARRIER_CODES, "Ce transporteur n'existe pas."),
	/** Additive: what another carrier is called. */
	name: z
		.string("Un texte est attendu.")
		.trim()
		.max(80, "80 caractères au plus.")
		.nullish()
		.transform((name) => name || null),
	number: z
		.string(NUMBER_MESSAGE)
		.max(100, NUMBER_MESSAGE)
		.transform(normaliseTrackingNumber)
		.pipe(z.string().regex(/^[A-Z0-9][A-Z0-9-]{3,49}$/, NUMBER_MESSAGE)),
	link: z
		.url({ protocol: /^https$/, error: LINK_MESSAGE })
		.max(500, "Cinq cents caractères au plus.")
		.refine(isWebLink, "Une adresse sans identifiant ni mot de passe est attendue.")
		.nullish()
		.transform((link) => link ?? null),
});

/** The same as it is read: `url` leads to the carrier's page, null where none is known. */
export const trackingSchema = z.object({
	carrier: z.enum(CARRIER_CODES),
	carrierName: z.string(),
	number: z.string(),
	url: z.string().nullable(),
});
export type Tracking = z.infer<typeof trackingSchema>;
