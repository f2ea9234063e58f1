/** Headers of requests that a route reads. */
export const REQUEST_HEADERS = {
	"Idempotency-Key": {
		required: true,
		description: "Rend inoffensive la répétition d'une demande : la même clé ne fait la chose qu'une fois.",
		maxLength: 255,
		example: "b0b7a2f4-remboursement-1",
	},
	/** The same header, where the body has a key of its own. */
	"Idempotency-Key?": {
		required: false,
		description: "Clé de la commande en cours, quand le corps ne porte pas de checkoutId.",
		maxLength: 255,
		example: "b0b7a2f4-commande-1",
	},
	"Stripe-Signature": {
		required: false,
		description: "Signature du prestataire sur les octets du corps ; sans elle l'événement est refusé.",
		maxLength: 1000,
		example: "t=1763800000,v1=5257a869e7",
	},
	"Sendcloud-Signature": {
		required: false,
		description: "HMAC-SHA-256 du corps sous la clé secrète du compte ; sans elle l'événement est refusé.",
		maxLength: 200,
		example: "1eed4b3d41f4653ac64fd56f1bf1cbfd349e4482cbc11dff7134bd93e5da4b0a",
	},
} as const;

/** Headers of answers that a route adds. */
export const ANSWER_HEADERS = {
	"Cache-Control": { description: "Qui peut garder la réponse, et combien de temps.", example: "public, no-cache" },
	"Content-Disposition": {
		description: "Le nom du fichier.",
		example: 'attachment; filename="commandes-2026-11-20.csv"',
	},
	"X-Total-Count": { description: "Nombre de commandes qui suivent.", example: "128" },
	Location: { description: "Où le navigateur continue.", example: "https://exemple.fr/auth/callback?token=q3W8" },
} as const;
