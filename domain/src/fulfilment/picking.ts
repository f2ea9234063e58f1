import { holdsStock, type OrderStatus } from "../orders/order-status";

/**
 * Boxes of a line that a picking list names: those that are still here, and once the order has left whole all that were packed.
 * @param toShip the ordered boxes without those that were removed
 */
export const boxesToPrepare = (
	status: OrderStatus,
	{ toShip, shipped }: { toShip: number; shipped: number },
): number => (holdsStock(status) ? toShip - shipped : toShip);

/** Boxes of a product that one order wants; sizes as they were when it was placed. */
export interface WantedBoxes {
	orderId: string;
	reference: string;
	name: string;
	boxes: number;
	piecesPerBox?: number | undefined;
	boxesPerLayer: number | null;
	boxesPerPallet: number | null;
}

/** Boxes of a product that several orders want together, and how many orders those are. */
export interface PickedProduct extends Omit<WantedBoxes, "orderId"> {
	orders: number;
}

/**
 * Adds up what orders want, a row a product, so that whole pallets and layers are taken for all of them at once. A product whose
 * layers or pallets were another size when an older order was placed is a row of its own. By name, then reference.
 */
export function picked(lines: readonly WantedBoxes[]): PickedProduct[] {
	const rows = new Map<string, PickedProduct & { of: Set<string> }>();
	for (const { orderId, ...line } of lines) {
		const key = [line.reference, line.boxesPerLayer, line.boxesPerPallet].join("\n");
		const row = rows.get(key) ?? { ...line, boxes: 0, orders: 0, of: new Set<string>() };
		row.of.add(orderId);
		rows.set(key, { ...row, boxes: row.boxes + line.boxes, orders: row.of.size });
	}
	return [...rows.values()]
		.map(({ of: _, ...row }) => row)
		.sort((a, b) => a.name.localeCompare(b.name, "fr") || (a.reference < b.reference ? -1 : 1));
}
