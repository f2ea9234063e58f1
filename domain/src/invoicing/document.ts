import { BILLING_KINDS } from "./billing-document";

/** What an account finds under "Mes documents". An order has a page and no file. */
export const DOCUMENT_KINDS = {
	ORDER: { label: "Commande", plural: "Commandes" },
	QUOTE: { label: "Devis", plural: "Devis" },
	DEPOSIT_INVOICE: { label: BILLING_KINDS.DEPOSIT_INVOICE.label, plural: "Factures d'acompte" },
	FINAL_INVOICE: { label: BILLING_KINDS.FINAL_INVOICE.label, plural: "Factures" },
	CREDIT_NOTE: { label: BILLING_KINDS.CREDIT_NOTE.label, plural: "Avoirs" },
} as const;
export type DocumentKind = keyof typeof DOCUMENT_KINDS;
export const DOCUMENT_KIND_NAMES = Object.keys(DOCUMENT_KINDS) as [DocumentKind, ...DocumentKind[]];

/** Whether it can be downloaded as PDF. */
export const hasFile = (kind: DocumentKind): boolean => kind !== "ORDER";

/** Most files of one ZIP: each is drawn while it downloads. */
export const MOST_ZIPPED = 200;
