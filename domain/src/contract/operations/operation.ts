import type { ChannelScope } from "../../channel-key";
import type { CompanyPermission } from "../../company/roles";
import type { StaffPermission } from "../../staff";
import type { ErrorCode } from "../error";
import type { ANSWERS, BODIES, QUERIES } from "../shapes";

/**
 * public: anyone. customer: a valid session. admin: a session whose account is a Medusa user today, with the permission
 * that the row names. A scope: only a sales channel's key that has it.
 */
export type Access = "public" | "customer" | "admin" | ChannelScope;
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

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
	/** What a body that breaks its rules is refused with, where it is not VALIDATION. */
	invalid?: ErrorCode;
}

/** "GET /api/products/:id"; `:name` stands for one segment. */
export type OperationKey = `${Method} /api/${string}`;
export type Operations = Readonly<Record<OperationKey, Operation>>;

/** Headers of requests that a route reads. */
export const REQUEST_HEADERS = {
	"Idempotency-Key": {
		required: true,
		description: "Rend inoffensive la répétition d'une demande : la même clé ne fait la chose qu'une fois.",
		maxLength: 255,
		example: "b0b7a2f4-remboursement-1",
	},
	/** The same header, where the body has a key of its own. */
	"Idempotency-Key?": {
		required: false,
		description: "Clé de la commande en cours, quand le corps ne porte pas de checkoutId.",
		maxLength: 255,
		example: "b0b7a2f4-commande-1",
	},
	"Stripe-Signature": {
		required: false,
		description: "Signature du prestataire sur les octets du corps ; sans elle l'événement est refusé.",
		maxLength: 1000,
		example: "t=1763800000,v1=5257a869e7",
	},
	"Sendcloud-Signature": {
		required: false,
		description: "HMAC-SHA-256 du corps sous la clé secrète du compte ; sans elle l'événement est refusé.",
		maxLength: 200,
		example: "1eed4b3d41f4653ac64fd56f1bf1cbfd349e4482cbc11dff7134bd93e5da4b0a",
	},
} as const;

/** Headers of answers that a route adds. */
export const ANSWER_HEADERS = {
	"Cache-Control": { description: "Qui peut garder la réponse, et combien de temps.", example: "public, no-cache" },
	"Content-Disposition": {
		description: "Le nom du fichier.",
		example: 'attachment; filename="commandes-2026-11-20.csv"',
	},
	"X-Total-Count": { description: "Nombre de commandes qui suivent.", example: "128" },
	Location: { description: "Où le navigateur continue.", example: "https://exemple.fr/auth/callback?token=q3W8" },
} as const;
