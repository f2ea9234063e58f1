import type { Letter } from "../letter";
import type { MailTemplates } from "../templates";
import { deliveryAddress, dueCents, orderButton } from "./order";
import { amount, greeting } from "./words";

type Status = MailTemplates["order-status-changed"]["status"];

/** An order moved on; cancelling has a mail of its own. */
export function orderStatusChanged({ order, status }: MailTemplates["order-status-changed"]): Letter {
	const { title, subject, news } = NEWS[status];
	const text = `Votre commande ${order.orderNumber} ${news}`;
	const due = dueCents(order);
	const isOwed = due > 0 && order.capturedCents > 0;
	return {
		subject: `Commande ${order.orderNumber} ${subject}`,
		preview: text,
		title,
		blocks: [
			{ kind: "text", text: greeting(order.firstName) },
			{ kind: "text", text },
			...(isOwed ? [{ kind: "text", text: `Il reste ${amount(due)} à régler.` } as const] : []),
			...(status === "SHIPPED" || status === "PREPARING" ? [deliveryAddress(order)] : []),
			orderButton(order),
		],
	};
}

const NEWS: Record<Status, { title: string; subject: string; news: string }> = {
	PENDING: {
		title: "Votre commande est en attente",
		subject: "remise en attente",
		news: "est de nouveau en attente. Nous vous écrirons dès qu'elle avancera.",
	},
	CONFIRMED: { title: "Votre commande est confirmée", subject: "confirmée", news: "est confirmée." },
	PREPARING: {
		title: "Nous préparons votre commande",
		subject: "en préparation",
		news: "est en préparation dans notre atelier.",
	},
	SHIPPED: {
		title: "Votre commande est partie",
		subject: "expédiée",
		news: "a quitté notre atelier et fait route vers vous.",
	},
	DELIVERED: {
		title: "Votre commande est arrivée",
		subject: "livrée",
		news: "est livrée. Bonne dégustation\u00a0! Si quelque chose ne va pas, répondez à ce message.",
	},
};
