import { formatIban } from "@confiserie/domain/business/iban";
import { RECOVERY_COSTS_CENTS } from "@confiserie/domain/company/dunning";
import { formatDate } from "@confiserie/domain/format";
import { type Letter, note } from "./letter";
import type { MailTemplates } from "./templates";
import { amount } from "./words";

/** An invoice of a company is late: the first reminder is friendly, the second names what follows. */
export function paymentReminder(reminder: MailTemplates["payment-reminder"]): Letter {
	const { number, orderNumber, dueOn, openCents, isLast, iban, path } = reminder;
	const account = iban ? ` sur le compte ${formatIban(iban)}` : "";
	const next = isLast
		? `Sans règlement sous dix jours, les commandes à 30 jours de votre entreprise seront suspendues. Pénalités et indemnité forfaitaire de ${amount(RECOVERY_COSTS_CENTS)} sont exigibles de plein droit (Code de commerce, art. L441-10 et D441-5).`
		: "Il s'agit sans doute d'un oubli.";
	return {
		subject: `${isLast ? "Dernier rappel" : "Rappel"}\u00a0: facture ${number} à régler`,
		preview: `${amount(openCents)}, à payer depuis le ${formatDate(dueOn)}.`,
		title: isLast ? "Dernier rappel avant suspension" : "Une facture reste à régler",
		blocks: [
			"Bonjour,",
			`La facture ${number} de la commande ${orderNumber} était à régler le ${formatDate(dueOn)} au plus tard. Il reste ${amount(openCents)} à payer par virement${account}, en indiquant ${number}. ${next}`,
			{ kind: "button", label: "Voir le relevé", path },
			note("Si vous venez de la régler, ne tenez pas compte de ce message."),
		],
	};
}
