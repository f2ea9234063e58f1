export { cartSource } from "./cart-source";
export { ProductImage } from "./product-image";
export { Reduction } from "./reduction";
export { StockIndicator } from "./stock-indicator";
export { useAddToCart } from "./use-add-to-cart";
