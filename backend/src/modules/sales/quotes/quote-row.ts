import type { StaffPayment } from "@confiserie/domain/orders/staff-order";
import { type QuoteContent, quoteContentSchema } from "@confiserie/domain/quote/quote-content";
import { one, type Sql } from "../../../lib/database/sql";
import { existing } from "../../foundations/failures";

/** A row of sales_quote. Amounts in cents, `expectedCents` is what is asked for when it is accepted; days in Paris. */
export interface QuoteRow {
	id: string;
	number: string;
	/** Grants access to the quote; null once its customer was erased. */
	accessKey: string | null;
	customerId: string;
	createdBy: string;
	createdAt: Date;
	issuedOn: string;
	validUntil: string;
	salesChannelId: string;
	payment: StaffPayment;
	depositPercentage: number | null;
	expectedCents: number;
	totalCents: number;
	content: string;
	/** The company, else the person. */
	buyer: string;
	/** The company whose members alone accept it; null for any other buyer. */
	companyId: string | null;
	email: string;
	phone: string;
	deliveryNotes: string | null;
	note: string;
	/** The number of the quote before, and the id of the one after. */
	replaces: string | null;
	replacedBy: string | null;
	withdrawnAt: Date | null;
	shortAt: Date | null;
	acceptedAt: Date | null;
	acceptedBy: string | null;
	orderId: string | null;
}

/** By what a quote is asked for: its id within the admin, the key of its mail elsewhere. */
export type QuoteName = { id: string } | { key: string };

/** Days as the texts that the domain compares. */
export const QUOTES = "select quote.*, issued_on::text, valid_until::text from sales_quote quote";

/** @throws ApiFailure QUOTE_NOT_FOUND */
export async function findQuote(sql: Sql, name: QuoteName, locking: "" | "for update" = ""): Promise<QuoteRow> {
	const [column, value] = "id" in name ? ["id", name.id] : ["access_key", name.key];
	return existing(await one<QuoteRow>(sql, `${QUOTES} where ${column} = ? ${locking}`, [value]), "QUOTE_NOT_FOUND");
}

export const contentOf = ({ content }: Pick<QuoteRow, "content">): QuoteContent =>
	quoteContentSchema.parse(JSON.parse(content));

/** How the quote that became an order is paid; undefined for an order without one. */
export async function paymentOfQuotedOrder(sql: Sql, orderId: string): Promise<StaffPayment | undefined> {
	const found = await one<{ payment: StaffPayment }>(sql, "select payment from sales_quote where order_id = ?", [
		orderId,
	]);
	return found?.payment;
}
