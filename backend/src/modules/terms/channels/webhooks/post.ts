import { type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import {
	type AddressPolicy,
	checkedLookup,
	type Resolve,
	refusalOf,
	resolveName,
} from "../../../../lib/public-address";

const EXCERPT_BYTES = 1024;

/** What a receiver answered; `excerpt` is the beginning of its body. */
export interface Answer {
	status: number;
	excerpt: string;
}

/** How messages travel; the defaults are the shop's, others are for tests. */
export interface Transport {
	policy: AddressPolicy;
	resolve?: Resolve;
	timeoutMs?: number;
}

/**
 * Sends a message. The addresses that its name stands for are checked, and the connection goes to a checked one: no name
 * that resolves to something else a moment later leads inside. Redirections are not followed.
 * @throws Error when nothing was answered within ten seconds, or the address is refused
 */
export function post(
	url: string,
	{ headers, body }: { headers: Record<string, string>; body: string },
	{ policy, resolve = resolveName, timeoutMs = 10_000 }: Transport,
): Promise<Answer> {
	return new Promise((done, fail) => {
		const refusal = refusalOf(url, policy);
		if (refusal) return fail(new Error(refusal));
		const target = new URL(url);
		const send = target.protocol === "https:" ? requestSecure : requestPlain;
		const request = send(target, {
			method: "POST",
			headers: {
				...headers,
				"content-type": "application/json; charset=utf-8",
				"content-length": Buffer.byteLength(body),
				"user-agent": "Confiserie-Webhooks/1",
			},
			// A reused connection would skip the address check for this message.
			agent: false,
			lookup: checkedLookup(resolve, policy),
			signal: AbortSignal.timeout(timeoutMs),
		});
		request.on("response", (response) =>
			readStart(response, (excerpt) => done({ status: statusOf(response), excerpt })),
		);
		request.on("error", (error) =>
			fail(error.name === "TimeoutError" || error.name === "AbortError" ? new Error(TOO_SLOW) : error),
		);
		request.end(body);
	});
}

const TOO_SLOW = "Aucune réponse dans le temps accordé, dix secondes.";
const statusOf = ({ statusCode = 0 }: IncomingMessage) => statusCode;

/** Gives the first bytes of a body, or what of it came before the connection ended. */
function readStart(response: IncomingMessage, done: (excerpt: string) => void): void {
	const parts: Buffer[] = [];
	let size = 0;
	const end = () => done(Buffer.concat(parts).subarray(0, EXCERPT_BYTES).toString().replaceAll("\0", ""));
	response.on("data", (part: Buffer) => {
		parts.push(part);
		size += part.length;
		if (size >= EXCERPT_BYTES) response.destroy();
	});
	// The status is known: how the rest of the body ends changes nothing.
	response.on("error", end);
	response.on("close", end);
}
