import { z } from "zod";
import { AUDIT_ACTIONS, AUDIT_ENTITIES, type AuditAction } from "../audit";
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

/** Query of GET /admin/activity: `before` is the id of the last one read, to go on from there. */
export const activityQuerySchema = z.object({
	size: whole(1, 100).default(10),
	before: whole(0, 999_999_999_999_999, "Un identifiant est attendu.").optional(),
});
