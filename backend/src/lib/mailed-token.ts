import { createHash, randomBytes } from "node:crypto";

/** The secret of a link that is mailed: 256 bits, for an address. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What is stored of a secret: the database does not hold what opens the link. */
export const hashOfToken = (token: string): string => createHash("sha256").update(token).digest("hex");
