import type { Settings } from "@confiserie/domain/contract/medusa-admin";
import {
	DEFAULT_SETTINGS,
	SETTING_GROUPS,
	type SettingGroup,
	type SettingValues,
} from "@confiserie/domain/shop/shop-settings";
import { engine, medusaToken } from "./api";

/** Changes part of a group as Medusa Admin does: the whole group, under the version that was read. */
export async function changeSettings<Group extends SettingGroup>(
	group: Group,
	changes: Partial<SettingValues[Group]>,
): Promise<void> {
	const token = await medusaToken();
	const { body: settings } = await engine<Settings>("/admin/shop/settings", { token });
	const { value, version } = settings[group];
	const body = { ...value, ...changes, version };
	const answer = await engine(`/admin/shop/settings/${group}`, { method: "PUT", token, body });
	if (answer.status !== 200) throw new Error(`The settings returned ${answer.status}: ${JSON.stringify(answer.body)}`);
}

/** Every setting as specified again, on the pages too: other files sell by those figures. */
export async function restoreSettings(): Promise<void> {
	for (const group of SETTING_GROUPS) await changeSettings(group, DEFAULT_SETTINGS[group]);
}
