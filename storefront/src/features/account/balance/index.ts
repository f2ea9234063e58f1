export { ownBalance, ownCheckout } from "./balance-of";
export { PayBalance } from "./pay-balance";
export { PayByLinkPage } from "./pay-by-link-page";
