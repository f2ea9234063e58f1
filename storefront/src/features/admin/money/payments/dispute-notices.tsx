import type { OrderDispute } from "@confiserie/domain/contract/admin-payments";
import { formatCents } from "@confiserie/domain/format";
import { Banner, type BannerProps } from "@/ui/banner";

/** What card holders contest with their bank: one notice each, the open ones with where to answer. */
export function DisputeNotices({ disputes }: { disputes: readonly OrderDispute[] }) {
	return disputes.map(({ id, amount, reason, state }) => (
		<Banner key={id} tone={TEXTS[state].tone} title={`${TEXTS[state].title} : ${formatCents(amount)}`} className="mt-3">
			{TEXTS[state].text} Motif de la banque : {REASONS[reason] ?? reason}.
		</Banner>
	));
}

const TEXTS: Record<OrderDispute["state"], { tone: BannerProps["tone"]; title: string; text: string }> = {
	OPEN: {
		tone: "warning",
		title: "Paiement contesté",
		text: "Répondez dans le tableau de bord Stripe avant l'échéance.",
	},
	INQUIRY: {
		tone: "warning",
		title: "La banque s'informe",
		text: "Aucune somme n'est retirée. Répondez dans le tableau de bord Stripe avant l'échéance.",
	},
	APPEAL: {
		tone: "warning",
		title: "Contestation en appel",
		text: "Répondez dans le tableau de bord Stripe avant l'échéance.",
	},
	WON: { tone: "success", title: "Contestation gagnée", text: "La somme reste à la boutique." },
	LOST: { tone: "error", title: "Contestation perdue", text: "La banque a rendu la somme au client." },
};

const REASONS: Record<string, string> = {
	fraudulent: "paiement non reconnu",
	duplicate: "paiement en double",
	product_not_received: "commande non reçue",
	product_unacceptable: "marchandise non conforme",
	credit_not_processed: "remboursement non reçu",
	unrecognized: "paiement non identifié",
	general: "sans précision",
};
