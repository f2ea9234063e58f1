import { createHash } from "node:crypto";

/** What the chain of a series covers of a billing document. */
export interface Sealed {
	orderId: string;
	event: string;
	issuedAt: Date;
	/** The stored bytes of a billing document. */
	content: string;
}

/** SHA-256 of a billing document and of the one before it in its series, in hexadecimal; "" stands before the first. */
export function sealOf(previousHash: string, { orderId, event, issuedAt, content }: Sealed): string {
	return createHash("sha256")
		.update([previousHash, orderId, event, issuedAt.toISOString(), content].join("\n"))
		.digest("hex");
}
