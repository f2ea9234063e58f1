export { type Buyer, companyIdentity, resolveBuyer, VISITOR } from "./buyer";
export { buyingCompaniesOf } from "./buying-companies";
export { changeTerms } from "./change-terms";
export { creditFailure, creditOf, refuseBeyondCredit } from "./credit";
export { boughtBy, currentBuyer } from "./current-buyer";
export { INVOICE_OPEN, OPEN_INVOICES, OWING } from "./open-invoices";
export { readTerms } from "./read-terms";
export { refuseBelowMinimum, rulesUnder } from "./sale-rules";
