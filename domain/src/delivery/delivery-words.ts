import type { OrderDelivery } from "../contract/order-delivery";
import { formatDate } from "../format";
import { OPTION_KINDS } from "./options";

/** How an order is delivered, a line each: "Palette par Geodis", "Hayon", "Livraison souhaitée le 3 décembre 2026". */
export function deliveryWords(delivery: OrderDelivery): string[] {
	const { name, kind, carrier, surcharges, dispatchBy, deliveredFrom, day } = delivery;
	const kindName = OPTION_KINDS[kind];
	const title = name === kindName ? name : `${name} (${kindName.toLowerCase()})`;
	const isPickup = kind === "pickup";
	const when = isPickup
		? `Prête à partir du ${formatDate(dispatchBy)}`
		: `Livraison à partir du ${formatDate(deliveredFrom)}`;
	return [
		carrier ? `${title} par ${carrier}` : title,
		...surcharges,
		day === null ? when : `Livraison souhaitée le ${formatDate(day)}`,
	];
}
