import { type ChannelScope, keyState } from "@confiserie/domain/channels/channel-key";
import type { MedusaRequest } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { shopTime } from "../lib/database/clock";
import { ApiFailure } from "../modules/foundations/failures";
import { type Channel, type FoundKey, findKey, noteUse, readChannel } from "../modules/terms/channels";
import { keyIn } from "./bearer";
import { channelKeyLimits, countAttempt } from "./limits";

/** For which sales channel a request is made, and by which of its keys. */
export interface ChannelCaller {
	channel: Channel;
	key: FoundKey;
}

const callers = new WeakMap<MedusaRequest, ChannelCaller>();

/** The channel that calls a route whose access is a scope. Throws UNAUTHENTICATED anywhere else. */
export function channelOf(req: MedusaRequest): ChannelCaller {
	const caller = callers.get(req);
	if (!caller) throw new ApiFailure("UNAUTHENTICATED");
	return caller;
}

/**
 * Checks the key of a request against the database, so that a revocation counts at once, and counts the request.
 * @throws ApiFailure UNAUTHENTICATED (no key, an unknown one, one that is over), FOREIGN_ORIGIN for a page that the key does not
 *   list, RATE_LIMITED with Retry-After, CHANNEL_CLOSED, SCOPE_MISSING
 */
export async function identifyChannel(req: MedusaRequest, scope: ChannelScope): Promise<void> {
	const presented = keyIn(req);
	const sql = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const now = shopTime();
	const key = presented ? await findKey(sql, presented) : undefined;
	if (!key) throw new ApiFailure("UNAUTHENTICATED", { message: "Une clé de canal valable est attendue." });
	const state = keyState(key, now);
	if (state !== "ACTIVE") throw new ApiFailure("UNAUTHENTICATED", { message: ENDED[state] });
	const { origin } = req.headers;
	if (origin !== undefined && !key.origins.includes(origin))
		throw new ApiFailure("FOREIGN_ORIGIN", { message: "Cette clé ne sert pas depuis ce site." });
	await countAttempt(req.scope, channelKeyLimits(key), now);
	const channel = await readChannel(sql, key.channelId);
	if (!channel?.isEnabled) throw new ApiFailure("CHANNEL_CLOSED");
	if (!key.scopes.includes(scope))
		throw new ApiFailure("SCOPE_MISSING", { message: `Il manque à cette clé le droit ${scope}.` });
	await noteUse(sql, key, now);
	callers.set(req, { channel, key });
}

const ENDED = { EXPIRED: "Cette clé a expiré.", REVOKED: "Cette clé a été révoquée." } as const;
