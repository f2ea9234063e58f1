import { COMPANY_LIMITS } from "@confiserie/domain/company/spending";
import { formatDateTime } from "@confiserie/domain/format";
import { type Letter, note } from "./letter";
import { arrival, saleTable } from "./order";
import type { MailTemplates } from "./templates";
import { amount, greeting } from "./words";

/** To a person who is invited to buy for a company. */
export function companyInvitation({ invitedBy, company, role, path }: MailTemplates["company-invitation"]): Letter {
	return {
		subject: `Invitation à commander pour ${company}`,
		preview: "Le lien est valable sept jours et ne sert qu'une fois.",
		title: `Rejoignez ${company}`,
		blocks: [
			greeting(""),
			`${invitedBy} vous invite à rejoindre le compte de ${company} dans notre boutique, avec le rôle «\u00a0${role}\u00a0».`,
			{ kind: "button", label: "Voir l'invitation", path },
			note(
				"Le lien est valable sept jours, pour cette adresse e-mail, et ne sert qu'une fois. Si vous n'attendiez pas cette invitation, ne faites rien.",
			),
		],
	};
}

/** To the member who becomes manager because the last one erased their account. */
export function companyManager({ company, path }: MailTemplates["company-manager"]): Letter {
	return {
		subject: `Vous gérez maintenant le compte de ${company}`,
		preview: "Le gérant précédent a effacé son compte.",
		title: "Vous êtes gérant",
		blocks: [
			`Le dernier gérant de ${company} a effacé son compte. Vous êtes le membre approbateur, sinon le plus ancien\u00a0: vous gérez désormais les membres, les limites et les sites de livraison.`,
			{ kind: "button", label: "Voir mon entreprise", path },
		],
	};
}

/** To members who may approve an order above a colleague's limit. */
export function approvalRequested({ order, company, by, path }: MailTemplates["approval-requested"]): Letter {
	return {
		subject: `À approuver\u00a0: commande ${order.orderNumber} de ${by}, ${amount(order.totalCents)}`,
		preview: `Elle dépasse la limite de ${by}.`,
		title: "Une commande attend votre approbation",
		blocks: [
			`${by} a passé pour ${company} une commande au-dessus de sa limite du mois. Ses articles sont réservés ${COMPANY_LIMITS.approvalHours} heures.`,
			{ kind: "button", label: "Voir et décider", path },
			...saleTable(order),
		],
	};
}

/** To the member who ordered, once a colleague approved. */
export function approvalGranted({ order, by, path, heldUntil }: MailTemplates["approval-granted"]): Letter {
	const next = heldUntil
		? `Payez-la avant le ${formatDateTime(heldUntil)}\u00a0: ses articles sont réservés jusque-là.`
		: `Elle est acceptée, et vous la paierez plus tard. ${arrival(order)}`;
	return {
		subject: `Commande ${order.orderNumber} approuvée`,
		preview: heldUntil ? `${by} l'a approuvée\u00a0: il reste à la payer.` : `${by} l'a approuvée.`,
		title: "Votre commande est approuvée",
		blocks: [
			greeting(order.firstName),
			`${by} a approuvé votre commande. ${next}`,
			{ kind: "button", label: heldUntil ? "Payer ma commande" : "Voir ma commande", path },
			...saleTable(order),
		],
	};
}

/** To the member who ordered, once a colleague declined. */
export function approvalDeclined({ order, by, reason }: MailTemplates["approval-declined"]): Letter {
	return {
		subject: `Commande ${order.orderNumber} refusée`,
		preview: `${by} ne l'a pas approuvée.`,
		title: "Votre commande est refusée",
		blocks: [
			greeting(order.firstName),
			`${by} n'a pas approuvé votre commande\u00a0: elle est annulée, et rien n'est dû.`,
			...(reason ? [{ kind: "quote", text: reason } as const] : []),
			...saleTable(order),
		],
	};
}
