import * as contract from "@confiserie/domain/contract/channel-keys";
import { serve } from "../http/operations/serve";
import { issueKey, listKeys, revokeKey } from "../modules/terms/channels";

export default serve(contract, {
	listChannelKeys: ({ sql, params, now }) => listKeys(sql, { channelId: params.id, now }),
	issueChannelKey: ({ sql, caller, params, body: requested, now }) => {
		const act = { channelId: params.id, actor: caller, now };
		return issueKey(sql, { ...act, requested });
	},
	revokeChannelKey: ({ sql, caller, params: { id: channelId, keyId: id }, now }) =>
		revokeKey(sql, { channelId, id, actor: caller, now }),
});
