import {
	DEFAULT_SETTINGS,
	SETTING_SCHEMAS,
	type SettingGroup,
	type SettingValues,
} from "@confiserie/domain/shop-settings";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { one, type Sql } from "../../lib/database/sql";

/** A stored group. `value` holds what it held when it was written: fields that came later are not in it. */
export interface SettingRow {
	value: unknown;
	version: number;
	changedBy: string | null;
	updatedAt: Date;
}

export const SHOP_SETTINGS_MODULE = "shopSettings";

/**
 * The settings in force. Read by primary key each time, never from memory: money is decided with them, in several processes
 * at once.
 */
export default class ShopSettingsService {
	readonly database: Knex;

	constructor(container: Record<typeof ContainerRegistrationKeys.PG_CONNECTION, Knex>) {
		this.database = container[ContainerRegistrationKeys.PG_CONNECTION];
	}

	async read<Group extends SettingGroup>(group: Group): Promise<SettingValues[Group]> {
		return readSetting(this.database, group);
	}
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

/** What a row says, with the defaults for what it does not. */
export function settingOf<Group extends SettingGroup>(group: Group, row: SettingRow | undefined): SettingValues[Group] {
	const value: unknown = row?.value;
	const stored = typeof value === "object" && value !== null ? value : {};
	return SETTING_SCHEMAS[group].parse({ ...DEFAULT_SETTINGS[group], ...stored }) as SettingValues[Group];
}
