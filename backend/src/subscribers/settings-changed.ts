import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { revalidateTags } from "../lib/revalidate-storefront";
import { SETTINGS_CHANGED } from "../modules/shop-settings";

/** Pages that state a setting are made anew. */
export default async function settingsChanged({ container }: SubscriberArgs): Promise<void> {
	await revalidateTags(container, ["settings"]);
}

export const config: SubscriberConfig = { event: SETTINGS_CHANGED };
