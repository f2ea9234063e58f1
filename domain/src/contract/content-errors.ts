/** Errors of calls about what the merchant writes: a part of `ERRORS`. */
export const CONTENT_ERRORS = {
	PAGE_NOT_FOUND: { status: 404, message: "Cette page n'existe pas." },
	PAGE_TAKEN: { status: 409, message: "Une page a déjà cette adresse." },
	PAGE_LIMIT: { status: 409, message: "Une boutique a 200 pages au plus. Supprimez-en une avant d'en ajouter." },
	PAGE_SHOWN: { status: 409, message: "Cette page est en ligne ou prévue\u00a0: retirez-la d'abord." },
	PAGE_CHANGED: {
		status: 409,
		message: "Cette page a changé entre-temps\u00a0: rien n'a été enregistré. Relisez-la, puis recommencez.",
	},
	LIBRARY_IMAGE_NOT_FOUND: { status: 404, message: "Cette image n'est pas dans la bibliothèque." },
	LIBRARY_IMAGE_TAKEN: { status: 409, message: "Cette image est déjà dans la bibliothèque." },
	LIBRARY_IMAGE_LIMIT: { status: 409, message: "La bibliothèque compte 500 images au plus. Supprimez-en une." },
	LIBRARY_IMAGE_USED: { status: 409, message: "Cette image sert encore\u00a0: retirez-la d'abord de ces pages." },
	REDIRECT_NOT_FOUND: { status: 404, message: "Cette redirection n'existe pas." },
	REDIRECT_LIMIT: {
		status: 409,
		message: "Une boutique a 2\u00a0000 redirections au plus. Supprimez-en avant d'en ajouter.",
	},
	/** The response's message names the address. */
	REDIRECT_CIRCLE: { status: 409, message: "Ces redirections tournent en rond\u00a0: rien n'a été enregistré." },
	SEO_LIMIT: {
		status: 409,
		message: "2\u00a0000 pages au plus ont un référencement à elles. Supprimez-en avant d'en ajouter.",
	},
} as const;
