import type { ErrorCode, FieldError } from "@confiserie/domain/contract/error";
import { fieldPath } from "@confiserie/domain/field-path";
import { sentence } from "@confiserie/domain/text";
import type { MedusaRequest } from "@medusajs/framework/http";
import type { z } from "@medusajs/framework/zod";
import { ApiFailure, failureOf } from "../modules/foundations/failures";

/**
 * The JSON body of a request, checked. Throws VALIDATION with one error a field, INVALID_JSON when the body is not a
 * JSON object.
 */
export function parseBody<Schema extends z.ZodType>(schema: Schema, req: MedusaRequest): z.output<Schema> {
	const { body } = req;
	if (typeof body !== "object" || body === null || Array.isArray(body) || !declaresJson(req)) {
		throw new ApiFailure("INVALID_JSON");
	}
	return parse(schema, body);
}

/** The same, where an invalid body has a code of its own, whose message is the specified one; every field is listed. */
export function parseBodyAs<Schema extends z.ZodType>(
	invalid: ErrorCode,
	schema: Schema,
	req: MedusaRequest,
): z.output<Schema> {
	try {
		return parseBody(schema, req);
	} catch (error) {
		const failure = failureOf(error);
		if (failure?.code !== "VALIDATION") throw error;
		const { field, errors = [] } = failure.details;
		throw new ApiFailure(invalid, {
			...(field && { field }),
			// Rules of products state fragments, which an import puts after the name of a column.
			errors: errors.map((one) => ({ ...one, message: sentence(one.message) })),
		});
	}
}

/** The query string of a request, checked. `tag=A&tag=B` and `tag[]=A&tag[]=B` both arrive as a list. */
export function parseQuery<Schema extends z.ZodType>(schema: Schema, req: MedusaRequest): z.output<Schema> {
	return parse(schema, req.query);
}

// Forms and plain text need no CORS preflight: accepting only JSON stops foreign pages from posting here.
function declaresJson(req: MedusaRequest): boolean {
	const isEmpty = req.headers["content-type"] === undefined;
	return isEmpty || req.is("application/json") !== false;
}

/** A value, checked. Throws VALIDATION with one error a field. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
	// Our schemas speak French; this is the text of the checks that state none.
	const parsed = schema.safeParse(value, { error: () => "Valeur invalide." });
	const errors = parsed.success ? unstorableTexts(parsed.data) : parsed.error.issues.flatMap(toFieldErrors);
	const [first] = errors;
	if (first) throw new ApiFailure("VALIDATION", { message: first.message, field: first.field, errors });
	return parsed.data as z.output<Schema>;
}

function toFieldErrors(issue: z.core.$ZodIssue): FieldError[] {
	if (issue.code !== "unrecognized_keys") return [{ field: fieldPath(issue.path), message: issue.message }];
	return issue.keys.map((key) => {
		const field = fieldPath([...issue.path, key.slice(0, LONGEST_NAME)]);
		return { field, message: `Le paramètre «\u00a0${field}\u00a0» n'existe pas.` };
	});
}
/** Unknown names are cut to this length in messages. */
const LONGEST_NAME = 60;

/** NUL and lone surrogates: valid in JSON, refused by PostgreSQL, which would make them a 500. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Where a value stands: a path of its own for each would take the square of the depth. */
interface Place {
	key: PropertyKey;
	parent: Place | undefined;
}

function pathOf(place: Place | undefined): PropertyKey[] {
	const path: PropertyKey[] = [];
	for (let at = place; at; at = at.parent) path.push(at.key);
	return path.reverse();
}

/** One error for each text of a value, or name of a field, that PostgreSQL cannot store. */
export function unstorableTexts(root: unknown): FieldError[] {
	const errors: FieldError[] = [];
	const pending: { value: unknown; place: Place | undefined }[] = [{ value: root, place: undefined }];
	for (let next = pending.pop(); next; next = pending.pop()) {
		const { value, place } = next;
		if (typeof value === "string") {
			if (UNSTORABLE.test(value)) {
				errors.push({ field: fieldPath(pathOf(place)), message: "Ce texte contient des caractères interdits." });
			}
		} else if (Array.isArray(value)) {
			value.forEach((item, index) => {
				pending.push({ value: item, place: { key: index, parent: place } });
			});
		} else if (typeof value === "object" && value !== null) {
			for (const [key, item] of Object.entries(value)) {
				const isStorable = !UNSTORABLE.test(key);
				pending.push({ value: isStorable ? item : key, place: isStorable ? { key, parent: place } : place });
			}
		}
	}
	return errors;
}
