export { DraftsPage } from "./drafts-page";
export { ProductBatchPage } from "./many/batch-page";
export { actionWords, productBatchHref } from "./many/words";
export { NewProductPage, ProductPage } from "./product-page";
export { ProductsPage } from "./products-page";
