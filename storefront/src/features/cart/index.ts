export { CartButton } from "./cart-button";
export { CartDrawer } from "./cart-drawer";
export { LineImage } from "./line-image";
export { paymentItems } from "./payment-items";
export { type Cart, CartProvider, useCart } from "./use-cart";
