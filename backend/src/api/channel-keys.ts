import * as contract from "@confiserie/domain/contract/channel-keys";
import { serve } from "../http/operations/serve";
import { issueKey, listKeys, revokeKey } from "../modules/channel-key";

export default serve(contract, {
	listChannelKeys: ({ sql, params, now }) => listKeys(sql, { channelId: params.id, now }),
	issueChannelKey: ({ sql, caller, params, body: wish, now }) => {
		const act = { channelId: params.id, actor: caller, now };
		return issueKey(sql, { ...act, wish });
	},
	revokeChannelKey: ({ sql, caller, params: { id: channelId, keyId: id }, now }) =>
		revokeKey(sql, { channelId, id, actor: caller, now }),
});
