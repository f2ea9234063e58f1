import { isPickup } from "@confiserie/domain/delivery/delivery-words";
import { type Letter, note } from "./letter";
import { deliveryAddress, documentNote, orderButton, orderTable } from "./order";
import type { MailTemplates } from "./templates";
import { amount, greeting } from "./words";

/** Whom an order goes to after staff has corrected it. */
export function orderContactCorrected({ order, phone, isBilled }: MailTemplates["order-contact-corrected"]): Letter {
	const [goes, place, caller] = isPickup(order.delivery)
		? ["Elle vous attend", "du retrait", "Nous vous joindrons"]
		: ["Elle partira", "de livraison", "Le transporteur vous joindra"];
	const number = phone === null ? "" : ` ${caller} au ${phone}.`;
	const billing = isBilled ? " La facturation a été mise à jour aussi." : "";
	return {
		subject: `Les coordonnées de la commande ${order.orderNumber} sont corrigées`,
		preview: `Vérifiez l'adresse ${place}.`,
		title: "Les coordonnées de votre commande sont corrigées",
		blocks: [
			greeting(order.firstName),
			`Nous avons corrigé les coordonnées de votre commande ${order.orderNumber}. ${goes} à l'adresse suivante.${number}${billing}`,
			deliveryAddress(order),
			orderButton(order),
			note("Quelque chose n'est pas juste\u00a0? Répondez vite à ce message."),
		],
	};
}

/** The changes that staff made to an order, their cost, and how the difference is settled. */
export function orderCorrected(data: MailTemplates["order-corrected"]): Letter {
	const { order, dueCents, path } = data;
	const money = moneyText(data);
	return {
		subject: `Votre commande ${order.orderNumber} est corrigée\u00a0: ${amount(order.totalCents)}`,
		preview: money,
		title: "Votre commande est corrigée",
		blocks: [
			greeting(order.firstName),
			`Comme convenu avec vous, nous avons corrigé votre commande ${order.orderNumber}. ${money}`,
			...(path ? [{ kind: "button", label: `Payer ${amount(dueCents)}`, path } as const] : []),
			...orderTable(order),
			orderButton(order),
			...(order.capturedCents > 0 ? [documentNote("facture")] : []),
			note("Ce n'est pas ce que vous attendiez\u00a0? Répondez vite à ce message."),
		],
	};
}

function moneyText({ order, fromCents, refundCents, dueCents, path }: MailTemplates["order-corrected"]): string {
	const isSame = order.totalCents === fromCents;
	const total = isSame
		? `Elle coûte toujours ${amount(fromCents)}.`
		: `Elle coûte ${amount(order.totalCents)} au lieu de ${amount(fromCents)}.`;
	const refund = refundCents > 0 ? ` Nous vous rendons ${amount(refundCents)}, par le moyen de votre paiement.` : "";
	const how = path ? ", en ligne et sans créer de compte" : "";
	const due = dueCents > 0 ? ` Il reste ${amount(dueCents)} à régler${how}.` : "";
	return `${total}${refund}${due}`;
}
