import { type IssuedPaper, inForce } from "@confiserie/domain/invoicing/in-force";
import { type Paper, paperSchema } from "@confiserie/domain/invoicing/paper";
import { one, rows, type Sql } from "../../lib/database/sql";

/** Billing documents of an order, oldest first. */
export async function papersOfOrder(sql: Sql, orderId: string): Promise<IssuedPaper[]> {
	const found = await rows<{ event: string; content: string }>(
		sql,
		"select event, content from paper where order_id = ? order by issued_at, number",
		[orderId],
	);
	return found.map(({ event, content }) => ({ event, paper: parsePaper(content) }));
}

/** Whether anything was issued of an order. */
export async function hasPapers(sql: Sql, orderId: string): Promise<boolean> {
	return (await one(sql, "select number from paper where order_id = ? limit 1", [orderId])) !== undefined;
}

/** Number of the order's final invoice that no correction has cancelled; null without one. */
export async function finalInvoiceInForce(sql: Sql, orderId: string): Promise<string | null> {
	const issued = await papersOfOrder(sql, orderId);
	return inForce(issued).find(({ paper }) => paper.kind === "FINAL_INVOICE")?.paper.number ?? null;
}

/** A billing document by its number, in any case; undefined when there is none. */
export async function readPaper(sql: Sql, number: string): Promise<{ orderId: string; paper: Paper } | undefined> {
	const found = await one<{ orderId: string; content: string }>(
		sql,
		"select order_id, content from paper where number = ?",
		[number.toUpperCase()],
	);
	return found && { orderId: found.orderId, paper: parsePaper(found.content) };
}

/** The content of a billing document's row. */
export const parsePaper = (content: string): Paper => paperSchema.parse(JSON.parse(content));
