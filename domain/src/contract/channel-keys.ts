import { z } from "zod";
import { CHANNEL_SCOPE_NAMES, KEY_LIMITS } from "../channels/channel-key";
import { oneLine } from "../text";
import { instant } from "./instant";
import { operation } from "./operation";
import { originList } from "./origins";

const NAME_MESSAGE = "Nommez cette clé.";
const SCOPES_MESSAGE = `Droits possibles : ${CHANNEL_SCOPE_NAMES.join(", ")}.`;
const RATE_MESSAGE = `Un entier de 1 à ${KEY_LIMITS.maximum} est attendu.`;

/** Body of POST /admin/channels/{id}/keys. Without `expiresAt` (ISO 8601) the key lasts until it is revoked. */
export const issueKeySchema = z.object({
	name: z.string(NAME_MESSAGE).overwrite(oneLine).min(1, NAME_MESSAGE).max(100, "100 caractères au plus."),
	scopes: z
		.array(z.enum(CHANNEL_SCOPE_NAMES, SCOPES_MESSAGE), SCOPES_MESSAGE)
		.min(1, "Choisissez au moins un droit.")
		.max(20, SCOPES_MESSAGE)
		.transform((names) => [...new Set(names)]),
	expiresAt: instant().nullish(),
	requestsPerMinute: z
		.number(RATE_MESSAGE)
		.int(RATE_MESSAGE)
		.min(1, RATE_MESSAGE)
		.max(KEY_LIMITS.maximum, RATE_MESSAGE)
		.default(KEY_LIMITS.usual),
	/** Pages that may call with this key; none: programs alone. */
	origins: originList,
});
export type IssueKeyRequest = z.input<typeof issueKeySchema>;

/** A key of a sales channel; the key itself is shown when it is issued and never again. Dates ISO 8601. */
export const channelKeySchema = z.object({
	id: z.string(),
	name: z.string(),
	/** How the key begins, to tell one from another. */
	prefix: z.string(),
	scopes: z.array(z.enum(CHANNEL_SCOPE_NAMES)),
	origins: z.array(z.string()),
	requestsPerMinute: z.number().int(),
	state: z.enum(["ACTIVE", "EXPIRED", "REVOKED"]),
	createdAt: z.string(),
	/** E-mail of the administrator. */
	createdBy: z.string().nullable(),
	expiresAt: z.string().nullable(),
	/** To the minute; null while it has never been used. */
	lastUsedAt: z.string().nullable(),
	revokedAt: z.string().nullable(),
	revokedBy: z.string().nullable(),
});
export type ChannelKey = z.infer<typeof channelKeySchema>;

/** Response of GET /admin/channels/{id}/keys, newest first, revoked ones included. */
export const channelKeyListSchema = z.array(channelKeySchema);

/** Response of POST /admin/channels/{id}/keys: the only one that carries the key. */
export const issuedKeySchema = channelKeySchema.extend({ key: z.string() });
export type IssuedKey = z.infer<typeof issuedKeySchema>;

export const listChannelKeys = operation("GET /api/admin/channels/:id/keys", {
	access: { staff: "channels.change" },
	answer: { 200: channelKeyListSchema },
	errors: ["CHANNEL_NOT_FOUND"],
});

export const issueChannelKey = operation("POST /api/admin/channels/:id/keys", {
	access: { staff: "channels.change" },
	body: issueKeySchema,
	answer: { 201: issuedKeySchema },
	errors: ["CHANNEL_NOT_FOUND"],
});

export const revokeChannelKey = operation("DELETE /api/admin/channels/:id/keys/:keyId", {
	access: { staff: "channels.change" },
	answer: { 204: "nothing" },
	errors: ["KEY_NOT_FOUND"],
});
