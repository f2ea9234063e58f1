import * as channelKeys from "./channel-keys";
import { documented } from "./documented";
import { SAMPLE, shape } from "./shape";

const ASKED = {
	name: "Caisse de Lyon",
	scopes: ["catalogue:read" as const, "orders:write" as const],
	requestsPerMinute: 120,
	origins: ["https://caisse.exemple.fr"],
};
const KEY = {
	...ASKED,
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

/** Keys with which programs call for a sales channel. */
export const CHANNEL_KEYS = documented(channelKeys, {
	bodies: {
		KeyIssue: shape(channelKeys.issueKeySchema, { ...ASKED, expiresAt: SAMPLE.later }),
	},
	answers: {
		ChannelKeyList: shape(channelKeys.channelKeyListSchema, [KEY]),
		IssuedChannelKey: shape(channelKeys.issuedKeySchema, { ...KEY, key: SAMPLE.channelKey }),
	},
	groups: {
		"Administration : clés de canal": {
			listChannelKeys: { summary: "Lister les clés d'un canal de vente" },
			issueChannelKey: {
				summary: "Émettre une clé pour un canal de vente",
				description: "La clé n'est montrée que dans cette réponse : la boutique n'en garde que l'empreinte.",
			},
			revokeChannelKey: { summary: "Révoquer une clé, à l'instant et pour toujours" },
		},
	},
});
