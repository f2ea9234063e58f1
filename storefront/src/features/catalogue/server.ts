export { catalogueMetadata } from "./catalogue-metadata";
export { CatalogueScreen } from "./catalogue-screen";
export { type RawSearchParams, readFilters } from "./filters";
export { ProductGrid } from "./product-grid";
