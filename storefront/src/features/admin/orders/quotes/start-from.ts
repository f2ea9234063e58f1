import { listChannels } from "@confiserie/domain/contract/channels";
import { type AdminQuoteInquiry, readQuoteInquiry } from "@confiserie/domain/contract/quote-inquiries";
import { type AdminQuote, readQuoteAsStaff } from "@confiserie/domain/contract/quotes";
import { toCents } from "@confiserie/domain/money";
import { typedBusiness } from "@/features/account/company";
import { EMPTY_ORDER, type EntryStart, entryFor, findCustomer, findProduct } from "@/features/admin/orders/staff-order";
import { call } from "@/lib/api";

/** What a quote begins with that replaces another one, or answers an inquiry. */
export interface FormerQuote {
	/** "Nouvelle version de DEV-2026-000007" */
	title: string;
	/** The inquiry that it answers, as its customer wrote it. */
	inquiry: AdminQuoteInquiry | null;
	start: EntryStart;
	/** Products that are sold no more, by name: they are left out. */
	missing: string[];
}

/** Reads the quote that another one replaces: same customer, address and lines, at the catalogue of today. */
export async function startFrom(id: string, signal: AbortSignal): Promise<FormerQuote> {
	const quote = await call(readQuoteAsStaff, { params: { id }, signal });
	const { channelId, customerId, email, firstName, lastName, phone, address } = quote;
	const lines = quote.lines.map(
		({ productReference: reference, productName: name, unitPrice, listPrice, palletDiscount, ...line }) => {
			// The price of a mixed pallet is found again: it was not agreed.
			const agreed = toCents(unitPrice) + toCents(palletDiscount);
			return { ...line, reference, name, agreedUnitPrice: agreed < toCents(listPrice) ? agreed : null };
		},
	);
	return {
		title: `Nouvelle version de ${quote.number}`,
		inquiry: null,
		...(await startWith(
			{
				values: valuesFrom(quote),
				customer: { id: customerId, email, firstName, lastName, phone, address },
				channelId,
			},
			{ channelId, customerId, lines },
			signal,
		)),
	};
}

/** Reads an inquiry: its customer at the known address, and its boxes at the catalogue's prices. */
export async function startFromInquiry(id: string, signal: AbortSignal): Promise<FormerQuote> {
	const inquiry = await call(readQuoteInquiry, { params: { id }, signal });
	const [customer, channels] = await Promise.all([
		findCustomer(inquiry.customerId, signal),
		call(listChannels, { signal }),
	]);
	const channelId = channels.content.find(({ isOwn }) => isOwn)?.id ?? "";
	const { values, ...start } = entryFor(customer);
	const asked = { ...values, inquiryId: id };
	return {
		title: `Devis pour ${inquiry.company ?? inquiry.name}`,
		inquiry,
		...(await startWith({ ...start, values: asked }, { ...inquiry, channelId }, signal)),
	};
}

interface KnownLines {
	channelId: string;
	customerId: string;
	lines: readonly {
		productId: string;
		reference: string;
		name: string;
		quantity: number;
		agreedUnitPrice?: number | null;
	}[];
}

/** A start with those lines whose products are still sold. */
async function startWith(
	{ values, ...start }: Omit<EntryStart, "products">,
	{ lines, ...from }: KnownLines,
	signal: AbortSignal,
): Promise<Pick<FormerQuote, "start" | "missing">> {
	const found = await Promise.all(lines.map((line) => findProduct(from, line, signal)));
	const items = lines
		.filter((_, index) => found[index])
		.map(({ productId, name: productName, quantity, agreedUnitPrice = null }) => ({
			...{ productId, productName, quantity, agreedUnitPrice },
		}));
	return {
		start: {
			...start,
			values: { ...values, orderData: { ...values.orderData, items } },
			products: found.filter((product) => product !== undefined),
		},
		missing: lines.filter((_, index) => !found[index]).map(({ name }) => name),
	};
}

function valuesFrom(quote: AdminQuote): EntryStart["values"] {
	const { id, note, payment, depositPercentage, business } = quote;
	const { firstName, lastName, email, phone, address, deliveryNotes } = quote;
	return {
		...EMPTY_ORDER,
		...{ note, payment, depositPercentage, replaces: id },
		orderData: {
			...{ firstName, lastName, email, phone, address, deliveryNotes },
			business: business && typedBusiness(business),
			items: [],
		},
	};
}
