import type { IncomingMessage } from "node:http";
import { isChannelKey } from "@confiserie/domain/channels/channel-key";

/** The token of "Authorization: Bearer …": of a session, or of a channel's key. */
export function bearerOf(req: Pick<IncomingMessage, "headers">): string | undefined {
	return /^Bearer (\S+)$/i.exec(req.headers.authorization ?? "")?.[1];
}

/** The channel's key that a request presents. */
export function keyIn(req: Pick<IncomingMessage, "headers">): string | undefined {
	const token = bearerOf(req);
	return token && isChannelKey(token) ? token : undefined;
}
