import {
	accountErased,
	accountIdle,
	accountInvitation,
	administratorLink,
	emailChangeConfirm,
	emailChangedNotice,
	passwordChanged,
	passwordReset,
	staffInvitation,
	staffPasswordReset,
} from "./account";
import { claimAnswered, claimEnded, claimReceived } from "./claim";
import { approvalDeclined, approvalGranted, approvalRequested, companyInvitation, companyManager } from "./company";
import { contactMessage } from "./contact";
import { orderContactCorrected, orderCorrected } from "./correction";
import type { Letter } from "./letter";
import { lotRecall } from "./lot-recall";
import { newsletterConfirm, newsletterWelcome } from "./newsletter";
import {
	balanceLink,
	balanceLowered,
	balanceReceived,
	orderCancelled,
	orderOnAccount,
	orderReceived,
	orderRecorded,
	paymentFailed,
	refund,
	refundFailed,
} from "./order-mails";
import { paymentReminder } from "./payment-reminder";
import { quoteInquiry, quoteInquiryDeclined, quoteSent } from "./quote";
import { listReminder } from "./reminders";
import { reviewRefused } from "./review";
import { orderShipment } from "./shipment-mail";
import { shopAlert } from "./shop-alert";
import { orderStatusChanged } from "./status-mail";
import { stockAlert } from "./stock-alert";
import type { MailTemplate, MailTemplates } from "./templates";
import { withdrawalAccepted, withdrawalReceived, withdrawalRefused } from "./withdrawal";

/** How each template is written. */
export const LETTERS: { [Template in MailTemplate]: (data: MailTemplates[Template]) => Letter } = {
	"order-received": orderReceived,
	"order-on-account": orderOnAccount,
	"order-recorded": orderRecorded,
	quote: quoteSent,
	"quote-inquiry": quoteInquiry,
	"quote-inquiry-declined": quoteInquiryDeclined,
	"payment-failed": paymentFailed,
	"balance-link": balanceLink,
	"balance-received": balanceReceived,
	"order-status-changed": orderStatusChanged,
	"order-shipment": orderShipment,
	"order-contact-corrected": orderContactCorrected,
	"order-corrected": orderCorrected,
	"order-cancelled": orderCancelled,
	refund,
	"balance-lowered": balanceLowered,
	"refund-failed": refundFailed,
	"withdrawal-received": withdrawalReceived,
	"withdrawal-accepted": withdrawalAccepted,
	"withdrawal-refused": withdrawalRefused,
	"claim-received": claimReceived,
	"claim-answered": claimAnswered,
	"claim-ended": claimEnded,
	"newsletter-confirm": newsletterConfirm,
	"newsletter-welcome": newsletterWelcome,
	"list-reminder": listReminder,
	"payment-reminder": paymentReminder,
	"approval-requested": approvalRequested,
	"approval-granted": approvalGranted,
	"approval-declined": approvalDeclined,
	"company-invitation": companyInvitation,
	"company-manager": companyManager,
	"stock-alert": stockAlert,
	"review-refused": reviewRefused,
	"password-reset": passwordReset,
	"staff-password-reset": staffPasswordReset,
	"administrator-link": administratorLink,
	"staff-invitation": staffInvitation,
	"account-invitation": accountInvitation,
	"account-erased": accountErased,
	"account-idle": accountIdle,
	"password-changed": passwordChanged,
	"email-change-confirm": emailChangeConfirm,
	"email-changed-notice": emailChangedNotice,
	"contact-message": contactMessage,
	"lot-recall": lotRecall,
	"shop-alert": shopAlert,
};
