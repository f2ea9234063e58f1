import type { MailTemplate } from "./letters/templates";

/** What a mail about an order is called in its timeline. */
export const MAIL_TITLES: Partial<Record<MailTemplate, string>> = {
	"order-received": "confirmation de commande",
	"order-on-account": "commande à 30 jours acceptée",
	"order-recorded": "commande enregistrée",
	"payment-failed": "paiement refusé",
	"balance-link": "lien de paiement du solde",
	"balance-received": "solde reçu",
	"order-status-changed": "changement de statut",
	"order-shipment": "envoi parti",
	"order-contact-corrected": "coordonnées corrigées",
	"order-corrected": "articles corrigés",
	"order-cancelled": "commande annulée",
	refund: "remboursement",
	"refund-failed": "remboursement refusé par la banque",
	"balance-lowered": "articles repris, moins à payer",
	"withdrawal-received": "rétractation reçue",
	"withdrawal-accepted": "rétractation acceptée",
	"withdrawal-refused": "rétractation refusée",
	"claim-received": "réclamation reçue",
	"claim-answered": "réponse à une réclamation",
	"lot-recall": "rappel de lot",
	"claim-ended": "fin d'une réclamation",
};
