import { isPickup } from "../delivery/delivery-words";
import { formatCount } from "../format";
import { boxesToShip, type LineGoods } from "../orders/goods";
import { isShipped, isToShip, ORDER_STATUS, type OrderStatus, wordsOfStatus } from "../orders/order-status";
import { formatBoxes } from "../prices/tier-price";

/** What carries a label of its own. */
export const PACKAGE_KINDS = { PARCEL: "Colis", PALLET: "Palette" } as const;
export type PackageKind = keyof typeof PACKAGE_KINDS;
export const PACKAGE_KIND_CODES = Object.keys(PACKAGE_KINDS) as [PackageKind, ...PackageKind[]];

/** "2 palettes, 1 colis". */
export function packagesWords(kinds: readonly PackageKind[]): string {
	return PACKAGE_KIND_CODES.flatMap((kind) => {
		const count = kinds.filter((one) => one === kind).length;
		const [one, other] = kind === "PARCEL" ? ["colis", "colis"] : ["palette", "palettes"];
		return count > 0 ? [formatCount(count, one, other)] : [];
	}).join(", ");
}

/** Parcels and pallets of one shipment at most. */
export const MAXIMUM_PACKAGES = 99;

/** A line of an order as its shipments see it, in boxes. */
type ShippableLine = Pick<LineGoods, "piecesPerBox" | "boxes" | "removedBoxes" | "shippedBoxes"> & { lineId: string };

/** What is still to be shipped of an order, without lines that have left whole. */
export function linesToShip(lines: readonly ShippableLine[]): { lineId: string; boxes: number }[] {
	return lines.flatMap((line) => (boxesToShip(line) > 0 ? [{ lineId: line.lineId, boxes: boxesToShip(line) }] : []));
}

interface ShipmentFault {
	/** Of the chosen line. */
	index: number;
	field: "lineId" | "boxes";
	message: string;
}

/** What is wrong with the lines of a shipment; empty when nothing is. */
export function shipmentFaults(
	lines: readonly ShippableLine[],
	chosen: readonly { lineId: string; boxes: number }[],
): ShipmentFault[] {
	return chosen.flatMap(({ lineId, boxes }, index): ShipmentFault[] => {
		const line = lines.find((one) => one.lineId === lineId);
		if (!line) return [{ index, field: "lineId", message: "Cet article n'est pas dans la commande." }];
		if (chosen.findIndex((one) => one.lineId === lineId) !== index)
			return [{ index, field: "lineId", message: "Cet article figure deux fois." }];
		const left = boxesToShip(line);
		if (boxes <= left) return [];
		const message =
			left === 0 ? "Cet article est déjà parti." : `Au plus ${formatBoxes(left, line)} de cet article à expédier.`;
		return [{ index, field: "boxes", message }];
	});
}

/** Why an order cannot be shipped in its status; null where it can. */
export function shippingRefusal(status: OrderStatus): string | null {
	if (isToShip(status)) return null;
	if (isShipped(status)) return "Cette commande est déjà partie.";
	return `Une commande «\u00a0${ORDER_STATUS[status].label}\u00a0» ne s'expédie pas.`;
}

/** How an order is shown of which a part has left. Its status stays the specified one. */
export const PARTLY_SHIPPED = {
	label: "Partiellement expédiée",
	tone: "info",
	news: "Une partie de votre commande est en route. Le reste suit.",
} as const;

const PARTLY_READY = {
	...PARTLY_SHIPPED,
	label: "Prête en partie",
	news: "Une partie de votre commande est prête à retirer. Le reste suit.",
} as const;

interface StatusOfOrder {
	status: OrderStatus;
	isPartlyShipped: boolean;
	delivery?: Parameters<typeof isPickup>[0];
}

/** The words for an order's status, with those for a part that has left, and for a pickup. */
export function statusWords({ status, isPartlyShipped, delivery }: StatusOfOrder) {
	if (isPartlyShipped && isToShip(status)) return isPickup(delivery) ? PARTLY_READY : PARTLY_SHIPPED;
	return { tone: ORDER_STATUS[status].tone, ...wordsOfStatus(status, isPickup(delivery)) };
}
