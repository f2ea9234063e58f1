import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { LineRow, OrderRow } from "../../sales/orders";
import { medusaOrderOf } from "./medusa-order";
import { readShopContext } from "./shop-context";

type Address = NonNullable<ReturnType<typeof medusaOrderOf>["shipping_address"]>;

/** Gives Medusa's order the addresses and notes that ours has now. What is the same is not written. */
export async function alignContact(
	container: MedusaContainer,
	medusaOrderId: string,
	order: OrderRow,
	lines: readonly LineRow[],
): Promise<void> {
	const wanted = medusaOrderOf(order, lines, await readShopContext(container));
	const orders = container.resolve(Modules.ORDER);
	const there = await orders.retrieveOrder(medusaOrderId, { relations: ["shipping_address", "billing_address"] });
	for (const [known, address] of [
		[there.shipping_address, wanted.shipping_address],
		[there.billing_address, wanted.billing_address],
	] as const) {
		if (!known || !address || isSame(known, address)) continue;
		await orders.updateOrderAddresses({ id: known.id, company: null, ...address } as Address & { id: string });
	}
	const notes = order.deliveryNotes;
	if ((there.metadata?.delivery_notes ?? null) !== notes)
		await orders.updateOrders(medusaOrderId, { metadata: { ...there.metadata, delivery_notes: notes } });
}

/** Whether Medusa's address says in each field what ours does; a company that is gone is a difference too. */
function isSame(known: object, address: object): boolean {
	const wanted = Object.entries({ company: null, ...address });
	const there = new Map(Object.entries(known));
	return wanted.every(([field, value]) => (there.get(field) ?? null) === (value ?? null));
}
