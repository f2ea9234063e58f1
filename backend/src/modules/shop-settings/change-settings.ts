import type { Settings } from "@confiserie/domain/contract/medusa-admin";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readSettings, type SettingChange, saveSettings } from "./administer";
import type ShopSettingsService from "./service";
import { SHOP_SETTINGS_MODULE } from "./service";

/** Replaces a group of settings the shop's pages follow (ADR 0262). Throws SETTINGS_CHANGED. */
export async function changeSettings(scope: MedusaContainer, change: SettingChange): Promise<Settings> {
	const { database } = scope.resolve<ShopSettingsService>(SHOP_SETTINGS_MODULE);
	await saveSettings(database, change);
	return readSettings(database);
}
