import { formatDate, formatDateTime } from "@confiserie/domain/format";
import type { Letter } from "./letter";
import { dueCents, goodsTable, orderButton, orderTable } from "./order";
import type { MailTemplates } from "./templates";
import { amount, greeting } from "./words";

/** The acknowledgement: what was declared, by whom, on which day and at what time. Source: code de la consommation, art. D221-5. */
export function withdrawalReceived({
	order,
	name,
	submittedAt,
	isLate,
	lines,
}: MailTemplates["withdrawal-received"]): Letter {
	return {
		subject: `Rétractation reçue pour la commande ${order.orderNumber}`,
		preview: `Déclarée le ${formatDateTime(submittedAt)}.`,
		title: "Nous avons reçu votre rétractation",
		blocks: [
			greeting(order.firstName),
			`Le ${formatDateTime(submittedAt)} (heure de Paris), vous avez déclaré vous rétracter de la commande ${order.orderNumber} pour les articles suivants. Gardez ce message\u00a0: il en fait foi.`,
			goodsTable(lines),
			"Déclaration faite au nom de\u00a0:",
			{ kind: "quote", text: name },
			...(isLate
				? ["Elle nous arrive après le délai de 14 jours\u00a0: nous l'examinons et vous répondons." as const]
				: []),
			`Si vous avez déjà reçu ces articles, renvoyez-les dans les 14 jours, au plus tard le ${formatDate(returnBy(submittedAt))}, à l'adresse des mentions légales de notre site. Les frais de renvoi sont à votre charge. Nous vous remboursons au plus tard 14 jours après votre déclaration\u00a0; nous pouvons attendre d'avoir reçu les articles, ou la preuve de leur envoi.`,
			orderButton(order),
		],
	};
}

/** What a declaration takes off what is still to be paid. */
export function withdrawalAccepted({ order, offBalanceCents }: MailTemplates["withdrawal-accepted"]): Letter {
	const due = dueCents(order);
	const rest = due > 0 ? `Il reste ${amount(due)} à régler.` : "Il n'y a plus rien à régler.";
	return {
		subject: `Votre rétractation de la commande ${order.orderNumber} est acceptée`,
		preview: `${amount(offBalanceCents)} de moins à payer. ${rest}`,
		title: "Votre rétractation est acceptée",
		blocks: [
			greeting(order.firstName),
			`Nous avons accepté votre rétractation de la commande ${order.orderNumber}\u00a0: vous avez ${amount(offBalanceCents)} de moins à payer. ${rest}`,
			...orderTable(order),
			orderButton(order),
		],
	};
}

/** Why a declaration cannot be followed. */
export function withdrawalRefused({ order, reason }: MailTemplates["withdrawal-refused"]): Letter {
	return {
		subject: `Votre rétractation de la commande ${order.orderNumber}`,
		preview: "Nous ne pouvons pas y donner suite.",
		title: "Votre rétractation n'a pas pu être acceptée",
		blocks: [
			greeting(order.firstName),
			`Nous avons examiné votre rétractation de la commande ${order.orderNumber} et ne pouvons pas y donner suite, pour la raison suivante.`,
			{ kind: "quote", text: reason },
			"Si vous n'êtes pas d'accord, répondez à ce message. Le médiateur de la consommation est nommé dans nos conditions de vente.",
			orderButton(order),
		],
	};
}

/** Fourteen days for sending back. Source: code de la consommation, art. L221-23. */
function returnBy(submittedAt: string): Date {
	return new Date(new Date(submittedAt).getTime() + 14 * 24 * 60 * 60 * 1000);
}
