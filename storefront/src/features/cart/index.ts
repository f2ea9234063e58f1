export { CartButton } from "./cart-button";
export { CartDrawer } from "./cart-drawer";
export { forgetHeldBoxes, keepHeldBoxes } from "./held-boxes";
export { LineImage } from "./line-image";
export { contentText } from "./line-text";
export { paymentItems } from "./payment-items";
export { requestShippingQuote, type ShippingFigures } from "./shipping-quote";
export { type Cart, CartProvider, useCart } from "./use-cart";
export { useShippingQuote } from "./use-shipping-quote";
