import { listChannelProducts, listChannels } from "@confiserie/domain/contract/channels";
import { type AdminQuoteInquiry, readQuoteInquiry } from "@confiserie/domain/contract/quote-inquiries";
import { type AdminQuote, readQuoteAsStaff } from "@confiserie/domain/contract/quotes";
import { writeDecimal } from "@confiserie/domain/decimal-text";
import { callCustomer, EMPTY_ORDER, type EntryStart, entryFor, type StaffLine } from "@/features/admin-staff-order";
import { orderCompanyValues } from "@/features/company";
import { call } from "@/lib/api";

/** What a quote begins with that replaces another one, or answers an inquiry. */
export interface FormerQuote {
	/** "Nouvelle version de DEV-2026-000007" */
	title: string;
	replaces: string | null;
	/** The inquiry that it answers, as its customer wrote it. */
	inquiry: AdminQuoteInquiry | null;
	note: string;
	start: EntryStart;
	/** Products that are sold no more, by name: they are left out. */
	missing: string[];
}

/** Reads the quote that another one replaces: same customer, address and lines, at the catalogue of today. */
export async function startFrom(id: string, signal: AbortSignal): Promise<FormerQuote> {
	const quote = await call(readQuoteAsStaff, { params: { id }, signal });
	const lines = await Promise.all(
		quote.lines.map(({ productReference: reference, unitPrice, listPrice, ...line }) => {
			const agreed = unitPrice < listPrice ? writeDecimal(unitPrice) : "";
			return lineFrom(quote, { ...line, reference, agreed }, signal);
		}),
	);
	return {
		title: `Nouvelle version de ${quote.number}`,
		replaces: id,
		inquiry: null,
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

/** Reads an inquiry: its customer at the known address, and its boxes at the catalogue's prices. */
export async function startFromInquiry(id: string, signal: AbortSignal): Promise<FormerQuote> {
	const inquiry = await call(readQuoteInquiry, { params: { id }, signal });
	const [customer, channels] = await Promise.all([
		callCustomer(inquiry.customerId, signal),
		call(listChannels, { signal }),
	]);
	const channelId = channels.content.find(({ isOwn }) => isOwn)?.id ?? "";
	const from = { channelId, customerId: inquiry.customerId };
	const lines = await Promise.all(inquiry.lines.map((line) => lineFrom(from, { ...line, agreed: "" }, signal)));
	return {
		title: `Devis pour ${inquiry.company ?? inquiry.name}`,
		replaces: null,
		inquiry,
		note: "",
		missing: inquiry.lines.filter((_, index) => !lines[index]).map(({ name }) => name),
		start: { ...entryFor(customer), lines: lines.filter((line) => line !== undefined) },
	};
}

interface KnownLine {
	productId: string;
	reference: string;
	quantity: number;
	agreed: string;
}

async function lineFrom(
	{ channelId, customerId }: { channelId: string; customerId: string },
	{ productId, reference: query, quantity, agreed }: KnownLine,
	signal: AbortSignal,
): Promise<StaffLine | undefined> {
	const { content } = await call(listChannelProducts, {
		params: { id: channelId },
		query: { query, page: 0, size: 100, customerId },
		signal,
	});
	const product = content.find((one) => one.productId === productId && one.isSold);
	return product && { product, boxes: String(quantity), agreed };
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
