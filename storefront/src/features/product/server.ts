export { ProductGone, ProductUnreadable } from "./product-failure";
export { ProductScreen } from "./product-screen";
export { ProductSkeleton } from "./product-skeleton";
