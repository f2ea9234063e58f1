import { ERRORS } from "@confiserie/domain/contract/error";
import {
	getHttpResponseFromError,
	type MedusaNextFunction,
	type MedusaRequest,
	type MedusaResponse,
	errorHandler as medusaErrorHandler,
} from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { isDatabaseOutage } from "../lib/database/outage";
import { ApiFailure, failureOf } from "../modules/foundations/failures";
import { presentApi } from "./api-headers";
import { frenchForStaff } from "./french";
import { isApiPath } from "./gate";
import { isOpenMedusaPath } from "./medusa-paths";
import { isRedisOutage } from "./redis-outage";
import { bodyOf, unexpected } from "./refusal";
import { noteRefusal, readableId, routeOf } from "./request-watch";
import { presentToStorefront } from "./store/present";
import { isStorePath } from "./store/routes";

const answerAsMedusa = medusaErrorHandler();

/** Turns a thrown error into the JSON of `apiErrorSchema`; Medusa Admin's routes retain Medusa's own responses. */
export function errorHandler(error: unknown, req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
	// Past the first byte only express can end the answer: it cuts the connection.
	if (res.headersSent) {
		next(error);
		return;
	}
	// Before any route: the session of a cookie could not be read.
	if (isRedisOutage(error)) {
		send(res, new ApiFailure("SERVICE_UNAVAILABLE", { headers: { "Retry-After": "5" } }));
		return;
	}
	if (!isApiPath(req.path)) {
		// Again: without a publishable key Medusa refuses before the shop's guard.
		if (isStorePath(req.path)) presentToStorefront(res);
		// Medusa complains about a missing key at /store before the gate can close it, and Medusa would make a defect
		// of an address with a broken escape.
		if (isOpenMedusaPath(req.method, req.path) && !failureOf(error) && !(error instanceof URIError)) {
			const refused = refusedFile(error);
			if (refused) send(res, refused, medusaType(req));
			else if (isDatabaseOutage(error) || isDefect(error))
				send(res, refuseUnexpected(error, req, res), medusaType(req));
			else {
				if (isOfMedusaAdmin(req.path)) speakFrench(res);
				answerAsMedusa(error, req, res, next);
			}
			return;
		}
		send(res, failureOf(error) ?? new ApiFailure("NOT_FOUND"), medusaType(req));
		return;
	}
	// Again: a body that cannot be read is refused before the gate.
	presentApi(req, res);
	const failure = failureOf(error) ?? unreadableRequest(error) ?? refuseUnexpected(error, req, res);
	send(res, failure);
}

function send(res: MedusaResponse, failure: ApiFailure, typeOf?: (status: number) => string): void {
	noteRefusal(res.req, failure.code);
	for (const [name, value] of Object.entries(failure.details.headers ?? {})) res.setHeader(name, value);
	const body = bodyOf(failure);
	const { status } = ERRORS[failure.code];
	res.status(status).json(typeOf ? { type: typeOf(status), ...body } : body);
}

/** Clients of the Store API also look for Medusa's `type`; undefined for any other path. */
function medusaType(req: MedusaRequest): ((status: number) => string) | undefined {
	return isStorePath(req.path)
		? (status) => MEDUSA_TYPES[status] ?? (status < 500 ? "invalid_data" : "unknown_error")
		: undefined;
}

const MEDUSA_TYPES: Record<number, string> = {
	401: "unauthorized",
	403: "forbidden",
	404: "not_found",
	409: "conflict",
	429: "too_many_requests",
};

/** Not the registration of an invited person: its page looks for Medusa's own words. */
const isOfMedusaAdmin = (path: string) => path.startsWith("/admin/") || path === "/auth/user/emailpass";

/** Medusa Admin shows the message of a refusal as it comes. */
function speakFrench(res: MedusaResponse): void {
	const send = res.json.bind(res);
	res.json = (body) => {
		const { message } = body as { message?: unknown };
		return send({ ...(body as object), message: frenchForStaff(res.statusCode, String(message)) });
	};
}

/** Whether Medusa would respond with an error of ours, or with words of the database, which tell how it is built. */
function isDefect(error: unknown): boolean {
	try {
		const { statusCode, body } = getHttpResponseFromError(error);
		return statusCode >= 500 || STATEMENT.test(ends(body.message ?? ""));
	} catch {
		// Not even an error, or one that only looks like the driver's.
		return true;
	}
}

/** A statement of Medusa names its tables in quotes; the driver's message follows. */
const STATEMENT =
	/\bselect\s.*\sfrom\s+"|\binsert\s+into\s+"|\bupdate\s+"\S+"\s+set\s|\bdelete\s+from\s+"|invalid byte sequence|invalid input syntax|unsupported unicode escape|violates .* constraint/is;

/** Beginning and end of a message that may quote what was sent: the pattern takes the square of its length. */
const ends = (message: string) =>
	message.length > 4000 ? `${message.slice(0, 2000)}\n${message.slice(-2000)}` : message;

/** What the body parser and the router complain about, by the status that they put on their errors. */
function unreadableRequest(error: unknown): ApiFailure | undefined {
	if (!(error instanceof Error) || !("status" in error)) return undefined;
	if (error.status === 413) return new ApiFailure("PAYLOAD_TOO_LARGE");
	if (error instanceof URIError) return new ApiFailure("NOT_FOUND");
	if (error.status === 400 || error.status === 415) return new ApiFailure("INVALID_JSON");
	return undefined;
}

/** What a server of static files refuses, such as a step out of its folder, by the status that it puts on its errors. */
function refusedFile(error: unknown): ApiFailure | undefined {
	const isRefusal = error instanceof Error && "expose" in error && "status" in error;
	return isRefusal && (error.status === 403 || error.status === 404 || error.status === 416)
		? new ApiFailure("NOT_FOUND")
		: undefined;
}

/** What Medusa's logger and the client learn of an error that no route expected. */
function refuseUnexpected(error: unknown, req: MedusaRequest, res: MedusaResponse): ApiFailure {
	const requestId = readableId(req.requestId);
	res.setHeader("X-Request-Id", requestId);
	const request = { requestId, method: req.method, route: routeOf(req, req.path) };
	return unexpected(error, request, req.scope.resolve(ContainerRegistrationKeys.LOGGER));
}
