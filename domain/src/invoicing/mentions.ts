import type { BillingDocument, BillingKind } from "./billing-document";

type Mention = BillingDocument["mentions"][number];

/**
 * Late payment between professionals: rate and lump sum are what the law lays down where nothing else was agreed. Sources:
 * Code de commerce, art. L441-9, L441-10 II and D441-5.
 */
const LATE_PAYMENT: readonly Mention[] = [
	{
		subject: "PMD",
		text: "En cas de retard de paiement, des pénalités sont exigibles dès le lendemain de l'échéance, au taux de la Banque centrale européenne appliqué à son opération de refinancement la plus récente, majoré de 10 points de pourcentage (Code de commerce, art. L441-10).",
	},
	{
		subject: "PMT",
		text: "Indemnité forfaitaire pour frais de recouvrement en cas de retard de paiement\u00a0: 40\u00a0€ (Code de commerce, art. D441-5).",
	},
	{ subject: "AAB", text: "Pas d'escompte pour paiement anticipé." },
];

const plain = (text: string): Mention => ({ subject: null, text });

/** What was agreed with a company that pays on account. */
export const ON_ACCOUNT: Mention = plain("Paiement par virement à 30 jours fin de mois.");
export const ON_ACCOUNT_MONTHLY: Mention = plain("Paiement par virement à 30 jours fin de mois, au plus à 45 jours.");

export const MONTHLY: Mention = plain("Facture périodique des livraisons d'un mois (CGI, art. 289, I, 3).");

/** What lowered the prices of the lines. */
export const promotedBy = (names: readonly string[]): Mention[] =>
	names.length === 0 ? [] : [plain(`Promotions\u00a0: ${names.join(", ")}.`)];

export const replacing = (number: string): Mention => plain(`Annule et remplace la facture ${number}.`);

/**
 * Notes of an invoice beside its amounts.
 * @param goods what it is about; null of a credit note that is about money alone. Nature of the operation: CGI annexe II, art. 242 nonies A, I 8° bis
 */
export function mentionsOf(kind: BillingKind, isProfessional: boolean, goods: string | null): Mention[] {
	const nature = plain("Nature de l'opération\u00a0: livraison de biens.");
	const about = goods === null ? [] : [plain(`Porte sur\u00a0: ${goods}.`)];
	// Of every document between professionals, a credit note too: BR-FR-05.
	const late = isProfessional ? LATE_PAYMENT : [];
	if (kind === "CREDIT_NOTE") return [nature, ...about, ...late];
	if (kind === "FINAL_INVOICE") return [nature, ...late];
	const due = "Acompte encaissé avant la livraison\u00a0: TVA exigible à l'encaissement (CGI, art. 269, 2, a).";
	return [nature, ...about, plain(due), ...late];
}
