import type { MedusaContainer } from "@medusajs/framework/types";
import { currentEnv } from "../config/env";
import { shopTime } from "../lib/database/clock";
import { ApiFailure } from "../lib/failure";
import { type Limit, THROTTLE_MODULE, type ThrottleService } from "../modules/throttle";
import { isOwnHop, networkOf } from "./client-address";

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

/** Links mailed for one account in an hour, and from one address: nobody's mailbox is flooded through the shop. */
export function mailedLinkLimits(email: string, address: string): Counted[] {
	return [
		{ limit: { name: "mailed-link", attempts: 5, windowSeconds: HOUR_SECONDS }, subject: email },
		...byAddress({ name: "mailed-link-address", attempts: 30, windowSeconds: HOUR_SECONDS }, address),
	];
}

/** Mailed links followed from one address; their 256 bits cannot be guessed, but each try hashes a password. */
export function mailedTokenLimits(address: string): Counted[] {
	return byAddress({ name: "mailed-token", attempts: 30, windowSeconds: QUARTER_HOUR_SECONDS }, address);
}

/** An address of our own is a test, a person at the machine, or a proxy that tells nothing: all its people at once. */
function byAddress(limit: Limit, address: string): Counted[] {
	return isOwnHop(address) ? [] : [{ limit, subject: networkOf(address) }];
}

/** Messages an address may send in an hour: enough to put a mistake right, too few to flood whoever reads them. */
export function contactLimits(address: string): Counted[] {
	return [{ limit: { name: "contact", attempts: 5, windowSeconds: HOUR_SECONDS }, subject: networkOf(address) }];
}

/** Wrong commercial codes that one account may try in a quarter of an hour. */
export function codeGuessLimits(customerId: string): Counted[] {
	const limit = { name: "commercial-code", attempts: 10, windowSeconds: QUARTER_HOUR_SECONDS };
	return [{ limit, subject: customerId }];
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
