import { formatIban } from "@confiserie/domain/business/iban";
import { isPickup } from "@confiserie/domain/delivery/delivery-words";
import { formatDate } from "@confiserie/domain/format";
import { type Letter, note } from "./letter";
import {
	arrival,
	deliveryAddress,
	documentNote,
	dueCents,
	moneyRows,
	moneyTable,
	orderButton,
	orderTable,
	orderTableWithImages,
	withdrawalLink,
} from "./order";
import type { MailTemplates } from "./templates";
import { termsCopy } from "./terms";
import { amount, greeting } from "./words";

export function orderReceived({ order, terms }: MailTemplates["order-received"]): Letter {
	const due = dueCents(order);
	const copy = termsCopy(terms);
	const paid =
		due > 0 ? `Votre acompte de ${amount(order.capturedCents)}` : `Votre paiement de ${amount(order.capturedCents)}`;
	const rest =
		due > 0
			? ` Il restera ${amount(due)} à régler\u00a0: vous pourrez payer ce solde depuis la page de votre commande.`
			: "";
	return {
		subject: `Commande ${order.orderNumber} confirmée`,
		preview:
			due > 0
				? `Acompte reçu. Restant dû\u00a0: ${amount(due)}.`
				: `Payée\u00a0: ${amount(order.capturedCents)}. Nous la préparons.`,
		title: "Merci pour votre commande",
		blocks: [
			greeting(order.firstName),
			`${paid} est bien arrivé et votre commande ${order.orderNumber} est confirmée. ${arrival(order)}${rest}`,
			...orderTableWithImages(order),
			deliveryAddress(order),
			orderButton(order),
			documentNote("facture"),
			withdrawalLink(order),
			...copy.note,
		],
		documents: copy.documents,
	};
}

export function paymentFailed({ order }: MailTemplates["payment-failed"]): Letter {
	return {
		subject: `Le paiement de la commande ${order.orderNumber} n'a pas abouti`,
		preview: "Rien n'a été débité. Vous pouvez réessayer.",
		title: "Votre paiement n'a pas abouti",
		blocks: [
			greeting(order.firstName),
			`Le paiement de ${amount(order.expectedCents)} pour la commande ${order.orderNumber} a été refusé et rien n'a été débité. Votre commande n'est pas perdue\u00a0: payez-la depuis ${order.followKey ? "le site où vous l'avez passée" : "sa page"}, avec la même carte ou une autre, tant que nous gardons vos produits de côté.`,
			orderButton(order, "Payer ma commande"),
			note("Si vous avez renoncé à cette commande, ne faites rien\u00a0: elle s'annulera toute seule."),
		],
	};
}

export function orderRecorded({ order, terms, path, heldUntil }: MailTemplates["order-recorded"]): Letter {
	const copy = termsCopy(terms);
	const held = heldUntil
		? `Vos produits sont réservés jusqu'au ${formatDate(heldUntil)}. Sans paiement d'ici là, la commande s'annule.`
		: `Elle est acceptée, et vous la réglerez plus tard. ${arrival(order)}`;
	const isDeposit = order.expectedCents < order.totalCents;
	const deposit = isDeposit ? ` Un acompte de ${amount(order.expectedCents)} suffit pour la confirmer.` : "";
	const how = path
		? "Payez-la en ligne quand vous voulez, sans créer de compte."
		: `Réglez-la par virement, chèque ou espèces, en indiquant le numéro ${order.orderNumber}.`;
	return {
		subject: `Votre commande ${order.orderNumber}\u00a0: ${amount(order.totalCents)}`,
		preview: "Nous avons enregistré votre commande.",
		title: "Votre commande est enregistrée",
		blocks: [
			greeting(order.firstName),
			`Nous avons enregistré votre commande ${order.orderNumber}. ${held} ${how}${deposit}`,
			...(path ? [{ kind: "button", label: `Payer ${amount(order.expectedCents)}`, path } as const] : []),
			...orderTable(order),
			withdrawalLink(order),
			...copy.note,
		],
		documents: copy.documents,
	};
}

export function orderOnAccount({ order, terms, dueOn, iban }: MailTemplates["order-on-account"]): Letter {
	const copy = termsCopy(terms);
	const account = iban ? ` sur le compte ${formatIban(iban)}` : "";
	return {
		subject: `Votre commande ${order.orderNumber}\u00a0: ${amount(order.totalCents)}, à 30 jours fin de mois`,
		preview: `Acceptée sur le compte de votre entreprise, sans rien à payer aujourd'hui.`,
		title: "Votre commande est acceptée",
		blocks: [
			greeting(order.firstName),
			`Votre commande ${order.orderNumber} est acceptée sur le compte de votre entreprise. ${arrival(order)} Sa facture suit ${isPickup(order.delivery) ? "le retrait" : "l'expédition"}\u00a0: réglez-la par virement${account} à 30 jours fin de mois, en indiquant son numéro. Émise aujourd'hui, elle serait à régler le ${formatDate(dueOn)} au plus tard.`,
			...orderTable(order),
			...copy.note,
		],
		documents: copy.documents,
	};
}

export function balanceLink({ order, path, amountCents }: MailTemplates["balance-link"]): Letter {
	const due = dueCents(order);
	const asked = amountCents ?? due;
	const isBalance = order.capturedCents > 0;
	const rest = asked < due ? ` C'est l'acompte\u00a0: il restera ${amount(due - asked)} à régler.` : "";
	const first = `Vous pouvez régler ici ${amount(asked)} pour la commande ${order.orderNumber}.${rest}`;
	return {
		subject: `${isBalance ? "Solde" : "Paiement"} de la commande ${order.orderNumber}\u00a0: ${amount(asked)}`,
		preview: isBalance ? `Il reste ${amount(asked)} à régler.` : `${amount(asked)} à régler.`,
		title: isBalance ? "Le solde de votre commande" : "Le paiement de votre commande",
		blocks: [
			greeting(order.firstName),
			isBalance
				? `Vous avez versé ${amount(order.capturedCents)} pour la commande ${order.orderNumber}. Il reste ${amount(asked)} à régler.`
				: first,
			{ kind: "button", label: `Payer ${amount(asked)}`, path },
			...orderTable(order),
			note("Si vous venez de payer, ne tenez pas compte de ce message."),
		],
	};
}

export function balanceReceived({ order, receivedCents }: MailTemplates["balance-received"]): Letter {
	const due = dueCents(order);
	const rest = due > 0 ? `Il reste ${amount(due)} à régler.` : "Votre commande est entièrement payée.";
	return {
		subject: `Paiement reçu pour la commande ${order.orderNumber}`,
		preview: `${amount(receivedCents)} reçus. ${rest}`,
		title: "Merci, votre paiement est arrivé",
		blocks: [
			greeting(order.firstName),
			`Nous avons reçu ${amount(receivedCents)} pour la commande ${order.orderNumber}. ${rest}`,
			{
				kind: "amounts",
				rows: [{ label: "Total TTC", amount: amount(order.totalCents), isStrong: true }, ...moneyRows(order)],
			},
			orderButton(order),
			documentNote("facture"),
		],
	};
}

export function orderCancelled({ order, refundDueCents }: MailTemplates["order-cancelled"]): Letter {
	const { preview, text } = moneyBack(order.refundedCents, refundDueCents);
	return {
		subject: `Commande ${order.orderNumber} annulée`,
		preview,
		title: "Votre commande est annulée",
		blocks: [
			greeting(order.firstName),
			`La commande ${order.orderNumber} est annulée. ${text}`,
			orderButton(order),
			note("Une question\u00a0? Répondez à ce message."),
		],
	};
}

/** What becomes of the money of an order that is over: still to be given back, back already, or never taken. */
function moneyBack(refundedCents: number, dueCents: number): { preview: string; text: string } {
	if (dueCents > 0)
		return {
			preview: `${amount(dueCents)} vous seront rendus.`,
			text: `Les ${amount(dueCents)} que vous avez payés vous seront rendus sur le moyen de paiement utilisé\u00a0; nous vous écrirons quand ce sera fait.`,
		};
	if (refundedCents > 0)
		return {
			preview: `${amount(refundedCents)} vous ont été rendus.`,
			text: `Les ${amount(refundedCents)} que vous avez payés vous ont été entièrement rendus, par le moyen de paiement utilisé. Selon votre banque, la somme apparaît sous cinq à dix jours.`,
		};
	return { preview: "Rien ne vous est débité.", text: "Rien ne vous est débité." };
}

export function refund({ order, refundedCents }: MailTemplates["refund"]): Letter {
	return {
		subject: `Remboursement de ${amount(refundedCents)} pour la commande ${order.orderNumber}`,
		preview: "Il apparaîtra sur votre compte sous quelques jours.",
		title: "Vous êtes remboursé",
		blocks: [
			greeting(order.firstName),
			`Nous vous avons rendu ${amount(refundedCents)} pour la commande ${order.orderNumber}, par le moyen de paiement utilisé. Selon votre banque, la somme apparaît sous cinq à dix jours.`,
			moneyTable(order),
			orderButton(order),
			documentNote("avoir"),
		],
	};
}

/** What lines that are given back take off what is still to be paid. */
export function balanceLowered({ order, offBalanceCents }: MailTemplates["balance-lowered"]): Letter {
	const due = dueCents(order);
	const rest = due > 0 ? `Il reste ${amount(due)} à régler.` : "Il n'y a plus rien à régler.";
	return {
		subject: `${amount(offBalanceCents)} de moins à payer pour la commande ${order.orderNumber}`,
		preview: rest,
		title: "Vous avez moins à payer",
		blocks: [
			greeting(order.firstName),
			`Nous reprenons des articles de la commande ${order.orderNumber}\u00a0: vous avez ${amount(offBalanceCents)} de moins à payer. ${rest}`,
			moneyTable(order),
			orderButton(order),
		],
	};
}

export function refundFailed({ order, refundedCents }: MailTemplates["refund-failed"]): Letter {
	return {
		subject: `Votre remboursement pour la commande ${order.orderNumber} n'a pas abouti`,
		preview: "Votre banque ne l'a pas accepté. Nous vous devons toujours cette somme.",
		title: "Votre remboursement n'a pas abouti",
		blocks: [
			greeting(order.firstName),
			`Votre banque n'a pas accepté les ${amount(refundedCents)} que nous voulions vous rendre pour la commande ${order.orderNumber}, par exemple parce que la carte n'existe plus. Nous vous devons toujours cette somme et vous la rendrons autrement. Répondez à ce message pour nous dire comment.`,
			orderButton(order),
		],
	};
}
