import { Module } from "@medusajs/framework/utils";
import ChannelKeyService from "./service";

export { issueKey, keysIssuedBy, listKeys, revokeKey } from "./administer";
export { type FoundKey, findKey, listedOrigins, noteUse } from "./find-key";

/** Keys of sales channels: issued, shown once, stored as a hash, revoked. */
export default Module("channelKey", { service: ChannelKeyService });
