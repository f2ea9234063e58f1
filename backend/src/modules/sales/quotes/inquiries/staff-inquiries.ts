import type { AdminQuoteInquiry } from "@confiserie/domain/contract/quote-inquiries";
import { inTransaction, one, oneNumber, rows, type Sql } from "../../../../lib/database/sql";
import { type Administrator, recordAudit } from "../../../foundations/audit";
import { ApiFailure } from "../../../foundations/failures";
import { queueMail } from "../../../foundations/mail";
import type { OrderContext } from "../../orders";
import { INQUIRIES_FOR_STAFF, lockOpenInquiry, type StaffInquiryRow, serializeInquiry } from "./inquiry-row";

/** Inquiries that wait for an answer, oldest first; at most a hundred. */
export async function listInquiries(sql: Sql): Promise<AdminQuoteInquiry[]> {
	const found = await rows<StaffInquiryRow>(
		sql,
		`${INQUIRIES_FOR_STAFF} where state = 'OPEN' order by inquiry.created_at, inquiry.id limit 100`,
	);
	return found.map(serializeForStaff);
}

/** How many inquiries wait for an answer. */
export function countOpenInquiries(sql: Sql): Promise<number> {
	return oneNumber(sql, `select count(*)::int from (${INQUIRIES_FOR_STAFF} where state = 'OPEN') waiting`);
}

/** @throws ApiFailure QUOTE_INQUIRY_NOT_FOUND */
export async function readInquiry(sql: Sql, id: string): Promise<AdminQuoteInquiry> {
	const row = await one<StaffInquiryRow>(sql, `${INQUIRIES_FOR_STAFF} where inquiry.id = ?`, [id]);
	if (!row) throw new ApiFailure("QUOTE_INQUIRY_NOT_FOUND");
	return serializeForStaff(row);
}

/** Answers an inquiry without a quote; its customer reads why. @throws ApiFailure QUOTE_INQUIRY_NOT_FOUND, QUOTE_INQUIRY_CLOSED */
export function declineInquiry(context: OrderContext, id: string, reason: string, by: Administrator): Promise<void> {
	return inTransaction(context.writes, async (sql) => {
		await lockOpenInquiry(sql, id);
		const row = await one<StaffInquiryRow>(sql, `${INQUIRIES_FOR_STAFF} where inquiry.id = ?`, [id]);
		if (!row) throw new ApiFailure("QUOTE_INQUIRY_NOT_FOUND");
		const { customerId, email, firstName, lines } = row;
		await sql("quote_inquiry").where({ id }).update({ state: "DECLINED", reason });
		await recordAudit(sql, by, {
			action: "quote.inquiry-declined",
			entity: "customer",
			entityId: customerId,
			label: email,
		});
		const data = { firstName, lines, reason };
		await queueMail(sql, { key: `quote-inquiry-declined:${id}`, to: email, template: "quote-inquiry-declined", data });
	});
}

/**
 * Marks an inquiry as answered by a quote for its own customer.
 * @throws ApiFailure QUOTE_INQUIRY_NOT_FOUND, QUOTE_INQUIRY_CLOSED, VALIDATION for a quote for another customer
 */
export async function answerInquiry(
	sql: Sql,
	{ inquiryId, quoteId, customerId }: { inquiryId: string; quoteId: string; customerId: string },
): Promise<void> {
	const inquiry = await lockOpenInquiry(sql, inquiryId);
	if (inquiry.customerId !== customerId)
		throw new ApiFailure("VALIDATION", { field: "inquiryId", message: "Cette demande est celle d'un autre client." });
	await sql("quote_inquiry").where({ id: inquiryId }).update({ state: "ANSWERED", quote_id: quoteId });
}

function serializeForStaff(row: StaffInquiryRow): AdminQuoteInquiry {
	const { customerId, firstName, lastName, email, company, quoteId } = row;
	const name = `${firstName} ${lastName}`.trim() || email;
	return { ...serializeInquiry(row), customerId, name, email, company, quoteId };
}
