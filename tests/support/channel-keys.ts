import { CHANNEL_SCOPE_NAMES } from "@confiserie/domain/channels/channel-key";
import type { IssuedKey, IssueKeyRequest } from "@confiserie/domain/contract/channel-keys";
import { adminToken, api } from "./api";
import { newChannel } from "./channels";

/** A key of a channel, of a new one unless said; with every right, and more requests a minute than a test makes. */
export async function issueKey(
	requested: Partial<IssueKeyRequest> & { channelId?: string } = {},
): Promise<IssuedKey & { channelId: string }> {
	const { channelId = await newChannel(), ...rest } = requested;
	const { status, body } = await api<IssuedKey>(`/admin/channels/${channelId}/keys`, {
		body: { name: "Clé d'essai", scopes: CHANNEL_SCOPE_NAMES, requestsPerMinute: 6000, ...rest },
		token: await adminToken(),
	});
	if (status !== 201) throw new Error(`Issuing a key returned ${status}: ${JSON.stringify(body)}`);
	return { ...body, channelId };
}
