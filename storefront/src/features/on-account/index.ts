export { callOnAccount, callReadCredit } from "./calls";
export { OnAccount } from "./on-account";
