import { toEuros } from "@confiserie/domain/money";
import { balanceDueCents } from "@confiserie/domain/payments/balance";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createOrderPaymentCollectionWorkflow } from "@medusajs/medusa/core-flows";
import type { OrderRow } from "../../sales/orders";
import { type MedusaCollection, readCollections } from "./medusa-collections";
import type { Capture } from "./payment-parts";

/** A collection, and what was received in it. */
interface Recorded {
	collection: MedusaCollection;
	capture: Capture;
}

/**
 * Where payments of a corrected order are recorded: its parts are not those of the checkout any more. What Medusa knows
 * of a payment stays in its collection; what it does not know takes the one that is open, or a new one; what is still
 * due has one open, and no other is.
 * @param received payments of the order, oldest first, that Medusa did not record first
 */
export async function correctedCollections(
	container: MedusaContainer,
	medusaOrderId: string,
	order: OrderRow,
	received: readonly Capture[],
): Promise<Recorded[]> {
	const collections = await readCollections(container, medusaOrderId);
	const payments = container.resolve(Modules.PAYMENT);
	const open = collections.filter((one) => one.payments.length === 0 && one.status !== "canceled");
	const take = async (amountCents: number): Promise<MedusaCollection | undefined> => {
		const free = open.shift();
		const amount = toEuros(amountCents);
		if (free) {
			if (free.amount !== amount) await payments.updatePaymentCollections(free.id, { amount });
			return { ...free, amount };
		}
		const known = new Set((await readCollections(container, medusaOrderId)).map(({ id }) => id));
		await createOrderPaymentCollectionWorkflow(container).run({ input: { order_id: medusaOrderId, amount } });
		return (await readCollections(container, medusaOrderId)).find(({ id }) => !known.has(id));
	};
	const recorded: Recorded[] = [];
	for (const { attemptId, amountCents } of received) {
		const known = collections.flatMap((collection) =>
			collection.payments
				.filter((payment) => payment.attemptId === attemptId)
				.map((payment) => ({ collection, capture: { attemptId, amountCents: payment.amountCents } })),
		);
		// Looked at again: an interrupted run may have left a capture unfinished.
		recorded.push(...known);
		const left = amountCents - known.reduce((sum, { capture }) => sum + capture.amountCents, 0);
		const collection = left > 0 ? await take(left) : undefined;
		if (collection) recorded.push({ collection, capture: { attemptId, amountCents: left } });
	}
	const due = balanceDueCents(order);
	if (due > 0) await take(due);
	for (const { id } of open) await payments.updatePaymentCollections(id, { status: "canceled" });
	return recorded;
}
