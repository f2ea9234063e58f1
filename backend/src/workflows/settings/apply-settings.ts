import type { Settings } from "@confiserie/domain/contract/medusa-admin";
import type { MedusaContainer } from "@medusajs/framework/types";
import { changeSettings } from "../../modules/foundations/settings";
import { syncShippingOptions } from "../delivery/sync-shipping-options";

/** Replaces a group of settings, with what Medusa has of them. @throws ApiFailure SETTINGS_CHANGED */
export async function applySettings(
	scope: MedusaContainer,
	change: Parameters<typeof changeSettings>[1],
): Promise<Settings> {
	const settings = await changeSettings(scope, change);
	if (change.group === "shipping") await syncShippingOptions(scope);
	return settings;
}
