export { OnAccount } from "./on-account";
