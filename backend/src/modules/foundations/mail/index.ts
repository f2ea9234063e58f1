import { Module } from "@medusajs/framework/utils";
import { MAIL_MODULE } from "./key";
import MailService from "./service";

export { MAIL_MODULE } from "./key";
export type { Mail, MailedStatus, MailedTerms, MailTemplate, OrderSummary } from "./letters/templates";
export { readMailTrouble } from "./mail-trouble";
export { isMailServerReady } from "./provider/transports";
export { queueMail, withdrawMail } from "./queue-mail";
export { sendDueMail } from "./send-due-mail";
export { sendNow } from "./send-now";
export { type default as MailService, MAIL_DUE } from "./service";
export { MAIL_TITLES } from "./titles";

/** E-mails: asked for in the transaction that they tell of, written and sent afterwards. */
export default Module(MAIL_MODULE, { service: MailService });
