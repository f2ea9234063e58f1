export { cartSource } from "./cart-source";
export { CategoryIcon } from "./category-icon";
export { CategoryStrip } from "./category-strip";
export { ProductImage } from "./product-image";
export { StockIndicator } from "./stock-indicator";
export { useAddToCart } from "./use-add-to-cart";
