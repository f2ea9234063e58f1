import type { Settings } from "@confiserie/domain/contract/medusa-admin";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { readSettings, type SettingChange, saveSettings } from "./administer";
import type ShopSettingsService from "./service";
import { SHOP_SETTINGS_MODULE } from "./service";

/** Emitted once a change of the settings is in force. */
export const SETTINGS_CHANGED = "shop-settings.changed";

/** Replaces a group of settings and has the shop's pages follow. Throws SETTINGS_CHANGED. */
export async function changeSettings(scope: MedusaContainer, change: SettingChange): Promise<Settings> {
	const { database } = scope.resolve<ShopSettingsService>(SHOP_SETTINGS_MODULE);
	if (await saveSettings(database, change))
		await scope.resolve(Modules.EVENT_BUS).emit({ name: SETTINGS_CHANGED, data: { group: change.group } });
	return readSettings(database);
}
