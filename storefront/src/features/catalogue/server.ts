export { catalogueMetadata } from "./catalogue-metadata";
export { CatalogueScreen } from "./catalogue-screen";
export { CatalogueSkeleton } from "./catalogue-skeleton";
export { type RawSearchParams, readFilters } from "./filters";
export { ProductGrid } from "./product-grid";
