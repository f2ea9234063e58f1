import { Module } from "@medusajs/framework/utils";
import bootLoader from "./boot-loader";
import OpeningService from "./service";

export { OPENING_CHECKS } from "./checks";
export { backups } from "./checks/backups";
export { DEMO_EMAILS } from "./checks/people";
export { type Looked, lookAt } from "./look";

/** Launch checks: run by `shop check`, and at each start with live keys. */
export default Module("opening", { service: OpeningService, loaders: [bootLoader] });
