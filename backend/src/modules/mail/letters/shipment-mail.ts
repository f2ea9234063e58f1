import { formatCount } from "@confiserie/domain/format";
import { packagesWords } from "@confiserie/domain/shipment";
import type { Letter } from "./letter";
import { deliveryAddress, dueCents, orderButton, trackingText } from "./order";
import type { MailTemplates } from "./templates";
import { amount, greeting } from "./words";

/** What of an order has left, and whether the rest follows. */
export function orderShipment({ order, isLast, lines, packages }: MailTemplates["order-shipment"]): Letter {
	const what = isLast
		? `Les articles suivants de votre commande ${order.orderNumber} sont partis\u00a0: tout est en route.`
		: `Une partie de votre commande ${order.orderNumber} est en route. Le reste suit.`;
	const due = dueCents(order);
	return {
		subject: `Commande ${order.orderNumber} ${isLast ? "expédiée" : "partiellement expédiée"}`,
		preview: what,
		title: isLast ? "Votre commande est partie" : "Une partie de votre commande est partie",
		blocks: [
			{ kind: "text", text: greeting(order.firstName) },
			{ kind: "text", text: what },
			{
				kind: "lines",
				lines: lines.map(({ name, reference, boxes }) => ({
					name,
					detail: `Réf. ${reference}`,
					amount: formatCount(boxes, "carton"),
				})),
			},
			{ kind: "text", text: `Emballage\u00a0: ${packagesWords(packages)}.` },
			...(due > 0 && order.capturedCents > 0
				? [{ kind: "text", text: `Il reste ${amount(due)} à régler.` } as const]
				: []),
			...trackingText(order),
			deliveryAddress(order),
			orderButton(order),
		],
	};
}
