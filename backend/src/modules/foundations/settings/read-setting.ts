import {
	DEFAULT_SETTINGS,
	SETTING_SCHEMAS,
	type SettingGroup,
	type SettingValues,
} from "@confiserie/domain/shop/shop-settings";
import { one, type Sql } from "../../../lib/database/sql";

/** A stored group. `value` holds what it held when it was written: fields that came later are not in it. */
export interface SettingRow {
	value: unknown;
	version: number;
	changedBy: string | null;
	updatedAt: Date;
}

/** A group of settings as it is in force now. */
export async function readSetting<Group extends SettingGroup>(sql: Sql, group: Group): Promise<SettingValues[Group]> {
	return settingOf(group, await readRow(sql, group));
}

export function readRow(sql: Sql, group: SettingGroup): Promise<SettingRow | undefined> {
	return one<SettingRow>(
		sql,
		"select value, version, changed_by, updated_at from shop_setting where key = ? and deleted_at is null",
		[group],
	);
}

/** The values of a row, with defaults for the others. */
export function settingOf<Group extends SettingGroup>(group: Group, row: SettingRow | undefined): SettingValues[Group] {
	const value: unknown = row?.value;
	const stored = typeof value === "object" && value !== null ? value : {};
	return SETTING_SCHEMAS[group].parse({ ...DEFAULT_SETTINGS[group], ...stored }) as SettingValues[Group];
}
