import type { IncomingMessage, ServerResponse } from "node:http";
import { type ApiError, ERRORS, type ErrorCode } from "@confiserie/domain/contract/error";
import { addressFault } from "@confiserie/domain/operations/query-limits";
import { standBefore } from "../lib/front";
import { sendJson } from "../lib/send-json";
import { presentApi } from "./api-headers";

/** Takes the form of a mail program (RFC 8058) by POST and does not read it; no other operation takes one. */
export const FORM_PATH = /^\/api\/newsletter\/unsubscribe\/[\w-]+$/;
const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/** A scheme and one token. Medusa looks for such a pair anywhere in the header, in time that grows with the square of its length. */
const CREDENTIALS = /^[\w-]{1,20} +\S+$/;

/**
 * Refuses what Medusa's parsers must not see, whatever the path, and removes credentials that are none (ADR 21). Called once,
 * before the server takes requests.
 */
export function guardRequestHeads(): void {
	standBefore((req, res, next) => {
		if (refusesHead(req, res)) return;
		dropMalformedCredentials(req);
		next();
	});
}

/** A request without a scheme and one token is anonymous. */
export function dropMalformedCredentials({ headers }: Pick<IncomingMessage, "headers">): void {
	if (headers.authorization !== undefined && !CREDENTIALS.test(headers.authorization)) delete headers.authorization;
}

/** The same for one request. Returns whether it refused it. */
export function refusesHead(req: IncomingMessage, res: ServerResponse): boolean {
	const refusal = faultOf(req);
	if (!refusal) return false;
	presentApi(req, res);
	// A neighbour that is still sending a body would find the connection broken, and not the answer.
	const connection = hasBody(req) && !hasSeveralHosts(req) ? {} : { Connection: "close" };
	sendJson(res, ERRORS[refusal.code].status, refusal, connection);
	return true;
}

/** RFC 9112 §3.2: Node takes the first, a proxy may have taken another. */
const hasSeveralHosts = ({ rawHeaders }: IncomingMessage) =>
	rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length > 1;

/** Whether a request announces a body. */
export const hasBody = ({ headers }: IncomingMessage) =>
	headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

function faultOf(req: IncomingMessage): (ApiError & { code: ErrorCode }) | undefined {
	const { headers, method, url = "/" } = req;
	if (hasSeveralHosts(req)) return { code: "VALIDATION", message: "La requête porte plusieurs en-têtes Host." };
	const isOfMail = method === "POST" && FORM_PATH.test(url);
	if (hasBody(req) && FORM.test(headers["content-type"] ?? "") && !isOfMail)
		return { code: "INVALID_JSON", message: ERRORS.INVALID_JSON.message };
	if (isUpload(method, url) && !(Number(headers["content-length"]) <= UPLOAD_BYTES))
		return { code: "PAYLOAD_TOO_LARGE", message: UPLOAD_TOO_LARGE };
	return addressFault(url);
}

/** Medusa Admin's own uploads, which Medusa reads whole into memory: images of a product. A length that is not announced counts as too large. */
const UPLOAD_BYTES = 20_000_000;
const UPLOAD_TOO_LARGE = "Ces fichiers dépassent 20 Mo\u00a0: envoyez-les en plusieurs fois.";
const isUpload = (method: string | undefined, url: string) =>
	method === "POST" && /^\/admin\/uploads\/?(\?|$)/i.test(url);
