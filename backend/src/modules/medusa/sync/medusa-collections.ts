import { toCents } from "@confiserie/domain/money";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** A payment collection of a Medusa order; `amount` in EUR, as Medusa stores it. */
export interface MedusaCollection {
	id: string;
	/** As Medusa spells it: "not_paid", "completed", "canceled". */
	status: string;
	amount: number;
	sessions: { id: string; attemptId: string | null }[];
	payments: MedusaPayment[];
}
/** A payment in it, in cents. `attemptId` is the order service's, null for one that was made in Medusa Admin. */
export interface MedusaPayment {
	id: string;
	attemptId: string | null;
	amountCents: number;
	refundedCents: number;
}

/** The payment collections of a Medusa order, oldest first. */
export async function readCollections(container: MedusaContainer, medusaOrderId: string): Promise<MedusaCollection[]> {
	const query = container.resolve(ContainerRegistrationKeys.QUERY);
	const { data } = await query.graph({
		entity: "order",
		fields: [
			"payment_collections.id",
			"payment_collections.status",
			"payment_collections.amount",
			"payment_collections.created_at",
			"payment_collections.payment_sessions.id",
			"payment_collections.payment_sessions.data",
			"payment_collections.payments.id",
			"payment_collections.payments.data",
			"payment_collections.payments.amount",
			"payment_collections.payments.refunds.amount",
		],
		filters: { id: medusaOrderId },
	});
	const collections: readonly (QueriedCollection | null)[] = data[0]?.payment_collections ?? [];
	return collections
		.flatMap((collection) => collection ?? [])
		.sort((a, b) => new Date(a.created_at).getTime() - new Date(b.created_at).getTime())
		.map((collection) => ({
			id: collection.id,
			status: collection.status,
			amount: Number(collection.amount),
			sessions: compact(collection.payment_sessions).map(({ id, data }) => ({ id, attemptId: attemptOf(data) })),
			payments: compact(collection.payments).map((payment) => ({
				id: payment.id,
				attemptId: attemptOf(payment.data),
				amountCents: toCents(Number(payment.amount)),
				refundedCents: compact(payment.refunds).reduce((sum, { amount }) => sum + toCents(Number(amount)), 0),
			})),
		}));
}

/** As Medusa's query returns it; its generated types exist only where Medusa has run. */
interface QueriedCollection {
	id: string;
	status: string;
	amount: unknown;
	created_at: string | Date;
	payment_sessions?: List<{ id: string; data?: Data }>;
	payments?: List<{
		id: string;
		data?: Data;
		amount: unknown;
		refunds?: List<{ amount: unknown }>;
	}>;
}
type List<Item> = readonly (Item | null)[] | null;
type Data = Record<string, unknown> | null;

const compact = <Item>(list: List<Item> | undefined): Item[] => (list ?? []).flatMap((item) => item ?? []);
const attemptOf = (data: Data | undefined) => (typeof data?.attempt_id === "string" ? data.attempt_id : null);
