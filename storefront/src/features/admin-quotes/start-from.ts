import type { AdminQuote } from "@confiserie/domain/contract/quote";
import { writeDecimal } from "@confiserie/domain/decimal-text";
import { callProducts } from "@/features/admin-channels";
import { EMPTY_ORDER, type EntryStart, type StaffLine } from "@/features/admin-staff-order";
import { orderCompanyValues } from "@/features/company";
import { callAdminQuote } from "./calls";

/** What the next version of a quote begins with. */
export interface FormerQuote {
	id: string;
	number: string;
	note: string;
	start: EntryStart;
	/** Products that are sold no more, by name: they are left out. */
	missing: string[];
}

/** Reads the quote that another one replaces: same customer, address and lines, at the catalogue of today. */
export async function startFrom(id: string, signal: AbortSignal): Promise<FormerQuote> {
	const quote = await callAdminQuote(id, signal);
	const lines = await Promise.all(quote.lines.map((line) => lineFrom(quote, line, signal)));
	return {
		id,
		number: quote.number,
		note: quote.note,
		missing: quote.lines.filter((_, index) => !lines[index]).map(({ productName }) => productName),
		start: {
			values: valuesFrom(quote),
			customer: customerFrom(quote),
			channelId: quote.channelId,
			lines: lines.filter((line) => line !== undefined),
		},
	};
}

async function lineFrom(
	{ channelId }: AdminQuote,
	{ productId, productReference: query, quantity, unitPrice, listPrice }: AdminQuote["lines"][number],
	signal: AbortSignal,
): Promise<StaffLine | undefined> {
	const { content } = await callProducts(channelId, { query, page: 0, size: 100 }, signal);
	const product = content.find((one) => one.productId === productId && one.isSold);
	return product && { product, boxes: String(quantity), agreed: unitPrice < listPrice ? writeDecimal(unitPrice) : "" };
}

function valuesFrom(quote: AdminQuote): EntryStart["values"] {
	const { firstName, lastName, email, phone, address, deliveryNotes, business, payment } = quote;
	return {
		...EMPTY_ORDER,
		...{ firstName, lastName, email, phone, deliveryNotes, payment },
		...address,
		deposit: String(quote.depositPercentage ?? ""),
		buyer: business ? "company" : "person",
		company: orderCompanyValues(business),
	};
}

function customerFrom({ customerId: id, email, firstName, lastName, phone, address }: AdminQuote) {
	return { id, email, firstName, lastName, phone, address };
}
