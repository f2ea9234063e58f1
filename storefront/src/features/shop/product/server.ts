export { ProductUnreadable } from "./product-failure";
export { ProductGone, ProductIdMissing } from "./product-gone";
export { productMetadata } from "./product-metadata";
export { ProductScreen } from "./product-screen";
export { ProductSkeleton } from "./product-skeleton";
