/** Who takes the card: the demonstration, or a provider. */
export const PAYMENT_PROVIDERS = ["demo", "stripe"] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

/** Where money comes from: a provider, by hand, or through the sales channel. */
export type PaymentSource = PaymentProvider | "manual" | "external";

/** How money comes by hand. */
export const HAND_MEANS = ["transfer", "cheque", "cash"] as const;
export type HandMeans = (typeof HAND_MEANS)[number];

export interface PaymentMeans {
	/** In lists. */
	label: string;
	/** On documents and in the order's timeline. */
	inFull: string;
	/** Code of factur-X (BT-81, UNTDID 4461). */
	code?: string;
	/** Where staff answers what a bank asks. */
	dashboard?: string;
}

/** How money comes and goes: by a provider, by hand, or through the sales channel. */
export const PAYMENT_MEANS = {
	stripe: { label: "Carte", inFull: "Carte bancaire", code: "48", dashboard: "le tableau de bord Stripe" },
	transfer: { label: "Virement", inFull: "Virement" },
	cheque: { label: "Chèque", inFull: "Chèque", code: "20" },
	cash: { label: "Espèces", inFull: "Espèces", code: "10" },
	/** Recorded without its means, as in Medusa Admin. */
	manual: { label: "Virement, chèque ou espèces", inFull: "Virement, chèque ou espèces" },
	external: { label: "Canal de vente", inFull: "Encaissé par le canal de vente" },
	demo: { label: "Carte (démonstration)", inFull: "Carte bancaire (démonstration)", code: "48" },
} as const satisfies Record<PaymentSource | HandMeans, PaymentMeans>;
export type PaymentMethod = keyof typeof PAYMENT_MEANS;
export const PAYMENT_METHODS = Object.keys(PAYMENT_MEANS) as [PaymentMethod, ...PaymentMethod[]];
