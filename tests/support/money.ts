import { randomUUID } from "node:crypto";
import { type OrderPayments, orderPaymentsSchema } from "@confiserie/domain/contract/admin-payments";
import type { RefundCause } from "@confiserie/domain/orders/owed";
import type { HandMeans } from "@confiserie/domain/payments/payment-provider";
import { type ApiResponse, api, db, engine } from "./api";
import { eventually } from "./ordering";

/** What an administrator does about the money of one order. Amounts in cents. */
export function moneyOf(orderId: string, admin: string) {
	const at = `/admin/orders/${orderId}`;
	const post = <Body>(path: string, body: unknown, key: string) =>
		api<Body>(`${at}/${path}`, { body, token: admin, headers: { "Idempotency-Key": key } });
	return {
		read: async () => orderPaymentsSchema.strict().parse((await api(`${at}/payments`, { token: admin })).body),
		refund: <Body = OrderPayments>(
			amount: number,
			key: string = randomUUID(),
			cause?: RefundCause,
		): Promise<ApiResponse<Body>> => post<Body>("refunds", { amount, reason: "Deux cartons écrasés", cause }, key),
		transfer: <Body = OrderPayments>(
			amount: number,
			key: string = randomUUID(),
			means?: HandMeans,
		): Promise<ApiResponse<Body>> =>
			post<Body>("transfers", { amount, means, receivedOn: "2026-11-02", reference: "VIR 4471" }, key),
	};
}

/** Movements of an order's money, oldest first: kind and cents. */
export async function ledgerOf(orderId: string): Promise<[string, number][]> {
	const { rows } = await db().query(
		"select kind, amount_cents from payment_ledger where order_id = $1 order by recorded_at, id",
		[orderId],
	);
	return rows.map((row) => [row.kind, row.amount_cents]);
}

/** What the demo provider itself says that it gave back for an order, in cents. */
export async function givenBackByProvider(orderNumber: string): Promise<number> {
	const { rows } = await db().query(
		`select coalesce(sum(amount_cents), 0)::int as cents from demo_refund
			join demo_payment_intent intent on intent.id = intent_id where intent.wire->'metadata'->>'order_number' = $1`,
		[orderNumber],
	);
	return rows[0].cents;
}

export interface MedusaMoney {
	id: string;
	status: string;
	payment_status: string;
	payment_collections: {
		id: string;
		amount: number;
		status: string;
		captured_amount: number;
		refunded_amount: number;
		payments: { id: string; amount: number; provider_id: string; refunds: { amount: number }[] }[];
	}[];
}

const FIELDS = "*payment_collections,*payment_collections.payments,*payment_collections.payments.refunds";

/** Medusa's order once it says what `isRight` expects. */
export function medusaMoney(orderId: string, admin: string, isRight: (order: MedusaMoney) => boolean) {
	return eventually(`the engine's order of ${orderId}`, async () => {
		const { rows } = await db().query(
			`select medusa_order_id as id from order_book where id = $1 and not exists (
				select 1 from order_outbox where order_id = order_book.id and done_at is null)`,
			[orderId],
		);
		if (!rows[0]?.id) return undefined;
		const path = `/admin/orders/${rows[0].id}?fields=${FIELDS}`;
		const { body } = await engine<{ order: MedusaMoney }>(path, { token: admin });
		return isRight(body.order) ? body.order : undefined;
	});
}
