import type { AdminQuoteInquiry, QuoteInquiry } from "@confiserie/domain/contract/quote-inquiries";
import { one, type Sql } from "../../../../lib/database/sql";
import { REACHABLE_ACCOUNTS } from "../../../../medusa/accounts/people";
import { ApiFailure } from "../../../foundations/failures";

/** A row of quote_inquiry; the lines have the names of the day on which it was written. */
export interface InquiryRow extends Omit<QuoteInquiry, "createdAt"> {
	customerId: string;
	requestHash: string;
	createdAt: Date;
	quoteId: string | null;
}

/** Days as the texts that the domain compares. */
export const INQUIRIES = "select inquiry.*, wanted_on::text from quote_inquiry inquiry";

/** With its customer, as staff reads it. */
export const INQUIRIES_FOR_STAFF = `select inquiry.*, wanted_on::text, account.email, account.first_name, account.last_name,
		(select company from account_business where customer_id = inquiry.customer_id) as company
	from quote_inquiry inquiry join ${REACHABLE_ACCOUNTS} account on account.id = inquiry.customer_id`;

export type StaffInquiryRow = InquiryRow &
	Pick<AdminQuoteInquiry, "email" | "company"> & { firstName: string; lastName: string };

/** An inquiry under its lock. @throws ApiFailure QUOTE_INQUIRY_NOT_FOUND, QUOTE_INQUIRY_CLOSED for one that has its answer */
export async function lockOpenInquiry(sql: Sql, id: string, customerId?: string): Promise<InquiryRow> {
	const row = await one<InquiryRow>(
		sql,
		`${INQUIRIES} where id = ? and customer_id = coalesce(?, customer_id) for update`,
		[id, customerId ?? null],
	);
	if (!row) throw new ApiFailure("QUOTE_INQUIRY_NOT_FOUND");
	if (row.state !== "OPEN") throw new ApiFailure("QUOTE_INQUIRY_CLOSED");
	return row;
}

export function serializeInquiry(row: InquiryRow): QuoteInquiry {
	const { id, state, createdAt, lines, message, wantedOn, reason } = row;
	return { id, state, createdAt: createdAt.toISOString(), lines, message, wantedOn, reason };
}
