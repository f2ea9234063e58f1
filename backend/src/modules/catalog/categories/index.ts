export { auditedContent, contentOf, type ManagedCategory, orderVersion, readManagedCategories } from "./managed";
export { type KnownCategory, readCategories, readShownCategories } from "./read-categories";
export { refuseUnknownCategory, unknownCategory } from "./refuse-unknown";
