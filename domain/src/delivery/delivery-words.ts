import type { OrderDelivery } from "../contract/order-delivery";
import { formatDate } from "../format";
import { OPTION_KINDS, type OptionKind, type PickupPlace } from "./options";

/** How an order is delivered, a line each: "Palette par Geodis", "Hayon", "Livraison souhaitée le 3 décembre 2026". */
export function carriageWords(delivery: OrderDelivery): string[] {
	const { name, kind, carrier, surcharges, day } = delivery;
	const kindName = OPTION_KINDS[kind];
	const title = name === kindName ? name : `${name} (${kindName.toLowerCase()})`;
	if (isPickup(delivery)) return [title, ...placeWords(delivery)];
	const wanted = day === null ? [] : [`Livraison souhaitée le ${formatDate(day)}`];
	return [carrier ? `${title} par ${carrier}` : title, ...surcharges, ...wanted];
}

/** The same with its first day, for documents: "Livraison à partir du 26 novembre 2026". */
export function deliveryWords(delivery: OrderDelivery): string[] {
	const from = `${isPickup(delivery) ? "Prête" : "Livraison"} à partir du ${formatDate(delivery.deliveredFrom)}`;
	return [...carriageWords(delivery), ...(delivery.day === null ? [from] : [])];
}

/** Whether the customer fetches the goods. */
export const isPickup = <Delivery extends { kind: OptionKind }>(
	delivery: Delivery | null | undefined,
): delivery is Delivery & { kind: "pickup" } => delivery?.kind === "pickup";

/** What the carriage of a billing document is called. */
export const carriageTerm = (isPickup: boolean | undefined): string => (isPickup ? "Retrait" : "Livraison");

/** Name of the cost of the carriage within a sentence. */
export const carriageCost = (isPickup: boolean): string => (isPickup ? "frais de retrait" : "frais de port");

/** Labels of the address and the notes of an order: the address of a pickup is for the invoice alone. */
export const addressTerms = (isPickup: boolean): { address: string; notes: string } =>
	isPickup
		? { address: "Adresse de facturation", notes: "Instructions pour le retrait" }
		: { address: "Adresse de livraison", notes: "Instructions de livraison" };

/** Carriage in a table of amounts: "Frais de port", "Offerts"; of a pickup "Retrait", "Gratuit". @param write of a price that is not 0 */
export function carriageRow(
	delivery: { kind: OptionKind } | null | undefined,
	price: number,
	write: (price: number) => string,
): { term: string; value: string } {
	const [term, free] = isPickup(delivery) ? ["Retrait", "Gratuit"] : ["Frais de port", "Offerts"];
	return { term, value: price === 0 ? free : write(price) };
}

/** Where and when goods are fetched: "3 rue du Port, 13002 Marseille", "lundi, mardi, samedi, de 9 h à 12 h". */
export function placeWords({ pickup }: { pickup?: PickupPlace | null | undefined }): string[] {
	if (!pickup) return [];
	const days = weekdayWords(pickup.weekdays);
	return [
		pickup.address,
		`${days.charAt(0).toUpperCase()}${days.slice(1)}, ${pickup.hours.charAt(0).toLowerCase()}${pickup.hours.slice(1)}`,
	];
}

const WEEKDAYS = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"];

/** "du lundi au vendredi"; "lundi, mercredi". */
export function weekdayWords(weekdays: readonly number[]): string {
	const sorted = [...new Set(weekdays)].sort((a, b) => a - b);
	const names = sorted.map((day) => WEEKDAYS[day - 1] ?? "");
	const isRun = sorted.length > 2 && sorted.every((day, index) => day === (sorted[0] ?? 0) + index);
	return isRun ? `du ${names[0]} au ${names.at(-1)}` : names.join(", ");
}
