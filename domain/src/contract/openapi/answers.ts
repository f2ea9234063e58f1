import { ERRORS, type ErrorCode } from "../error";
import { errorsOf } from "../errors-of";
import { ANSWER_HEADERS } from "../headers";
import { OPERATION_GROUPS } from "../operations";
import { ANSWERS } from "../resources";
import type { Content, Operation, Operations } from "../row";
import { type Json, schemaRef } from "./components";

/** What each status means to a person who reads the list. */
const TITLES: Record<number, string> = {
	200: "Fait",
	201: "Créé",
	202: "Accepté, la suite vient d'elle-même",
	204: "Fait, rien à rendre",
	302: "Suite à une autre adresse",
	304: "Inchangé depuis la version que l'on tient",
	400: "Demande invalide",
	401: "Sans session valable",
	403: "Refusé",
	404: "Introuvable",
	409: "En conflit avec l'état présent",
	413: "Trop volumineux",
	414: "Adresse trop longue",
	415: "Format non pris en charge",
	429: "Trop de tentatives",
	500: "Erreur de la boutique",
	503: "Momentanément indisponible",
};

const header = (description: string, example: string, type = "string") => ({ description, schema: { type }, example });
const ETAG = { ETag: header("Marque de cette version, à rendre dans If-None-Match.", 'W/"1a2b-c3d4"') };
const RETRY_AFTER = { "Retry-After": { ...header("Secondes à attendre.", "5", "integer"), example: 5 } };
const REQUEST_ID = { "X-Request-Id": header("Sous quel nom le journal de la boutique connaît la demande.", "req-1") };

/** Headers that come with each answer of a status, whatever the route. */
const WITH_STATUS: Record<number, object> = { 429: RETRY_AFTER, 500: REQUEST_ID, 503: RETRY_AFTER };

/** Every answer of an operation by its status: success, "not changed", errors with their codes. */
export function answersOf(method: string, operation: Operation): Json {
	const success = Object.entries(operation.answers).map(([status, content]) => [
		status,
		successOf(Number(status), content, method, operation),
	]);
	const isRevalidated = method === "GET" && operation.answers[200] !== undefined && isJson(operation.answers[200]);
	const unchanged = isRevalidated ? [["304", { description: TITLES[304], headers: ETAG }]] : [];
	return Object.fromEntries([...success, ...unchanged, ...errorAnswers(errorsOf(method, operation))]);
}

const isJson = (content: Content): content is keyof typeof ANSWERS =>
	typeof content === "string" && content !== "nothing" && content !== "redirect";

function successOf(status: number, content: Content, method: string, { sends = [] }: Operation): Json {
	const own = sends.map((name) => [name, header(ANSWER_HEADERS[name].description, ANSWER_HEADERS[name].example)]);
	const headers = { ...(method === "GET" && isJson(content) && ETAG), ...Object.fromEntries(own) };
	return {
		description: TITLES[status],
		...(Object.keys(headers).length > 0 && { headers }),
		...contentOf(content),
	};
}

function contentOf(content: Content): Json {
	if (isJson(content)) {
		return {
			content: {
				"application/json": { schema: { $ref: schemaRef(content) }, example: ANSWERS[content].example },
			},
		};
	}
	if (typeof content === "string") return {};
	return { content: { [content.type]: { schema: { type: "string" }, example: content.example } } };
}

/** One response per status. A status with a single code is the same for every operation and is a component. */
function errorAnswers(codes: readonly ErrorCode[]): [string, Json][] {
	const statuses = [...new Set(codes.map((code) => ERRORS[code].status))].sort();
	return statuses.map((status) => {
		const ofStatus = codes.filter((code) => ERRORS[code].status === status).sort();
		const [only, ...more] = ofStatus;
		const isShared = only !== undefined && more.length === 0;
		return [String(status), isShared ? { $ref: `#/components/responses/${only}` } : refusal(status, ofStatus)];
	});
}

/** The answers that have one code alone. */
export function sharedAnswers(): Record<string, Json> {
	const codes = Object.values<Operations>(OPERATION_GROUPS).flatMap((operations) =>
		Object.entries(operations).flatMap(([key, operation]) => errorsOf(key.split(" ")[0] ?? "", operation)),
	);
	return Object.fromEntries([...new Set(codes)].sort().map((code) => [code, refusal(ERRORS[code].status, [code])]));
}

/** An answer with some codes, each with an example. */
function refusal(status: number, codes: readonly ErrorCode[]): Json {
	const schema = { allOf: [{ $ref: schemaRef("ApiError") }, { properties: { code: { enum: codes } } }] };
	const examples = codes.map((code) => [code, { value: { code, message: ERRORS[code].message } }]);
	return {
		description: `${TITLES[status]} : ${codes.join(", ")}`,
		...(WITH_STATUS[status] && { headers: WITH_STATUS[status] }),
		content: { "application/json": { schema, examples: Object.fromEntries(examples) } },
	};
}
