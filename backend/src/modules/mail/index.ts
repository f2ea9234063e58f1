import { Module } from "@medusajs/framework/utils";
import MailService from "./service";

export const MAIL_MODULE = "mail";

/** E-mails: asked for in the transaction that they tell of, written and sent afterwards. (ADR 0130) */
export default Module(MAIL_MODULE, { service: MailService });
