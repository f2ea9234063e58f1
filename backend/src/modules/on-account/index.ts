export { orderOnAccount } from "./order-on-account";
export { readAdminTerms, readCredit } from "./read-credit";
