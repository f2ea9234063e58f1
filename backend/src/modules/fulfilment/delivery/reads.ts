/** What the catalogue reader calls: apart from index.ts, which loads Medusa (ADR 17). */
export { closedDays } from "./closed-days";
export { readDeliveryRules } from "./read-delivery-rules";
