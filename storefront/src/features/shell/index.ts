export { Announcement } from "./announcement";
export { LateOfflineNotice } from "./late-parts";
export { ShopShell } from "./shop-shell";
export { SiteFooter } from "./site-footer";
