import type { Load } from "./delivery/load";
import { formatCount } from "./format";
import { isShipped, isToShip, ORDER_STATUS, type OrderStatus } from "./order-status";

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
export interface ShippableLine {
	lineId: string;
	/** Boxes that leave in all: sold, and not refunded before they left. */
	toShip: number;
	shipped: number;
}

/** Boxes of a line that are still here. */
export const boxesHere = ({ toShip, shipped }: Omit<ShippableLine, "lineId">): number => Math.max(0, toShip - shipped);

/** What is still here of an order, without lines that have left whole. */
export function linesHere<Line extends ShippableLine>(lines: readonly Line[]): { lineId: string; boxes: number }[] {
	return lines.flatMap((line) => (boxesHere(line) > 0 ? [{ lineId: line.lineId, boxes: boxesHere(line) }] : []));
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
		const left = boxesHere(line);
		if (boxes <= left) return [];
		const message =
			left === 0 ? "Cet article est déjà parti." : `Au plus ${formatCount(left, "carton")} de cet article à expédier.`;
		return [{ index, field: "boxes", message }];
	});
}

/** Why an order cannot be shipped in its status; null where it can. */
export function shippingRefusal(status: OrderStatus): string | null {
	if (isToShip(status)) return null;
	if (isShipped(status)) return "Cette commande est déjà partie.";
	return `Une commande «\u00a0${ORDER_STATUS[status].label}\u00a0» ne s'expédie pas.`;
}

/** A line of which boxes are refunded: also what came back of it, and what was refunded of boxes that had left. */
interface RefundedLine extends ShippableLine {
	returned: number;
	refundedAway: number;
}

/**
 * Boxes of a refund that stay here, which are neither packed nor shipped. First those that came back are refunded, then those still
 * here; boxes that the refund itself puts back into stock have left.
 */
export function boxesRemoved(line: RefundedLine, refunded: { boxes: number; isRestocked: boolean }): number {
	if (refunded.isRestocked) return 0;
	const back = Math.max(0, line.returned - line.refundedAway);
	return Math.min(Math.max(0, refunded.boxes - back), boxesHere(line));
}

/** How an order is shown of which a part has left. Its status stays the specified one. */
export const PARTLY_SHIPPED = {
	label: "Partiellement expédiée",
	tone: "info",
	news: "Une partie de votre commande est en route. Le reste suit.",
} as const;

/** The words for an order's status, with those for a part that has left. */
export function statusWords({ status, isPartlyShipped }: { status: OrderStatus; isPartlyShipped: boolean }) {
	const { label, tone, news } = ORDER_STATUS[status];
	return isPartlyShipped && isToShip(status) ? PARTLY_SHIPPED : { label, tone, news };
}

/**
 * Packages that a load is proposed in: pallets where it fills one or its delivery goes by pallet, else a parcel for each box.
 * Full pallets have their own weight, the others share the rest.
 */
export function proposedPackages(
	{ pallets, palletGrams, mixedPallets, grams }: Load,
	{ boxes, isByPallet }: { boxes: number; isByPallet: boolean },
): { kind: PackageKind; grams: number }[] {
	const kind: PackageKind = isByPallet || pallets > 0 ? "PALLET" : "PARCEL";
	const wanted = kind === "PALLET" ? pallets + mixedPallets : boxes;
	const count = Math.min(MAXIMUM_PACKAGES, Math.max(1, wanted));
	const full = wanted <= MAXIMUM_PACKAGES ? palletGrams : [];
	const others = count - full.length;
	const rest = grams - full.reduce((sum, one) => sum + one, 0);
	const each = Math.floor(rest / others);
	return [
		...full,
		...Array.from({ length: others }, (_, index) => (index === 0 ? rest - each * (others - 1) : each)),
	].map((grams) => ({ kind, grams }));
}
