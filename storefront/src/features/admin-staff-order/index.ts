export { callCustomer } from "./calls";
export { EntryParts } from "./entry-parts";
export { KnownCustomer } from "./known-customer";
export { DepositChoice, PaymentChoice, SaleSums } from "./payment-part";
export { lineProblems, showRefusal } from "./problems";
export { SearchList } from "./search-list";
export { StaffOrderPage } from "./staff-order-page";
export { type EntryStart, entryFor, UNPRICED, useEntry } from "./use-entry";
export { EMPTY_ORDER, orderOf, type StaffLine } from "./values";
