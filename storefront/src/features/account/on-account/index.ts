export { CreditShortfall, OnAccount } from "./on-account";
export { OwnCredit } from "./own-credit";
