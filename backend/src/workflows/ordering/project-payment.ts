import { toCents, toEuros } from "@confiserie/domain/money";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import {
	capturePaymentWorkflow,
	createOrderPaymentCollectionWorkflow,
	markPaymentCollectionAsPaid,
} from "@medusajs/medusa/core-flows";

/** Who captured, in the engine's eyes: the money moved at the provider before, the engine only records it. */
const CAPTURED_BY = "order-book";

interface Collection {
	id: string;
	status: string;
	amount: number;
	payments: { id: string; captured_at: string | Date | null }[];
}

/** Records what the provider captured as one paid collection of the engine's order; repeating it changes nothing. */
export async function projectPayment(container: MedusaContainer, engineOrderId: string, capturedCents: number) {
	if (capturedCents === 0) return;
	const amount = toEuros(capturedCents);
	const known = (await readCollections(container, engineOrderId)).find(
		(collection) => toCents(collection.amount) === capturedCents,
	);
	const collectionId = known?.id ?? (await createCollection(container, engineOrderId, amount));
	if (!known || known.status === "not_paid") {
		await markPaymentCollectionAsPaid(container).run({
			input: { order_id: engineOrderId, payment_collection_id: collectionId, captured_by: CAPTURED_BY },
		});
		return;
	}
	// Interrupted between authorisation and capture.
	const uncaptured = known.payments.filter((payment) => payment.captured_at === null);
	for (const payment of uncaptured)
		await capturePaymentWorkflow(container).run({
			input: { payment_id: payment.id, captured_by: CAPTURED_BY, amount },
		});
}

async function createCollection(container: MedusaContainer, engineOrderId: string, amount: number): Promise<string> {
	const { result } = await createOrderPaymentCollectionWorkflow(container).run({
		input: { order_id: engineOrderId, amount },
	});
	const [collection] = result;
	if (!collection) throw new Error(`The engine made no payment collection for ${engineOrderId}.`);
	return collection.id;
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
			"payment_collections.payments.captured_at",
		],
		filters: { id: engineOrderId },
	});
	const collections = data[0]?.payment_collections ?? [];
	return collections.flatMap((collection) =>
		collection
			? [
					{
						id: collection.id,
						status: collection.status,
						amount: Number(collection.amount),
						payments: (collection.payments ?? []).flatMap((payment) =>
							payment ? [{ id: payment.id, captured_at: payment.captured_at ?? null }] : [],
						),
					},
				]
			: [],
	);
}
