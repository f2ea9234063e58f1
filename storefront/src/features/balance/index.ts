export { ownBalance } from "./calls";
export { PayBalance } from "./pay-balance";
export { PayByLinkPage } from "./pay-by-link-page";
