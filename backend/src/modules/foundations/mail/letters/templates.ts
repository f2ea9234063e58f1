import type { ClaimKind, ClaimRemedy } from "@confiserie/domain/claim/claim-codes";
import type { ClaimDecision } from "@confiserie/domain/contract/claims";
import type { DeliveryPromise } from "@confiserie/domain/contract/delivery-promise";
import type { OrderDelivery } from "@confiserie/domain/contract/order-delivery";
import type { Tracking } from "@confiserie/domain/contract/tracking";
import type { PackageKind } from "@confiserie/domain/fulfilment/shipment";
import type { ShopAlert } from "@confiserie/domain/operations/shop-alert";
import type { ORDER_STATUS, OrderStatus } from "@confiserie/domain/orders/order-status";
import type { TaxedAmount } from "@confiserie/domain/tax/taxed-amount";
import type { TermsSection } from "@confiserie/domain/terms/terms-section";

/** Statuses that the status mail covers; the others have a mail of their own. */
export type MailedStatus = {
	[Status in OrderStatus]: (typeof ORDER_STATUS)[Status]["mail"] extends "order-status-changed" ? Status : never;
}[OrderStatus];

/** Every e-mail of the shop with what it needs to be written; amounts in cents, paths begin with "/" on the shop's own site. */
export interface MailTemplates {
	/** The first payment arrived: everything, or the deposit. */
	"order-received": { order: OrderSummary; terms?: MailedTerms | null };
	/** Accepted on the account of a company. `dueOn` is the last day of an invoice of that day, "2026-12-31". */
	"order-on-account": { order: OrderSummary; terms?: MailedTerms | null; dueOn: string; iban: string | null };
	/** Staff has entered the order; `path` is where it is paid by card, `heldUntil` an ISO 8601 time or null. */
	"order-recorded": { order: OrderSummary; terms?: MailedTerms | null; path: string | null; heldUntil: string | null };
	/** An offer of the staff; `path` is where it is read and accepted, without account. */
	quote: { quote: QuoteSummary; path: string };
	/** To the shop: boxes for which a customer wants a quote. */
	"quote-inquiry": {
		name: string;
		email: string;
		company: string | null;
		lines: InquiredLine[];
		message: string;
		wantedOn: string | null;
		path: string;
	};
	"quote-inquiry-declined": { firstName: string; lines: InquiredLine[]; reason: string };
	"payment-failed": { order: OrderSummary };
	/** An administrator asks for the balance, or for the first payment; `path` leads to where it is paid. Mails of the previous release name no amount. */
	"balance-link": { order: OrderSummary; path: string; amountCents?: number };
	"balance-received": { order: OrderSummary; receivedCents: number };
	"order-status-changed": { order: OrderSummary; status: MailedStatus };
	/** A part of it has left, or with `isLast` what was still here; the order's tracking is that of this shipment. */
	"order-shipment": {
		order: OrderSummary;
		isLast: boolean;
		lines: { name: string; reference: string; boxes: number; piecesPerBox?: number | undefined }[];
		packages: PackageKind[];
	};
	/** Staff has corrected whom it goes to; `phone` is the new number, if that is one of the changes. */
	"order-contact-corrected": { order: OrderSummary; phone: string | null; isBilled: boolean };
	/** Staff has corrected its articles; `path` is where `dueCents` are paid by card, null where nothing is due or no card can pay it. */
	"order-corrected": {
		order: OrderSummary;
		fromCents: number;
		refundCents: number;
		dueCents: number;
		path: string | null;
	};
	/** `refundDueCents` is what goes back to the customer; 0 when nothing was paid. */
	"order-cancelled": { order: OrderSummary; refundDueCents: number };
	refund: { order: OrderSummary; refundedCents: number };
	/** The bank would not take the money, or sent it back. */
	"refund-failed": { order: OrderSummary; refundedCents: number };
	/** Amount that a refund by line takes off the balance; money that is given back has the mail of refunds. */
	"balance-lowered": { order: OrderSummary; offBalanceCents: number };
	/** The acknowledgement of a declaration; `submittedAt` in ISO 8601. */
	"withdrawal-received": {
		order: OrderSummary;
		name: string;
		submittedAt: string;
		isLate: boolean;
		lines: OrderSummaryLine[];
	};
	/** Amount that it takes off the balance; money that is given back has the mail of refunds. */
	"withdrawal-accepted": { order: OrderSummary; offBalanceCents: number };
	"withdrawal-refused": { order: OrderSummary; reason: string };
	/** The acknowledgement of a claim; `submittedAt` in ISO 8601. */
	"claim-received": {
		order: OrderSummary;
		number: string;
		submittedAt: string;
		kind: ClaimKind;
		remedy: ClaimRemedy;
		text: string;
		lines: OrderSummaryLine[];
	};
	"claim-answered": { order: OrderSummary; number: string; text: string };
	/** `mediator` is null for a company, empty while the settings name none. */
	"claim-ended": {
		order: OrderSummary;
		number: string;
		decision: ClaimDecision["decision"];
		words: string;
		refundCents: number | null;
		/** Of it, what is less to pay; mails from before it was recorded have none. */
		offBalanceCents?: number;
		mediator: string | null;
	};
	/** To a visitor who asked for the newsletter: nothing is sent before its link is followed. */
	"newsletter-confirm": { path: string };
	/** `unsubscribeToken` opens the ways out, in the mail and in its headers. */
	"newsletter-welcome": { unsubscribeToken: string };
	/** An invoice of a company is late; `isLast` for the second reminder. */
	"payment-reminder": {
		number: string;
		orderNumber: string;
		/** "2026-12-31". */
		dueOn: string;
		openCents: number;
		isLast: boolean;
		iban: string | null;
		path: string;
	};
	/** On the day that its owner chose for a list; `path` leads to it. */
	"list-reminder": { name: string; path: string };
	/** To a person who is invited to buy for a company; `role` in French. */
	"company-invitation": { invitedBy: string; company: string; role: string; path: string };
	/** To the member who becomes manager of a company whose last one erased their account. */
	"company-manager": { company: string; path: string };
	/** To members who may approve; `by` is the member who ordered. */
	"approval-requested": { order: OrderSummary; company: string; by: string; path: string };
	/** To the member who ordered: it can be paid, at `path`, until `heldUntil` (ISO 8601). */
	"approval-granted": { order: OrderSummary; by: string; path: string; heldUntil: string | null };
	/** To the member who ordered; `reason` may be empty. */
	"approval-declined": { order: OrderSummary; by: string; reason: string };
	/** To a visitor who asked to be notified of a product; `unsubscribeToken` opens the ways out, in the mail and in its headers. */
	"stock-alert": { productName: string; path: string; unsubscribeToken: string };
	/** To its author. */
	"review-refused": { firstName: string; productName: string; text: string; reason: string };
	"password-reset": { firstName: string; path: string };
	/** To a person who signs in to Medusa Admin; `path` lies there. */
	"staff-password-reset": { firstName: string; path: string };
	/** To a person who was made an administrator and has no password yet. */
	"administrator-link": { firstName: string; path: string };
	/** To a person who is invited into the team; `role` in French. */
	"staff-invitation": { invitedBy: string; role: string; path: string };
	/** To a customer for whom staff opened an account. */
	"account-invitation": { firstName: string; path: string };
	/** `endsAt`: ISO 8601. */
	"account-idle": { firstName: string; endsAt: string; path: string };
	"account-erased": Record<string, never>;
	"password-changed": { firstName: string };
	/** To the new address. */
	"email-change-confirm": { firstName: string; path: string };
	/** To the former address. */
	"email-changed-notice": { firstName: string; newEmail: string };
	/** To a customer who received a lot that is called back, in the shop's own words. */
	"lot-recall": {
		firstName: string;
		subject: string;
		text: string;
		orders: readonly { orderNumber: string; boxes: number }[];
		/** Of the lot's product. */
		piecesPerBox?: number | undefined;
	};
	/** To the owner: what must be seen to, or is solved. */
	"shop-alert": { state: "OPEN" | "SOLVED"; alerts: readonly ShopAlert[] };
	/** To the shop, from the contact form. */
	"contact-message": { name: string; email: string; subject: string; message: string };
}

/** The terms of sale sent with an order; missing in mails queued before they were recorded. */
export interface MailedTerms {
	version: number;
	/** ISO 8601. */
	inForceFrom: string;
	sections: readonly TermsSection[];
}

export type MailTemplate = keyof MailTemplates;

/** An order as it was when the mail was asked for. */
export interface OrderSummary {
	orderNumber: string;
	/** When it arrives; absent in mails requested before it was recorded. */
	promise?: DeliveryPromise | null;
	firstName: string;
	lastName: string;
	street: string;
	postalCode: string;
	city: string;
	country: string;
	deliveryNotes: string | null;
	lines: OrderSummaryLine[];
	subtotalCents: number;
	shippingCents: number;
	totalCents: number;
	/** Reductions of the subtotal; absent in mails requested before promotions. */
	promotions?: readonly { name: string; discountCents: number }[];
	/** By VAT rate; absent in mails requested before orders recorded it. */
	taxes?: readonly TaxedAmount[];
	/** Amount of the first payment: the total or the deposit. */
	expectedCents: number;
	depositPercentage: number | null;
	/** Taken off the total by withdrawals; absent in mails of the previous release. */
	withdrawnCents?: number;
	/** Given back by corrections of its articles; absent in mails of the previous release. */
	correctedCents?: number;
	capturedCents: number;
	refundedCents: number;
	/** Absent in mails of the previous release. */
	isCancelled?: boolean;
	/** Absent in mails requested before it was recorded. */
	delivery?: OrderDelivery | null;
	/** How it is followed at its carrier. A mail that the previous release asked for names neither this nor the key. */
	tracking?: Tracking | null;
	/** Opens the order's page to a customer without an account. */
	followKey?: string | null;
}

/** A quote as it was sent. */
export interface QuoteSummary
	extends Pick<
		OrderSummary,
		"firstName" | "lines" | "promotions" | "subtotalCents" | "shippingCents" | "totalCents" | "delivery"
	> {
	number: string;
	/** The last day on which it can be accepted, "2026-12-22". */
	validUntil: string;
	/** The number of the quote that it replaces. */
	replaces: string | null;
	/** A company's: its members accept it. */
	isForMembers: boolean;
	note: string;
	taxes: readonly TaxedAmount[];
}

export interface InquiredLine {
	name: string;
	reference: string;
	/** In boxes. */
	quantity: number;
	piecesPerBox?: number | undefined;
}

export interface OrderSummaryLine {
	name: string;
	/** Quantity in boxes, with the packaging to say it in layers, pallets and pieces. */
	quantity: number;
	piecesPerBox: number;
	boxesPerLayer: number | null;
	boxesPerPallet: number | null;
	totalCents: number;
	/** Absent in mails requested before it was recorded. */
	imageUrl?: string;
}

/** One mail to send. `data` always fits its template. */
export type Mail = {
	[Template in MailTemplate]: {
		/** The same key is sent once, e.g. "order-received:cmd_01". */
		key: string;
		to: string;
		template: Template;
		data: MailTemplates[Template];
		/** Seconds to wait before sending, during which `withdrawMail` can still take it back. */
		delaySeconds?: number;
		/** The order that it is about; its timeline shows the mail. */
		orderId?: string | null;
	};
}[MailTemplate];
