export { productBatchHref } from "./many/batch-address";
export { ProductBatchPage } from "./many/batch-page";
export { actionWords } from "./many/words";
export { NewProductPage, ProductPage } from "./product-page";
export { ProductsPage } from "./products-page";
