import type { Settings } from "@confiserie/domain/contract/medusa-admin";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readSettings, type SettingChange, saveSettings } from "./administer";
import type ShopSettingsService from "./service";
import { SHOP_SETTINGS_MODULE } from "./service";
import { noteTerms } from "./terms";

/** Replaces a group of settings the shop's pages follow (ADR 40), and notes the terms that follow from it (ADR 13). Throws SETTINGS_CHANGED. */
export async function changeSettings(scope: MedusaContainer, change: SettingChange): Promise<Settings> {
	const { database, holdMinutes } = scope.resolve<ShopSettingsService>(SHOP_SETTINGS_MODULE);
	await saveSettings(database, change, (sql) => noteTerms(sql, holdMinutes));
	return readSettings(database);
}
