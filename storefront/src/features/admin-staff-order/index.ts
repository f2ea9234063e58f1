export { EntryParts } from "./entry-parts";
export { KnownCustomer } from "./known-customer";
export { PaymentChoice, SaleSums } from "./payment-part";
export { lineProblems, showRefusal } from "./problems";
export { SearchList } from "./search-list";
export { StaffOrderPage } from "./staff-order-page";
export { EMPTY_ENTRY, type EntryStart, useEntry } from "./use-entry";
export { agreedCents, EMPTY_ORDER, orderOf, type StaffLine } from "./values";
