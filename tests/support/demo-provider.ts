import { db } from "./api";

/** What the demo provider would charge for an order, in cents, an intent each. */
export async function intentAmounts(orderNumber: string): Promise<number[]> {
	const { rows } = await db().query(
		"select (wire->>'amount')::int as amount from demo_payment_intent where wire->'metadata'->>'order_number' = $1",
		[orderNumber],
	);
	return rows.map((row) => row.amount);
}

/** The customer paid, but the event never arrived: only the provider's books say so. */
export async function succeedAtProviderOnly(intentId: string): Promise<void> {
	await db().query(
		`update demo_payment_intent set status = 'succeeded', wire = wire || jsonb_build_object(
			'status', 'succeeded', 'amount_received', wire->'amount', 'latest_charge', 'ch_demo_' || id) where id = $1`,
		[intentId],
	);
}
