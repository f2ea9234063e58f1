import { isPickup } from "@confiserie/domain/delivery/delivery-words";
import type { Letter } from "./letter";
import { deliveryAddress, dueCents, orderButton, trackingText, withdrawalLink } from "./order";
import type { MailedStatus, MailTemplates } from "./templates";
import { amount, greeting } from "./words";

/** An order moved on; cancelling has a mail of its own. Which status has which mail tells the domain. */
export function orderStatusChanged({ order, status }: MailTemplates["order-status-changed"]): Letter {
	const { title, subject, news, isOnItsWay } = (isPickup(order.delivery) && PICKUP_NEWS[status]) || NEWS[status];
	const text = `Votre commande ${order.orderNumber} ${news}`;
	const due = dueCents(order);
	const isOwed = due > 0 && order.capturedCents > 0;
	return {
		subject: `Commande ${order.orderNumber} ${subject}`,
		preview: text,
		title,
		blocks: [
			greeting(order.firstName),
			text,
			...(isOwed ? [`Il reste ${amount(due)} à régler.`] : []),
			...(status === "SHIPPED" ? trackingText(order) : []),
			...(isOnItsWay ? [deliveryAddress(order)] : []),
			orderButton(order),
			...(status === "DELIVERED" ? [withdrawalLink(order)] : []),
		],
	};
}

interface News {
	title: string;
	subject: string;
	news: string;
	/** The delivery address is shown while it can be corrected or tracked. */
	isOnItsWay?: true;
}

const NEWS: Record<MailedStatus, News> = {
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
		isOnItsWay: true,
	},
	SHIPPED: {
		title: "Votre commande est partie",
		subject: "expédiée",
		news: "a quitté notre atelier et fait route vers vous.",
		isOnItsWay: true,
	},
	DELIVERED: {
		title: "Votre commande est arrivée",
		subject: "livrée",
		news: "est livrée. Bonne dégustation\u00a0! Si quelque chose ne va pas, faites une réclamation depuis la page de votre commande, ou répondez à ce message.",
	},
};

/** Of an order that its customer fetches. */
const PICKUP_NEWS: Partial<Record<MailedStatus, News>> = {
	SHIPPED: {
		title: "Votre commande est prête",
		subject: "prête à retirer",
		news: "est prête\u00a0: vous pouvez la retirer.",
		isOnItsWay: true,
	},
	DELIVERED: {
		title: "Votre commande est retirée",
		subject: "retirée",
		news: "est retirée. Bonne dégustation\u00a0! Si quelque chose ne va pas, faites une réclamation depuis la page de votre commande, ou répondez à ce message.",
	},
};

/** Every status that this mail covers, for samples. @internal */
export const MAILED_STATUSES = Object.keys(NEWS) as MailedStatus[];
