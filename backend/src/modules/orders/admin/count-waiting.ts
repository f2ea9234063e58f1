import { one, type Sql } from "../../../lib/database/sql";

/** Withdrawals and claims that wait for an answer of the staff. */
export async function countWaiting(sql: Sql): Promise<{ withdrawals: number; claims: number }> {
	const counted = await one<{ withdrawals: number; claims: number }>(
		sql,
		`select (select count(*)::int from order_withdrawal where state = 'OPEN') as withdrawals,
			(select count(*)::int from order_complaint where state = 'OPEN') as claims`,
	);
	return counted ?? { withdrawals: 0, claims: 0 };
}
