import { DEFAULT_COUNTRY } from "@confiserie/domain/cart/checkout-form";
import { type BoxPrice, boxPriceFor } from "@confiserie/domain/channels/sales-channel";
import type { ChannelProduct } from "@confiserie/domain/contract/channels";
import { boxCount } from "@confiserie/domain/contract/payment";
import type { QuoteRequest } from "@confiserie/domain/contract/quotes";
import type { FoundCustomer } from "@confiserie/domain/contract/staff-order";
import { toCents } from "@confiserie/domain/money";
import { NEW_REQUEST } from "@/features/admin/kit";

type Data = QuoteRequest["orderData"];
export type Item = Data["items"][number];

const NO_CONTACT = {
	firstName: "",
	lastName: "",
	email: "",
	phone: "",
	address: { street: "", postalCode: "", city: "", country: DEFAULT_COUNTRY },
};

/** An order before anything is typed; as that of a quote, but for its terms. */
export const EMPTY_ORDER: QuoteRequest = {
	requestId: NEW_REQUEST,
	channelId: null,
	customerId: null,
	invite: false,
	payment: "LINK",
	depositPercentage: null,
	// Without `business`: for the company of the customer's account, where there is one.
	orderData: { ...NO_CONTACT, deliveryNotes: "", items: [] },
};

/** What is known of a customer, put into the form; empty without one. */
export function contactOf(customer: FoundCustomer | null): typeof NO_CONTACT {
	if (!customer) return NO_CONTACT;
	const { firstName, lastName, email, phone, address } = customer;
	return { firstName, lastName, email, phone, address: address ?? NO_CONTACT.address };
}

/** A line with the product that it is of. */
export interface StaffLine {
	item: Item;
	product: ChannelProduct;
}

/** Boxes of a line; 0 while it is no number of boxes. */
export const boxesOf = ({ quantity }: Pick<Item, "quantity">): number => boxCount.safeParse(quantity).data ?? 0;

/** Cents of one box of a line, at the tier that its quantity reaches. */
export function unitCents({ item, product: { prices, boxesPerLayer, boxesPerPallet } }: StaffLine): number {
	const tiers: BoxPrice[] = [
		{ minBoxes: 1, price: prices.box },
		{ minBoxes: boxesPerLayer, price: prices.layer },
		{ minBoxes: boxesPerPallet, price: prices.pallet },
	].flatMap(({ minBoxes, price }) => (minBoxes && price ? [{ minBoxes, pricePerBoxCents: toCents(price) }] : []));
	return boxPriceFor(tiers, boxesOf(item));
}

/** Whether the agreed price of a box is none, or above that of the catalogue. */
export function isTooDear(line: StaffLine): boolean {
	const agreed = line.item.agreedUnitPrice ?? null;
	return agreed !== null && !(agreed >= 1 && agreed <= unitCents(line));
}

/** Price of a box in cents, as requested. */
export const askedCents = (line: StaffLine): number =>
	isTooDear(line) ? unitCents(line) : (line.item.agreedUnitPrice ?? unitCents(line));
