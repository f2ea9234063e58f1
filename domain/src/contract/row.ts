import type { StaffPermission } from "../accounts/staff";
import type { ChannelScope } from "../channels/channel-key";
import type { CompanyPermission } from "../company/roles";
import type { ErrorCode } from "./error";
import type { ANSWER_HEADERS, REQUEST_HEADERS } from "./headers";
import type { Key, Secret } from "./operation";
import type { ANSWERS, BODIES, QUERIES } from "./resources";

/**
 * public: anyone. customer: a valid session. admin: a session whose account is a Medusa user today, with the permission
 * that the row names. A scope: only a sales channel's key that has it.
 */
export type Access = "public" | "customer" | "admin" | ChannelScope;

/** What an answer is made of when it is no JSON: a content type, a redirection, or nothing. */
export type Content = keyof typeof ANSWERS | { type: string; example: string } | "redirect" | "nothing";

/**
 * One row of the contract. The router knows routes from it, the document describes them from it. What every route may
 * answer, by its access and by what it takes, is added by `errorsOf`.
 */
export type Operation = Description & AccessTerms;

/** A call of the admin names what the caller's role must allow; no other call does. */
type AccessTerms =
	| { access: "admin"; permission: StaffPermission }
	| { access: Exclude<Access, "admin">; permission?: never };

interface Description {
	/** The name by which programs know it. */
	id: string;
	/** What the caller's role within their company must allow. */
	company?: CompanyPermission;
	/** A French sentence for the list. */
	summary: string;
	/** More to know, in French. */
	description?: string;
	/** One for each `:name` of the path. */
	params?: Record<string, { description: string; example: string }>;
	query?: keyof typeof QUERIES;
	body?: keyof typeof BODIES;
	/** A form with one file in this field, instead of `body`. */
	file?: {
		field: string;
		type: string;
		example: string;
		/** Optional parts beside the file, in JSON. */
		parts?: Readonly<Record<string, keyof typeof BODIES>>;
		/** Media types of optional files beside it. */
		beside?: Readonly<Record<string, string>>;
	};
	headers?: readonly (keyof typeof REQUEST_HEADERS)[];
	/** By status. */
	answers: Readonly<Record<number, Content>>;
	/** Headers of those answers, beside the common ones. */
	sends?: readonly (keyof typeof ANSWER_HEADERS)[];
	errors?: readonly ErrorCode[];
	/** Secrets that the call lets its caller try: wrong tries share one limit over all calls that name the secret. */
	tries?: readonly Secret[];
	/** What a body that breaks its rules is refused with, where it is not VALIDATION. */
	invalid?: ErrorCode;
}

export type Operations = Readonly<Record<Key, Operation>>;
