import { type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import {
	type AddressPolicy,
	checkedLookup,
	type Resolve,
	refusalOf,
	resolveName,
} from "../../../../lib/public-address";
import { IMPORTED_IMAGE_MAXIMUM_BYTES, readAtMost } from "../../../../lib/read-at-most";

const MAXIMUM_REDIRECTIONS = 3;
const TIMEOUT_MS = 15_000;

/** How images travel; the defaults are the shop's, others are for tests. */
export interface Download {
	resolve?: Resolve;
	timeoutMs?: number;
	maximumBytes?: number;
}

/**
 * Downloads what is at an address, a redirection's too: each is checked, and the connection goes to a checked one of the addresses
 * that its name stands for. What the sender calls it is not believed: `saveImage` looks at the content.
 * @throws Error with the reason, for people
 */
export async function downloadImage(address: string, policy: AddressPolicy, download: Download = {}): Promise<Buffer> {
	const signal = AbortSignal.timeout(download.timeoutMs ?? TIMEOUT_MS);
	let url = address;
	for (let redirections = 0; redirections <= MAXIMUM_REDIRECTIONS; redirections++) {
		const refusal = refusalOf(url, policy);
		if (refusal) throw new Error(refusal);
		const response = await open(new URL(url), { policy, signal, resolve: download.resolve ?? resolveName });
		const { statusCode = 0, headers } = response;
		const isRedirected = statusCode >= 300 && statusCode < 400 && headers.location !== undefined;
		if (!isRedirected && statusCode === 200)
			return readAtMost(response, download.maximumBytes ?? IMPORTED_IMAGE_MAXIMUM_BYTES).catch((error) => {
				throw signal.aborted ? new Error(TOO_SLOW) : reasonOf(error);
			});
		response.destroy();
		if (!isRedirected) throw new Error(`Le site répond ${statusCode}.`);
		if (!URL.canParse(headers.location ?? "", url)) throw new Error("Le site renvoie vers une adresse illisible.");
		url = new URL(headers.location ?? "", url).href;
	}
	throw new Error("Le site renvoie d'une adresse à l'autre.");
}

interface Opening {
	policy: AddressPolicy;
	signal: AbortSignal;
	resolve: Resolve;
}

function open(url: URL, { policy, signal, resolve }: Opening): Promise<IncomingMessage> {
	return new Promise((done, fail) => {
		const get = url.protocol === "https:" ? requestSecure : requestPlain;
		const request = get(url, {
			headers: { accept: "image/webp,image/avif,image/jpeg,image/png", "user-agent": "Confiserie-Import/1" },
			// A reused connection would skip the check of the address.
			agent: false,
			lookup: checkedLookup(resolve, policy),
			signal,
		});
		request.on("response", done);
		request.on("error", (error) => fail(reasonOf(error)));
		request.end();
	});
}

const TOO_SLOW = "Le site ne répond pas dans le temps accordé.";

/** A reason of the shop's own stays; those of the network are in English. */
function reasonOf(error: unknown): Error {
	if (!(error instanceof Error)) return new Error(BROKEN);
	if (error.name === "AbortError" || error.name === "TimeoutError") return new Error(TOO_SLOW);
	return "code" in error ? new Error(BROKEN) : error;
}
const BROKEN = "Le site n'est pas joignable.";
