export { LateOfflineNotice } from "./late-parts";
export { ShopShell } from "./shop-shell";
