/** Errors of calls about categories: a part of `ERRORS`. */
export const CATEGORY_ERRORS = {
	CATEGORY_NOT_FOUND: { status: 404, message: "Cette catégorie n'existe pas." },
	CATEGORY_TAKEN: { status: 409, message: "Une catégorie porte déjà ce nom, ou a le code qui en suit." },
	CATEGORY_LIMIT: {
		status: 409,
		message: "Une boutique a 60 catégories au plus. Supprimez-en une avant d'en ajouter.",
	},
	CATEGORY_CHANGED: {
		status: 409,
		message: "Cette catégorie a été modifiée entre-temps. Comparez avec sa version actuelle avant d'enregistrer.",
	},
	CATEGORIES_CHANGED: {
		status: 409,
		message: "Les catégories ont changé entre-temps\u00a0: leur ordre reste tel quel. Relisez-les, puis recommencez.",
	},
	/** The response's message says how many products there are. */
	CATEGORY_IN_USE: { status: 409, message: "Des produits sont dans cette catégorie : déplacez-les d'abord." },
} as const;
