/** What the catalogue reader calls: apart from index.ts, which loads Medusa (ADR 17). */
export { type FoundList, findProducts } from "./query/find-products";
export { readProduct } from "./query/read-products";
export { suggestNames } from "./query/suggest";
export { readPrimaryState, searchVersion } from "./query/version";
