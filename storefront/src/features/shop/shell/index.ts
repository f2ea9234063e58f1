export { Announcement } from "./announcement";
export { OfflineNotice } from "./offline-notice";
export { OFFLINE_SCRIPT } from "./offline-script";
export { ShopShell } from "./shop-shell";
export { SiteFooter } from "./site-footer";
