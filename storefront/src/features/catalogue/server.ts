export { CatalogueScreen } from "./catalogue-screen";
export { type RawSearchParams, readFilters } from "./filters";
export { catalogueTitle } from "./headings";
export { ProductGrid } from "./product-grid";
