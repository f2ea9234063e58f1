import {
	type ChannelKey,
	channelKeyListSchema,
	type IssuedKey,
	type IssueKeyRequest,
	issuedKeySchema,
} from "@confiserie/domain/contract/channel-keys";
import { api } from "@/lib/api";

const at = (channelId: string) => `/admin/channels/${encodeURIComponent(channelId)}/keys`;

/** GET /admin/channels/{id}/keys: the channel's keys, newest first. */
export function callKeys(channelId: string, signal: AbortSignal): Promise<ChannelKey[]> {
	return api.get(at(channelId), channelKeyListSchema, { signal });
}

/** POST /admin/channels/{id}/keys: a new key, which only this answer carries. */
export function callIssueKey(channelId: string, wish: IssueKeyRequest): Promise<IssuedKey> {
	return api.post(at(channelId), wish, issuedKeySchema);
}

/** DELETE /admin/channels/{id}/keys/{keyId}: ends a key at once. */
export function callRevokeKey(channelId: string, id: string): Promise<void> {
	return api.delete(`${at(channelId)}/${encodeURIComponent(id)}`);
}
