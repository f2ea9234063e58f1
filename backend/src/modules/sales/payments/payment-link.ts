import { createHmac } from "node:crypto";
import { isSameText } from "../../../lib/same-text";

/** How long a customer has to pay by a link: a month of usual terms. */
const VALID_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** A link's token for one order, and when it ends: "CMD-7K3M-9QX2.<end in seconds, base 36>.<signature>". */
export function signPaymentLink(orderNumber: string, secret: string, now: Date): { token: string; expiresAt: Date } {
	const seconds = Math.floor((now.getTime() + VALID_DAYS * DAY_MS) / 1000);
	const content = `${orderNumber}.${seconds.toString(36)}`;
	return { token: `${content}.${signature(content, secret)}`, expiresAt: new Date(seconds * 1000) };
}

/** The order number of a token that is ours and in time, else undefined. */
export function readPaymentLink(token: string, secret: string, now: Date): string | undefined {
	const [orderNumber = "", end = "", given = "", ...more] = token.split(".");
	const isOurs = more.length === 0 && isSameText(given, signature(`${orderNumber}.${end}`, secret));
	return isOurs && Number.parseInt(end, 36) * 1000 > now.getTime() ? orderNumber : undefined;
}

/** For payment links alone: what is signed elsewhere with the same secret opens nothing here. */
function signature(content: string, secret: string): string {
	return createHmac("sha256", secret).update(`payment link\n${content}`).digest("base64url");
}
