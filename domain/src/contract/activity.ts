import { z } from "zod";
import { AUDIT_ACTIONS, AUDIT_ENTITIES, type AuditAction } from "../admin/audit";
import { isInOrder } from "../period";
import { operation } from "./operation";
import { NOT_IN_ORDER, periodFields } from "./period";
import { whole } from "./query-values";

/** Any JSON value. */
export const auditValueSchema = z.json();
/** What a field was and became; null for nothing. */
export const auditChangeSchema = z.object({ from: auditValueSchema, to: auditValueSchema });
export type AuditChange = z.infer<typeof auditChangeSchema>;

/** One change that an administrator made. `label` names the thing as people know it: an order number, a product. */
export const activitySchema = z.object({
	id: z.number().int(),
	/** ISO 8601. */
	at: z.string(),
	actorId: z.string(),
	actorEmail: z.string(),
	action: z.enum(Object.keys(AUDIT_ACTIONS) as [AuditAction, ...AuditAction[]]),
	entity: z.enum(AUDIT_ENTITIES),
	entityId: z.string(),
	label: z.string(),
	/** By field name. */
	changes: z.record(z.string(), auditChangeSchema),
});
export type Activity = z.infer<typeof activitySchema>;

/** Response of GET /admin/activity: the latest changes, newest first. */
export const activityListSchema = z.object({ content: z.array(activitySchema), last: z.boolean() });
export type ActivityList = z.infer<typeof activityListSchema>;

/**
 * Query of GET /admin/activity: `before` is the id of the last one read, to go on from there; `from` and `to` are days of
 * Europe/Paris, both included; `query` is looked for in who acted, what was done in French words, what it was done to, and what it changed.
 */
export const activityQuerySchema = z
	.object({
		size: whole(1, 100).default(10),
		before: whole(0, 999_999_999_999_999, "Un identifiant est attendu.").optional(),
		query: z.string().trim().max(200, "200 caractères au plus.").optional(),
		entity: z.enum(AUDIT_ENTITIES, `Valeurs possibles : ${AUDIT_ENTITIES.join(", ")}.`).optional(),
		...periodFields,
	})
	.refine(isInOrder, NOT_IN_ORDER);
export type ActivityQuery = z.output<typeof activityQuerySchema>;

export const listActivity = operation("GET /api/admin/activity", {
	access: { staff: "audit.read" },
	query: activityQuerySchema,
	answer: { 200: activityListSchema },
});
