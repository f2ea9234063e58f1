export { ProductGone, ProductIdMissing, ProductUnreadable } from "./product-failure";
export { productMetadata } from "./product-metadata";
export { ProductScreen } from "./product-screen";
export { ProductSkeleton } from "./product-skeleton";
