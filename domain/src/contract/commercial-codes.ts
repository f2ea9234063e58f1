import { z } from "zod";
import { DEFAULT_DEPOSIT_RULES } from "../payments/deposit";
import { operation } from "./operation";
import { whole } from "./query-values";

/** Whether an account may pay by deposit: with a valid code as everybody, always, or never. */
export const DEPOSIT_PERMISSIONS = ["BY_CODE", "ALLOWED", "REFUSED"] as const;
export type DepositPermission = (typeof DEPOSIT_PERMISSIONS)[number];

/** Response of GET /payments/deposit-terms. `check`: where a typed code is judged for feedback; `rules`: those in force. */
export const depositTermsSchema = z.object({
	permission: z.enum(DEPOSIT_PERMISSIONS),
	check: z.enum(["browser", "server"]),
	rules: z
		.object({ isOpen: z.boolean(), minimumCents: z.number().int(), defaultPercentage: z.number().int() })
		.default(DEFAULT_DEPOSIT_RULES),
});
export type DepositTerms = z.infer<typeof depositTermsSchema>;

const EMAIL_MESSAGE = "Saisissez l'e-mail du compte.";
const email = z.string(EMAIL_MESSAGE).trim().min(1, EMAIL_MESSAGE).max(254, "254 caractères au plus.");

/** Body of POST /payments/commercial-code: is this the caller's code? */
export const codeCheckSchema = z.object({ code: z.string("Saisissez un code.").max(64, "64 caractères au plus.") });
export const codeCheckResponseSchema = z.object({ valid: z.boolean() });

/** A code as issued; dates ISO 8601, people by their e-mail. */
export const commercialCodeRowSchema = z.object({
	id: z.string(),
	/** Of the account that it was issued to. */
	email: z.string(),
	code: z.string(),
	issuedAt: z.string(),
	issuedBy: z.string().nullable(),
	revokedAt: z.string().nullable(),
	revokedBy: z.string().nullable(),
});
export type CommercialCodeRow = z.infer<typeof commercialCodeRowSchema>;

/** Response of GET /admin/commercial-codes, newest first. `isSecret`: the codes are made under a secret of the shop. */
export const commercialCodePageSchema = z.object({
	content: z.array(commercialCodeRowSchema),
	totalElements: z.number().int(),
	last: z.boolean(),
	isSecret: z.boolean(),
});
export type CommercialCodePage = z.infer<typeof commercialCodePageSchema>;

/** Body of POST /admin/commercial-codes: issues a code, which ends the one in force. */
export const issueCodeSchema = z.object({ email });

/** An account with a decision of its own. */
const depositPermissionRowSchema = z.object({
	email: z.string(),
	permission: z.enum(DEPOSIT_PERMISSIONS),
	changedAt: z.string(),
	changedBy: z.string().nullable(),
});
export type DepositPermissionRow = z.infer<typeof depositPermissionRowSchema>;

/** Response of GET and PUT /admin/deposit-permissions: every account with a decision of its own, the latest first. */
export const depositPermissionListSchema = z.array(depositPermissionRowSchema);

export const setPermissionSchema = z.object({
	email,
	permission: z.enum(DEPOSIT_PERMISSIONS, "Valeurs possibles : BY_CODE, ALLOWED ou REFUSED."),
});

/** Query of GET /admin/commercial-codes: a part of an e-mail, page from 0. */
export const codePageQuerySchema = z.object({
	query: z.string().trim().max(254, "254 caractères au plus.").default(""),
	page: whole(0, 999_999, "Un entier à partir de 0 est attendu.").default(0),
	size: whole(1, 100).default(20),
});

export const listCommercialCodes = operation("GET /api/admin/commercial-codes", {
	access: { staff: "orders.read" },
	query: codePageQuerySchema,
	answer: { 200: commercialCodePageSchema },
});

export const issueCommercialCode = operation("POST /api/admin/commercial-codes", {
	access: { staff: "customers.change" },
	body: issueCodeSchema,
	answer: { 201: commercialCodeRowSchema },
	errors: ["CUSTOMER_NOT_FOUND"],
});

export const revokeCommercialCode = operation("DELETE /api/admin/commercial-codes/:id", {
	access: { staff: "customers.change" },
	answer: { 204: "nothing" },
	errors: ["CODE_NOT_FOUND"],
});

export const listDepositPermissions = operation("GET /api/admin/deposit-permissions", {
	access: { staff: "orders.read" },
	answer: { 200: depositPermissionListSchema },
});

export const setDepositPermission = operation("PUT /api/admin/deposit-permissions", {
	access: { staff: "customers.change" },
	body: setPermissionSchema,
	answer: { 200: depositPermissionListSchema },
	errors: ["CUSTOMER_NOT_FOUND"],
});
