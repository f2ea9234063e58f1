export { CatalogueScreen } from "./catalogue-screen";
export { CatalogueSkeleton } from "./catalogue-skeleton";
export { type RawSearchParams, readFilters } from "./filters";
export { catalogueTitle } from "./headings";
export { ProductGrid, ProductGridSkeleton } from "./product-grid";
