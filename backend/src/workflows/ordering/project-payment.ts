import { toCents, toEuros } from "@confiserie/domain/money";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { createOrderPaymentCollectionWorkflow, markPaymentCollectionAsPaid } from "@medusajs/medusa/core-flows";
import type { OrderRow } from "../../modules/ordering/types";
import { finishCapture } from "./finish-capture";
import { type PaymentPart, paymentParts } from "./payment-parts";

/** Who captured, in the engine's eyes: the money moved at the provider before, the engine only records it. */
const CAPTURED_BY = "order-book";

interface Collection {
	id: string;
	status: string;
	amount: number;
	payments: { id: string }[];
}

/**
 * Gives the engine's order one payment collection a part (the whole, or deposit and balance) and records what the
 * provider captured; repeating it changes nothing. All collections exist before the first is paid, because the engine
 * calls an order captured as soon as every collection it knows of is.
 */
export async function projectPayment(container: MedusaContainer, engineOrderId: string, order: OrderRow) {
	if (order.capturedCents === 0) return;
	const parts = paymentParts(order);
	await createMissing(container, engineOrderId, parts);
	const assigned = assign(parts, await readCollections(container, engineOrderId));
	for (const { part, collection } of assigned)
		if (part.isCaptured && collection) await recordCapture(container, engineOrderId, order, collection);
}

async function recordCapture(
	container: MedusaContainer,
	engineOrderId: string,
	order: OrderRow,
	collection: Collection,
) {
	if (collection.status === "not_paid" && collection.payments.length === 0) {
		await markPaymentCollectionAsPaid(container).run({
			input: { order_id: engineOrderId, payment_collection_id: collection.id, captured_by: CAPTURED_BY },
		});
		return;
	}
	// An order that was cancelled in Medusa Admin: nothing is captured for it any more.
	if (collection.status === "canceled") return;
	await finishCapture(container, { ...collection, orderId: engineOrderId, currency: order.currency }, CAPTURED_BY);
}

async function createMissing(container: MedusaContainer, engineOrderId: string, parts: readonly PaymentPart[]) {
	const assigned = assign(parts, await readCollections(container, engineOrderId));
	for (const { part, collection } of assigned)
		if (!collection)
			await createOrderPaymentCollectionWorkflow(container).run({
				input: { order_id: engineOrderId, amount: toEuros(part.amountCents) },
			});
}

/**
 * Each part with a collection of its amount, no collection twice. Deposit and balance may be equal: then the one that
 * is paid already belongs to the part that comes first.
 */
function assign(parts: readonly PaymentPart[], collections: readonly Collection[]) {
	const free = [...collections].sort((a, b) => Number(a.status === "not_paid") - Number(b.status === "not_paid"));
	return parts.map((part) => {
		const index = free.findIndex((collection) => toCents(collection.amount) === part.amountCents);
		return { part, collection: index < 0 ? undefined : free.splice(index, 1)[0] };
	});
}

/** As the engine's query answers it; its generated types exist only where the engine has run. */
interface QueriedCollection {
	id: string;
	status: Collection["status"];
	amount: unknown;
	payments?: ({ id: string } | null)[] | null;
}

async function readCollections(container: MedusaContainer, engineOrderId: string): Promise<Collection[]> {
	const query = container.resolve(ContainerRegistrationKeys.QUERY);
	const { data } = await query.graph({
		entity: "order",
		fields: [
			"payment_collections.id",
			"payment_collections.status",
			"payment_collections.amount",
			"payment_collections.payments.id",
		],
		filters: { id: engineOrderId },
	});
	const collections: readonly (QueriedCollection | null)[] = data[0]?.payment_collections ?? [];
	return collections.flatMap((collection) =>
		collection
			? [
					{
						id: collection.id,
						status: collection.status,
						amount: Number(collection.amount),
						payments: (collection.payments ?? []).flatMap((payment) => (payment ? [{ id: payment.id }] : [])),
					},
				]
			: [],
	);
}
