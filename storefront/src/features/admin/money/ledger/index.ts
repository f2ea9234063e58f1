export { LedgerPage } from "./ledger-page";
