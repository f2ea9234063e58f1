export { issueKey, keysIssuedBy, listKeys, revokeKey } from "./administer";
export { type FoundKey, findKey, listedOrigins, noteUse } from "./find-key";
