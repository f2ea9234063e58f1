import { type Settings, settingsSchema } from "@confiserie/domain/contract/medusa-admin";
import type { SettingGroup, SettingValues } from "@confiserie/domain/shop-settings";
import { api } from "@/lib/api";

/** PUT /admin/settings/{group}: a whole group, with the version that was read. */
export const callSave = <Group extends SettingGroup>(
	group: Group,
	value: SettingValues[Group],
	version: string,
): Promise<Settings> => api.put(`/admin/settings/${group}`, { ...value, version }, settingsSchema);
