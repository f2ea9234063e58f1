export { publishProducts } from "./publish-products";
export { runProductBatches } from "./run-product-batches";
export { withdrawExpired } from "./withdraw-expired";
