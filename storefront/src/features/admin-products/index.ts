export { ProductBatchPage } from "./many/batch-page";
export { batchCalls, batchKeys, productBatchHref } from "./many/calls";
export { actionWords } from "./many/words";
export { NewProductPage, ProductPage } from "./product-page";
export { ProductsPage } from "./products-page";
