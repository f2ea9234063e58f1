import { Module } from "@medusajs/framework/utils";
import AccountService from "./service";

export const ACCOUNT_MODULE = "account";

/** Open sessions and one-use tickets of accounts; the accounts themselves are the engine's. */
export default Module(ACCOUNT_MODULE, { service: AccountService });
