import { Module } from "@medusajs/framework/utils";
import DunningService, { DUNNING_MODULE } from "./service";

export { readStatement } from "./read-statement";
export { readStatementPdf } from "./read-statement-pdf";
export { sendPaymentReminders } from "./send-reminders";

/** Statements of companies, reminders of late invoices. */
export default Module(DUNNING_MODULE, { service: DunningService });
