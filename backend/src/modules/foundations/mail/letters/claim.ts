import { CLAIM_KIND_FACTS, CLAIM_REMEDY_LABELS, mediatorText } from "@confiserie/domain/claim/claim-words";
import { formatDateTime } from "@confiserie/domain/format";
import type { Letter } from "./letter";
import { documentNote, goodsTable, orderButton } from "./order";
import type { MailTemplates } from "./templates";
import { amount, greeting } from "./words";

/** The acknowledgement: number, date, time and content of the claim. */
export function claimReceived(claim: MailTemplates["claim-received"]): Letter {
	const { order, number, submittedAt, kind, remedy, text, lines } = claim;
	return {
		subject: `Réclamation ${number} reçue pour la commande ${order.orderNumber}`,
		preview: `Reçue le ${formatDateTime(submittedAt)}. Nous vous répondons.`,
		title: "Nous avons reçu votre réclamation",
		blocks: [
			greeting(order.firstName),
			`Le ${formatDateTime(submittedAt)} (heure de Paris), vous nous avez signalé un problème avec la commande ${order.orderNumber}. Votre réclamation porte le numéro ${number}\u00a0; nous l'examinons et vous répondons par e-mail.`,
			`Ce qui ne va pas\u00a0: ${CLAIM_KIND_FACTS[kind].label}. Vous souhaitez\u00a0: ${CLAIM_REMEDY_LABELS[remedy]}.`,
			...(lines.length > 0 ? [goodsTable(lines)] : []),
			{ kind: "quote", text },
			orderButton(order),
		],
	};
}

export function claimAnswered({ order, number, text }: MailTemplates["claim-answered"]): Letter {
	return {
		subject: `Réponse à votre réclamation ${number}`,
		preview: `Commande ${order.orderNumber}.`,
		title: "Nous avons répondu à votre réclamation",
		blocks: [
			greeting(order.firstName),
			`Voici notre réponse à la réclamation ${number}, commande ${order.orderNumber}.`,
			{ kind: "quote", text },
			"Vous pouvez nous répondre depuis la page de votre commande.",
			orderButton(order),
		],
	};
}

/** How it ended; a refusal names the mediator. Source: code de la consommation, art. L616-1 and R616-1. */
export function claimEnded(claim: MailTemplates["claim-ended"]): Letter {
	const { order, number, decision, words, mediator } = claim;
	const { preview, title } = ENDS[decision];
	return {
		subject: `Votre réclamation ${number}\u00a0: ${preview.toLowerCase()}`,
		preview: `${preview}. Commande ${order.orderNumber}.`,
		title,
		blocks: [
			greeting(order.firstName),
			newsOf(claim),
			...(words ? [{ kind: "quote", text: words } as const] : []),
			...(decision === "REFUSE" && mediator !== null ? [mediatorText(mediator)] : []),
			orderButton(order),
			...(decision === "REFUND" ? [documentNote("avoir")] : []),
		],
	};
}

const ENDS: Record<MailTemplates["claim-ended"]["decision"], { preview: string; title: string }> = {
	REFUND: { preview: "Remboursement", title: "Nous vous remboursons" },
	REPLACE: { preview: "Remplacement", title: "Nous remplaçons vos articles" },
	SETTLE: { preview: "Réglée", title: "Votre réclamation est réglée" },
	REFUSE: { preview: "Refusée", title: "Votre réclamation n'a pas pu être acceptée" },
};

function newsOf({ order, number, decision, refundCents, offBalanceCents = 0 }: MailTemplates["claim-ended"]): string {
	const which = `la réclamation ${number}, commande ${order.orderNumber}`;
	switch (decision) {
		case "REFUND": {
			const off = offBalanceCents > 0 ? ` Vous avez ${amount(offBalanceCents)} de moins à payer.` : "";
			const backCents = (refundCents ?? 0) - offBalanceCents;
			if (backCents === 0) return `Nous avons examiné ${which}.${off}`;
			return `Nous avons examiné ${which}, et vous rendons ${amount(backCents)} par le moyen de paiement utilisé. Selon votre banque, la somme apparaît sous cinq à dix jours.${off}`;
		}
		case "REPLACE":
			return `Nous avons examiné ${which}, et vous envoyons, sans frais\u00a0:`;
		case "SETTLE":
			return `Nous avons examiné ${which}. Voici ce que nous avons fait\u00a0:`;
		case "REFUSE":
			return `Nous avons examiné ${which}, et ne pouvons pas y donner suite, pour la raison suivante.`;
	}
}
