import type { ORDER_STATUS, OrderStatus } from "@confiserie/domain/order-status";

/** Statuses of which a letter tells; the others have a mail of their own. */
export type MailedStatus = {
	[Status in OrderStatus]: (typeof ORDER_STATUS)[Status]["mail"] extends "order-status-changed" ? Status : never;
}[OrderStatus];

/** Every e-mail of the shop with what it needs to be written; amounts in cents, paths begin with "/" on the shop's own site. */
export interface MailTemplates {
	/** The first payment arrived: everything, or the deposit. */
	"order-received": { order: OrderSummary };
	"payment-failed": { order: OrderSummary };
	/** An administrator asks for the balance; `path` leads to where it is paid. */
	"balance-link": { order: OrderSummary; path: string };
	"balance-received": { order: OrderSummary; receivedCents: number };
	"order-status-changed": { order: OrderSummary; status: MailedStatus };
	/** `refundDueCents` is what goes back to the customer; 0 when nothing was paid. */
	"order-cancelled": { order: OrderSummary; refundDueCents: number };
	refund: { order: OrderSummary; refundedCents: number };
	/** The bank would not take the money, or sent it back. */
	"refund-failed": { order: OrderSummary; refundedCents: number };
	"password-reset": { firstName: string; path: string };
	/** To who signs in to Medusa Admin; `path` lies there. */
	"staff-password-reset": { firstName: string; path: string };
	"password-changed": { firstName: string };
	/** To the new address. */
	"email-change-confirm": { firstName: string; path: string };
	/** To the former address. */
	"email-changed-notice": { firstName: string; newEmail: string };
	/** To the shop, from the contact form. */
	"contact-message": { name: string; email: string; subject: string; message: string };
}

export type MailTemplate = keyof MailTemplates;

/** An order as it was when the mail was asked for. */
export interface OrderSummary {
	orderNumber: string;
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
	/** What the payment chosen at checkout asks for: the total or the deposit. */
	expectedCents: number;
	depositPercentage: number | null;
	capturedCents: number;
	refundedCents: number;
}

export interface OrderSummaryLine {
	name: string;
	/** Quantity in boxes, with the packaging to say it in layers, pallets and pieces. */
	quantity: number;
	piecesPerBox: number;
	boxesPerLayer: number | null;
	boxesPerPallet: number | null;
	totalCents: number;
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
	};
}[MailTemplate];
