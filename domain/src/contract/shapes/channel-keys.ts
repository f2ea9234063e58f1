import { channelKeyListSchema, issuedKeySchema, issueKeySchema } from "../channel-key";
import { SAMPLE, shape } from "./shape";

const WISH = {
	name: "Caisse de Lyon",
	scopes: ["catalogue:read" as const, "orders:write" as const],
	requestsPerMinute: 120,
	origins: ["https://caisse.exemple.fr"],
};
const KEY = {
	...WISH,
	id: SAMPLE.keyId,
	prefix: SAMPLE.channelKey.slice(0, 11),
	state: "ACTIVE" as const,
	createdAt: SAMPLE.at,
	createdBy: "admin@exemple.fr",
	expiresAt: SAMPLE.later,
	lastUsedAt: null,
	revokedAt: null,
	revokedBy: null,
};

export const CHANNEL_KEY_BODIES = { KeyIssue: shape(issueKeySchema, { ...WISH, expiresAt: SAMPLE.later }) };

export const CHANNEL_KEY_ANSWERS = {
	ChannelKeyList: shape(channelKeyListSchema, [KEY]),
	IssuedChannelKey: shape(issuedKeySchema, { ...KEY, key: SAMPLE.channelKey }),
};
