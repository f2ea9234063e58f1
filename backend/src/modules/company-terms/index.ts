import { Module } from "@medusajs/framework/utils";
import CompanyTermsService, { COMPANY_TERMS_MODULE } from "./service";

export { type Buyer, companyIdentity, resolveBuyer, VISITOR } from "./buyer";
export { buyingCompaniesOf } from "./buying-companies";
export { changeTerms } from "./change-terms";
export { creditFailure, creditOf, refuseBeyondCredit } from "./credit";
export { boughtBy, currentBuyer } from "./current-buyer";
export { INVOICE_OPEN, OPEN_INVOICES, OWING } from "./open-invoices";
export { readTerms, type TermsRow } from "./read-terms";
export { refuseBelowMinimum, rulesUnder } from "./sale-rules";

/** What a company is granted: payment on account, deposit, minimum order, shipping options. */
export default Module(COMPANY_TERMS_MODULE, { service: CompanyTermsService });
