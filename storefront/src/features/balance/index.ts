export { ownBalance, ownCheckout } from "./calls";
export { PayBalance } from "./pay-balance";
export { PayByLinkPage } from "./pay-by-link-page";
