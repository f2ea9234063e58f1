export { NewProductPage, ProductPage } from "./product-page";
export { ProductsPage } from "./products-page";
