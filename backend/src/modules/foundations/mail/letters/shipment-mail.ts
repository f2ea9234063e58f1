import { isPickup } from "@confiserie/domain/delivery/delivery-words";
import { packagesWords } from "@confiserie/domain/fulfilment/shipment";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import type { Letter } from "./letter";
import { deliveryAddress, dueCents, orderButton, trackingText } from "./order";
import type { MailTemplates } from "./templates";
import { amount, greeting } from "./words";

/** What of an order has left, and whether the rest follows. */
export function orderShipment({ order, isLast, lines, packages }: MailTemplates["order-shipment"]): Letter {
	const isFetched = isPickup(order.delivery);
	const { subject, title, text } = WORDS[isFetched ? "pickup" : "delivery"][isLast ? "all" : "part"];
	const what = text(order.orderNumber);
	const due = dueCents(order);
	return {
		subject: `Commande ${order.orderNumber} ${subject}`,
		preview: what,
		title,
		blocks: [
			greeting(order.firstName),
			what,
			{
				kind: "lines",
				lines: lines.map((line) => ({
					name: line.name,
					detail: `Réf. ${line.reference}`,
					amount: formatBoxes(line.boxes, line),
				})),
			},
			...(isFetched ? [] : [`Emballage\u00a0: ${packagesWords(packages)}.` as const]),
			...(due > 0 && order.capturedCents > 0 ? [`Il reste ${amount(due)} à régler.`] : []),
			...trackingText(order),
			deliveryAddress(order),
			orderButton(order),
		],
	};
}

const WORDS = {
	delivery: {
		all: {
			subject: "expédiée",
			title: "Votre commande est partie",
			text: (number: string) =>
				`Les articles suivants de votre commande ${number} sont partis\u00a0: tout est en route.`,
		},
		part: {
			subject: "partiellement expédiée",
			title: "Une partie de votre commande est partie",
			text: (number: string) => `Une partie de votre commande ${number} est en route. Le reste suit.`,
		},
	},
	pickup: {
		all: {
			subject: "prête à retirer",
			title: "Votre commande est prête",
			text: (number: string) => `Les articles suivants de votre commande ${number} sont prêts à retirer.`,
		},
		part: {
			subject: "prête en partie",
			title: "Une partie de votre commande est prête",
			text: (number: string) => `Une partie de votre commande ${number} est prête à retirer. Le reste suit.`,
		},
	},
} as const;
