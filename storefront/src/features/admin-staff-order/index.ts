export { callCustomer } from "./calls";
export { EntryParts } from "./entry-parts";
export { KnownCustomer } from "./known-customer";
export { DepositChoice, PaymentChoice, SaleSums } from "./payment-part";
export { lineProblems } from "./problems";
export { SearchList } from "./search-list";
export { StaffOrderPage } from "./staff-order-page";
export { type EntryStart, entryFor, useEntry } from "./use-entry";
export { EMPTY_ORDER, type StaffLine } from "./values";
