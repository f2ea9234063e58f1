import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import type { Cradle } from "./cradle";
import { messageOf } from "./message-of";

/** Wakes the workers of what is committed. Their job would find it too: a bus that is down delays, it loses nothing. */
export async function announce(cradle: Cradle, event: string, delayMs?: number): Promise<void> {
	try {
		await cradle[Modules.EVENT_BUS].emit({ name: event, data: {} }, delayMs ? { delay: delayMs } : {});
	} catch (error) {
		cradle[ContainerRegistrationKeys.LOGGER].warn(`${event} was not announced: ${messageOf(error)}`);
	}
}
