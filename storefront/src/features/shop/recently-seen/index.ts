export { RecentlySeen } from "./recently-seen";
export { noteSeen, type SeenProduct, seenProducts } from "./seen-products";
