export { ShopShell } from "./shop-shell";
