/** What Stripe returns instead of an object. */
export class StripeProblem extends Error {
	constructor(
		readonly status: number,
		readonly error: {
			type: "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";
			code?: string;
			message: string;
			param?: string;
			decline_code?: string;
			charge?: string;
		},
		/** Whether the endpoint had begun its work: only then is the response stored under the request's key. */
		readonly isStored: boolean,
	) {
		super(error.message);
	}
}

interface Details {
	code?: string;
	param?: string;
	status?: number;
}

/** A request that is wrong in itself: refused before anything was executed, so that its key stays free. */
export function invalid(message: string, { status = 400, ...more }: Details = {}): StripeProblem {
	return new StripeProblem(status, { type: "invalid_request_error", message, ...more }, false);
}

/** A sound request that cannot be done as things stand: the response stays under its key. */
export function refused(message: string, { status = 400, ...more }: Details = {}): StripeProblem {
	return new StripeProblem(status, { type: "invalid_request_error", message, ...more }, true);
}

/** @throws StripeProblem 404 as Stripe words it */
export function found<Thing>(things: Map<string, Thing>, id: string, what: string, param = "id"): Thing {
	const thing = things.get(id);
	if (!thing) throw refused(`No such ${what}: '${id}'`, { code: "resource_missing", param, status: 404 });
	return thing;
}
