import type { z } from "@medusajs/framework/zod";
import { ApiFailure } from "../../../foundations/failures";
import type { Party } from "./carrier";
import { problemsSchema, type SendcloudProblem } from "./sendcloud-wire";
import { refusalWords } from "./sendcloud-words";

export interface SendcloudAccount {
	/** Without a slash at the end. */
	apiUrl: string;
	publicKey: string;
	secretKey: string;
	timeoutMs: number;
}

/** Calls Sendcloud's API v3 with the keys of an account. Source: https://sendcloud.dev/api/v3. */
export class SendcloudClient {
	constructor(private readonly account: SendcloudAccount) {}

	/** Calls, and reads the response. @throws ApiFailure CARRIER_REFUSED, CARRIER_UNAVAILABLE, CARRIER_KEYS_REFUSED */
	async ask<Schema extends z.ZodType>(schema: Schema, method: "GET" | "POST", path: string, body?: object) {
		return readResponse(schema, await this.call(method, path, body));
	}

	/** A response below 500; what the carrier did is not known otherwise. */
	async call(method: "GET" | "POST", path: string, body?: object, accept = "application/json") {
		const { apiUrl, publicKey, secretKey, timeoutMs } = this.account;
		const response = await fetch(`${apiUrl}${path}`, {
			method,
			headers: {
				Accept: accept,
				Authorization: `Basic ${Buffer.from(`${publicKey}:${secretKey}`).toString("base64")}`,
				...(body && { "Content-Type": "application/json" }),
			},
			...(body && { body: JSON.stringify(body) }),
			redirect: "error",
			signal: AbortSignal.timeout(timeoutMs),
		}).catch(() => Promise.reject(unavailable()));
		if (response.status === 401 || response.status === 403) throw new ApiFailure("CARRIER_KEYS_REFUSED");
		if (response.status >= 500 || response.status === 429) throw unavailable();
		return response;
	}
}

/** @throws ApiFailure CARRIER_REFUSED, CARRIER_UNAVAILABLE for what cannot be read */
export async function readResponse<Schema extends z.ZodType>(
	schema: Schema,
	response: Response,
): Promise<z.output<Schema>> {
	if (!response.ok) throw refused(await problemsOf(response));
	const parsed = schema.safeParse(await response.json().catch(() => undefined));
	if (!parsed.success) throw unavailable();
	return parsed.data;
}

export async function problemsOf(response: Response): Promise<SendcloudProblem[]> {
	const parsed = problemsSchema.safeParse(await response.json().catch(() => undefined));
	return parsed.success ? parsed.data.errors : [];
}

export const unavailable = () => new ApiFailure("CARRIER_UNAVAILABLE");
export const refused = (problems: readonly SendcloudProblem[]) =>
	new ApiFailure("CARRIER_REFUSED", { message: refusalWords(problems) });

/** A party as Sendcloud takes it. */
export function addressOf({ name, company, street, postalCode, city, country, phone, email }: Party) {
	return {
		name,
		...(company && { company_name: company }),
		address_line_1: street,
		postal_code: postalCode,
		city,
		country_code: country,
		...(phone && { phone_number: phone }),
		...(email && { email }),
	};
}
