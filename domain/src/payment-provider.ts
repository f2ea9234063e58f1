/** Who takes the card: the demonstration, or a provider. */
export const PAYMENT_PROVIDERS = ["demo", "stripe"] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

export interface PaymentMeans {
	/** In lists. */
	label: string;
	/** On documents and in the order's timeline. */
	inFull: string;
	/** Where staff answers what a bank asks. */
	dashboard?: string;
}

/** How money comes and goes: by a provider, by hand, or through the sales channel. */
export const PAYMENT_MEANS = {
	stripe: { label: "Carte", inFull: "Carte bancaire", dashboard: "le tableau de bord Stripe" },
	manual: { label: "Virement", inFull: "Virement, chèque ou espèces" },
	external: { label: "Canal de vente", inFull: "Encaissé par le canal de vente" },
	demo: { label: "Carte (démonstration)", inFull: "Carte bancaire (démonstration)" },
} as const satisfies Record<PaymentProvider | "manual" | "external", PaymentMeans>;
export type PaymentMethod = keyof typeof PAYMENT_MEANS;
export const PAYMENT_METHODS = Object.keys(PAYMENT_MEANS) as [PaymentMethod, ...PaymentMethod[]];
