export { catalogueMetadata } from "./catalogue-metadata";
export { CatalogueScreen } from "./catalogue-screen";
export { CatalogueSkeleton } from "./catalogue-skeleton";
export { CategoryStrip } from "./category-strip";
export { type RawSearchParams, readFilters } from "./filters";
export { EVEN_GRID_CLASS } from "./grid-class";
export { PlainCard } from "./plain-card";
export { PriorPriceNote } from "./prior-price-note";
export { ProductGrid } from "./product-grid";
