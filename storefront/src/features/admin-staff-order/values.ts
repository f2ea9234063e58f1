import { addressFaults } from "@confiserie/domain/address";
import { DEFAULT_COUNTRY } from "@confiserie/domain/checkout-form";
import type { ChannelProduct } from "@confiserie/domain/contract/channels";
import type { DeliveryChoiceInput } from "@confiserie/domain/contract/payment";
import type { FoundCustomer, StaffOrder } from "@confiserie/domain/contract/staff-order";
import { readDecimal } from "@confiserie/domain/decimal-text";
import { emailFault } from "@confiserie/domain/email";
import { toCents } from "@confiserie/domain/money";
import { type BoxPrice, boxPriceFor } from "@confiserie/domain/sales-channel";
import type { StaffPayment } from "@confiserie/domain/staff-order";
import {
	type Buyer,
	companyMessages,
	NO_COMPANY,
	ORDER_COMPANY_FIELDS,
	type OrderCompanyValues,
	orderBuyer,
} from "@/features/company";
import type { FieldMessages } from "@/lib/form-resolver";

/** The contact of a phone order, as it is typed. */
export interface StaffOrderValues {
	firstName: string;
	lastName: string;
	email: string;
	phone: string;
	street: string;
	postalCode: string;
	city: string;
	country: string;
	deliveryNotes: string;
	invite: boolean;
	/** "account" for the company of the customer's account, where there is one. */
	buyer: Buyer;
	company: OrderCompanyValues;
	payment: StaffPayment;
	/** A percentage; "" for a payment at once. */
	deposit: string;
}
export const STAFF_FIELDS = ["firstName", "lastName", "email", "phone", "street", "postalCode", "city"] as const;
/** What is known of a customer. */
export const CONTACT_FIELDS = [...STAFF_FIELDS, "country"] as const;
export const REFUSABLE_FIELDS = [
	...STAFF_FIELDS,
	...ORDER_COMPANY_FIELDS.map((field) => `company.${field}` as const),
] as const;

export const EMPTY_ORDER: StaffOrderValues = {
	firstName: "",
	lastName: "",
	email: "",
	phone: "",
	street: "",
	postalCode: "",
	city: "",
	country: DEFAULT_COUNTRY,
	deliveryNotes: "",
	invite: false,
	buyer: "account",
	company: NO_COMPANY,
	payment: "LINK",
	deposit: "",
};

/** A line of the order: boxes as they are typed. */
export interface StaffLine {
	product: ChannelProduct;
	boxes: string;
	/** Euros of a box that were agreed, as they are typed; "" for the catalogue's price. */
	agreed: string;
}

/** What is known of a customer, put into the form. */
export function contactOf({ address, ...customer }: FoundCustomer): Partial<StaffOrderValues> {
	const { firstName, lastName, email, phone } = customer;
	return { firstName, lastName, email, phone, ...(address ?? {}) };
}

/** Boxes of a line; 0 unless it is a whole number. */
export function boxesOf({ boxes }: StaffLine): number {
	return /^\d{1,6}$/.test(boxes.trim()) ? Number(boxes) : 0;
}

/** Cents of one box of a line, at the tier that its quantity reaches. */
export function unitCents(line: StaffLine): number {
	const { prices, boxesPerLayer, boxesPerPallet } = line.product;
	const tiers: BoxPrice[] = [
		{ minBoxes: 1, price: prices.box },
		{ minBoxes: boxesPerLayer, price: prices.layer },
		{ minBoxes: boxesPerPallet, price: prices.pallet },
	].flatMap(({ minBoxes, price }) => (minBoxes && price ? [{ minBoxes, pricePerBoxCents: toCents(price) }] : []));
	return boxPriceFor(tiers, boxesOf(line));
}

/** Agreed price of a box in cents; null for the catalogue's price, NaN for an invalid or higher price. */
export function agreedCents(line: StaffLine): number | null {
	const euros = readDecimal(line.agreed);
	if (euros === null) return null;
	const cents = Math.round(euros * 100);
	return cents >= 1 && cents <= unitCents(line) ? cents : Number.NaN;
}

/** Price of a box in cents, as requested. */
export function askedCents(line: StaffLine): number {
	return agreedCents(line) || unitCents(line);
}

export function validateContact(values: StaffOrderValues): FieldMessages {
	const missing = Object.fromEntries(
		(["firstName", "lastName", "phone"] as const)
			.filter((field) => values[field].trim() === "")
			.map((field) => [field, "Ce champ est obligatoire."]),
	);
	const email = values.email.trim() === "" ? "Saisissez l'e-mail du client." : emailFault(values.email);
	return {
		...missing,
		...(email ? { email } : {}),
		...addressFaults({ ...values, additionalInfo: "" }),
		...(values.buyer === "company" ? companyMessages(values.company) : {}),
	};
}

/** The request. `total` in cents, as shown on the screen. */
export function orderOf(
	values: StaffOrderValues,
	lines: readonly StaffLine[],
	{
		total,
		delivery,
		...terms
	}: {
		customerId: string | null;
		channelId: string | null;
		delivery: DeliveryChoiceInput | undefined;
		total: number | undefined;
	},
): Omit<StaffOrder, "requestId"> {
	const { firstName, lastName, email, phone, street, postalCode, city, country, deliveryNotes } = values;
	return {
		...terms,
		invite: terms.customerId === null && values.invite,
		payment: values.payment,
		depositPercentage: values.deposit === "" || values.payment === "LATER" ? null : Number(values.deposit),
		orderData: {
			firstName,
			lastName,
			email,
			phone,
			address: { street, postalCode, city, country },
			deliveryNotes,
			...orderBuyer(values.buyer, values.company),
			items: lines.map((line) => ({
				productId: line.product.productId,
				productName: line.product.name,
				quantity: boxesOf(line),
				unitPrice: unitCents(line),
				agreedUnitPrice: agreedCents(line),
			})),
			...(delivery && { delivery }),
			...(total === undefined ? {} : { total }),
		},
	};
}
