export { AccountFrame } from "./account-frame";
export { AccountNav } from "./account-nav";
export { AccountPage } from "./account-page";
