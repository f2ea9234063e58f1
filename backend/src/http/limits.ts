import type { MedusaContainer } from "@medusajs/framework/types";
import { currentEnv } from "../config/env";
import { shopTime } from "../lib/database/clock";
import { ApiFailure } from "../modules/foundations/failures";
import { type Limit, THROTTLE_MODULE, type ThrottleService } from "../modules/foundations/throttle";
import { networkOf } from "./client-address";

const QUARTER_HOUR_SECONDS = 15 * 60;
const HOUR_SECONDS = 60 * 60;

/** What a request is counted under, e.g. an address, an account, or both. */
export interface Counted {
	limit: Limit;
	subject: string;
}

/**
 * A sign-in is counted three times: for the account from this address (the limit that a person meets), for the account
 * from anywhere (an address can be forged or rented), for the address over all accounts (one password tried on many).
 */
export function signInLimits(email: string, address: string): Counted[] {
	const { LOGIN_ATTEMPTS: attempts } = currentEnv();
	const windowSeconds = QUARTER_HOUR_SECONDS;
	return [
		{ limit: { name: "sign-in", attempts, windowSeconds }, subject: `${email} ${networkOf(address)}` },
		{ limit: { name: "sign-in-account", attempts: attempts * 5, windowSeconds }, subject: email },
		...byAddress({ name: "sign-in-address", attempts: attempts * 10, windowSeconds }, address),
	];
}

/** New accounts that one address may open in an hour. */
export function registrationLimits(address: string): Counted[] {
	const attempts = currentEnv().REGISTRATIONS_PER_HOUR;
	return byAddress({ name: "register", attempts, windowSeconds: HOUR_SECONDS }, address);
}

/**
 * Carts that one address may open over the Store API per hour, and e-mails that it may give them afterwards: abandoned carts fill the
 * database, and so do the guests whom Medusa records for their e-mails.
 */
export function storeCartLimits(address: string): Counted[] {
	const attempts = currentEnv().STORE_CARTS_PER_HOUR;
	return byAddress({ name: "store-cart", attempts, windowSeconds: HOUR_SECONDS }, address);
}

/** Guest orders that one address may place per hour: each holds stock under an unverified e-mail. */
export function guestOrderLimits(address: string): Counted[] {
	const attempts = currentEnv().REGISTRATIONS_PER_HOUR;
	return byAddress({ name: "guest-order", attempts, windowSeconds: HOUR_SECONDS }, address);
}

/** What a mailed link is for. Each purpose has limits of its own, so that using up one never locks another. */
type LinkPurpose = "password" | "email" | "invitation" | "company" | "newsletter";

/** Links of one purpose mailed to one e-mail address in an hour, and asked for from one network: no mailbox is flooded. */
export function mailedLinkLimits(purpose: LinkPurpose, email: string, address: string): Counted[] {
	return [
		{ limit: { name: `${purpose}-link`, attempts: 5, windowSeconds: HOUR_SECONDS }, subject: email },
		...byAddress({ name: `${purpose}-link-address`, attempts: 30, windowSeconds: HOUR_SECONDS }, address),
	];
}

/** Mailed links of one purpose followed from one network; their 256 bits cannot be guessed, but a try may hash a password. */
export function mailedTokenLimits(purpose: LinkPurpose, address: string): Counted[] {
	return byAddress({ name: `${purpose}-token`, attempts: 30, windowSeconds: QUARTER_HOUR_SECONDS }, address);
}

/** PDFs opened through one link in a quarter of an hour, and from one network: drawing each of them takes processor time. */
export function pdfLimits(link: string, address: string): Counted[] {
	const windowSeconds = QUARTER_HOUR_SECONDS;
	return [
		...byAddress({ name: "pdf-address", attempts: 120, windowSeconds }, address),
		{ limit: { name: "pdf", attempts: 30, windowSeconds }, subject: link },
	];
}

/** ZIPs of its documents that one account may download in a quarter of an hour: each draws up to two hundred PDFs. */
export function archiveLimits(customerId: string): Counted[] {
	return [
		{ limit: { name: "documents-archive", attempts: 6, windowSeconds: QUARTER_HOUR_SECONDS }, subject: customerId },
	];
}

/** Products that one e-mail address may be notified of in an hour, and that one network may ask for: no mailbox is flooded. */
export function stockAlertLimits(email: string, address: string): Counted[] {
	return [
		{ limit: { name: "stock-alert", attempts: 20, windowSeconds: HOUR_SECONDS }, subject: email },
		...byAddress({ name: "stock-alert-address", attempts: 60, windowSeconds: HOUR_SECONDS }, address),
	];
}

/** Price lists that one account may take in a quarter of an hour: each is written from the whole catalogue. */
export function priceListLimits(customerId: string): Counted[] {
	const limit = { name: "price-list", attempts: 10, windowSeconds: QUARTER_HOUR_SECONDS };
	return [{ limit, subject: customerId }];
}

/** Files of order lines that one network may have read in a quarter of an hour: unpacking them takes processor time. */
export function orderFileLimits(address: string): Counted[] {
	return byAddress({ name: "order-file", attempts: 60, windowSeconds: QUARTER_HOUR_SECONDS }, address);
}

/** Only an address that a proxy reports is trusted: a person at the machine or in the shop's own network. */
function byAddress(limit: Limit, address: string): Counted[] {
	return currentEnv().TRUSTED_PROXIES(address) ? [] : [{ limit, subject: networkOf(address) }];
}

/** Messages that one address may send per hour: enough to correct a mistake, too few to flood the team. */
export function contactLimits(address: string): Counted[] {
	return [{ limit: { name: "contact", attempts: 5, windowSeconds: HOUR_SECONDS }, subject: networkOf(address) }];
}

/**
 * Tries at a withdrawal in a quarter of an hour: with one order number and e-mail, and from one network, which stops guessing
 * an order's e-mail. There is no limit of the order number alone: wrong e-mails would then lock out the order's buyer.
 */
export function withdrawalLimits(named: { orderNumber: string; email: string }, address: string): Counted[] {
	const windowSeconds = QUARTER_HOUR_SECONDS;
	const subject = `${named.orderNumber.toUpperCase()} ${named.email.toLowerCase()}`;
	return [
		{ limit: { name: "withdrawal", attempts: 20, windowSeconds }, subject },
		...byAddress({ name: "withdrawal-address", attempts: 40, windowSeconds }, address),
	];
}

/** Claims about one order and their messages in an hour, and from one address: each is read by a person. */
export function claimLimits(orderId: string, address: string): Counted[] {
	const windowSeconds = HOUR_SECONDS;
	return [
		{ limit: { name: "claim", attempts: 20, windowSeconds }, subject: orderId },
		...byAddress({ name: "claim-address", attempts: 40, windowSeconds }, address),
	];
}

/** Reviews that one account may send in an hour: each is read by a person. */
export function reviewLimits(customerId: string): Counted[] {
	return [{ limit: { name: "review", attempts: 20, windowSeconds: HOUR_SECONDS }, subject: customerId }];
}

/** Quotes that one account may ask for in an hour: each is read by a person. */
export function quoteInquiryLimits(customerId: string): Counted[] {
	return [{ limit: { name: "quote-inquiry", attempts: 10, windowSeconds: HOUR_SECONDS }, subject: customerId }];
}

/** Wrong commercial codes that one account may try in a quarter of an hour. */
export function codeGuessLimits(customerId: string): Counted[] {
	const limit = { name: "commercial-code", attempts: 10, windowSeconds: QUARTER_HOUR_SECONDS };
	return [{ limit, subject: customerId }];
}

/** Unknown promotion codes that one network may try in a quarter of an hour. */
export function promotionGuessLimits(address: string): Counted[] {
	return byAddress({ name: "promotion-code", attempts: 60, windowSeconds: QUARTER_HOUR_SECONDS }, address);
}

/** Keys of links and numbers of documents that do not exist, tried from one network in a quarter of an hour. */
export function linkGuessLimits(name: "link" | "document-number", address: string): Counted[] {
	return byAddress({ name: `${name}-guess`, attempts: 60, windowSeconds: QUARTER_HOUR_SECONDS }, address);
}

/** Requests that a channel's key may make in a minute: its own figure, the same in every process. */
export function channelKeyLimits({ id, requestsPerMinute }: { id: string; requestsPerMinute: number }): Counted[] {
	return [{ limit: { name: "channel-key", attempts: requestsPerMinute, windowSeconds: 60 }, subject: id }];
}

/** Counts an attempt under each limit; throws RATE_LIMITED with Retry-After (seconds) at the first that is used up. */
export async function countAttempt(scope: MedusaContainer, counted: Counted[], now = shopTime()): Promise<void> {
	const throttle = scope.resolve<ThrottleService>(THROTTLE_MODULE);
	const taken: Counted[] = [];
	for (const { limit, subject } of counted) {
		const verdict = await throttle.take(limit, subject, now);
		if (!verdict.allowed) {
			await forgiveAttempt(scope, taken);
			throw new ApiFailure("RATE_LIMITED", { headers: { "Retry-After": String(verdict.retryAfterSeconds) } });
		}
		taken.push({ limit, subject });
	}
}

/** Takes an attempt back: a sign-in that succeeded, or one that another limit refused. */
export async function forgiveAttempt(scope: MedusaContainer, counted: Counted[]): Promise<void> {
	const throttle = scope.resolve<ThrottleService>(THROTTLE_MODULE);
	for (const { limit, subject } of counted) await throttle.giveBack(limit, subject);
}
