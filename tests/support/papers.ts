import { type Paper, paperSchema } from "@confiserie/domain/invoicing/paper";
import { db } from "./api";
import { eventually } from "./ordering";

/** A paper's row, its content read. */
export interface PaperRow {
	number: string;
	kind: Paper["kind"];
	series: string;
	ordinal: number;
	event: string;
	content: string;
	paper: Paper;
}

/** Papers of an order, oldest first, as they are now. */
export async function papersOf(orderId: string): Promise<PaperRow[]> {
	const { rows } = await db().query("select * from paper where order_id = $1 order by issued_at, number", [orderId]);
	return rows.map((row) => ({ ...row, paper: paperSchema.strict().parse(JSON.parse(row.content)) }));
}

/** Papers of an order once its tasks are done. */
export function settledPapersOf(orderId: string): Promise<PaperRow[]> {
	return eventually(`the papers of ${orderId}`, async () => {
		const { rows } = await db().query(
			"select 1 from order_outbox where order_id = $1 and task = 'PAPER' and done_at is null",
			[orderId],
		);
		return rows.length === 0 ? papersOf(orderId) : undefined;
	});
}
