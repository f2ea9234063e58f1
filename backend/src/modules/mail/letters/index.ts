import type { Letter } from "../letter";
import type { MailTemplate, MailTemplates } from "../templates";
import { emailChangeConfirm, emailChangedNotice, passwordChanged, passwordReset, staffPasswordReset } from "./account";
import { contactMessage } from "./contact";
import {
	balanceLink,
	balanceReceived,
	orderCancelled,
	orderReceived,
	paymentFailed,
	refund,
	refundFailed,
} from "./order-mails";
import { orderStatusChanged } from "./status-mail";

/** How each template is written. */
export const LETTERS: { [Template in MailTemplate]: (data: MailTemplates[Template]) => Letter } = {
	"order-received": orderReceived,
	"payment-failed": paymentFailed,
	"balance-link": balanceLink,
	"balance-received": balanceReceived,
	"order-status-changed": orderStatusChanged,
	"order-cancelled": orderCancelled,
	refund,
	"refund-failed": refundFailed,
	"password-reset": passwordReset,
	"staff-password-reset": staffPasswordReset,
	"password-changed": passwordChanged,
	"email-change-confirm": emailChangeConfirm,
	"email-changed-notice": emailChangedNotice,
	"contact-message": contactMessage,
};
