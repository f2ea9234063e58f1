import { changedFields } from "@confiserie/domain/admin/changed-fields";
import type { AuditChange } from "@confiserie/domain/contract/activity";
import type { Settings } from "@confiserie/domain/contract/medusa-admin";
import { SETTING_LABELS, type SettingGroup, type SettingValues } from "@confiserie/domain/shop/shop-settings";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, lock, type Sql } from "../../../lib/database/sql";
import { type Administrator, recordAudit } from "../audit";
import { ApiFailure } from "../failures";
import { readRow, settingOf } from "./read-setting";

/** A group as it shall be, and the version that it was when it was read. */
export interface SettingChange {
	group: SettingGroup;
	value: SettingValues[SettingGroup];
	version: string;
	actor: Administrator;
}

/** Every group as it is now, for an administrator. */
export async function readSettings(sql: Sql): Promise<Settings> {
	return {
		delivery: await state(sql, "delivery"),
		shipping: await state(sql, "shipping"),
		deposit: await state(sql, "deposit"),
		lots: await state(sql, "lots"),
		shop: await state(sql, "shop"),
		home: await state(sql, "home"),
		navigation: await state(sql, "navigation"),
	};
}

/**
 * Replaces a group of settings, with the audit log and what else follows from it in the same transaction. A version
 * other than the one read means a concurrent change.
 * @returns whether anything changed
 * @throws ApiFailure SETTINGS_CHANGED with the settings as they are
 */
export function saveSettings(
	pool: Knex,
	{ group, value, version, actor }: SettingChange,
	onSaved: (sql: Knex.Transaction) => Promise<void>,
): Promise<boolean> {
	return inTransaction(pool, async (sql) => {
		await lock(sql, "shop-setting", group);
		const row = await readRow(sql, group);
		if (version !== versionOf(row)) throw new ApiFailure("SETTINGS_CHANGED", { current: await readSettings(sql) });
		const changes = changedFields<AuditChange["from"]>({ ...settingOf(group, row) }, { ...value });
		if (Object.keys(changes).length === 0) return false;
		await sql.raw(
			`insert into shop_setting (key, value, changed_by) values (?, ?, ?) on conflict (key) do update
				set value = excluded.value, changed_by = excluded.changed_by, version = shop_setting.version + 1, updated_at = now()`,
			[group, JSON.stringify(value), actor.email],
		);
		await recordAudit(sql, actor, {
			action: "settings.changed",
			entity: "setting",
			entityId: group,
			label: SETTING_LABELS[group],
			changes,
		});
		await onSaved(sql);
		return true;
	});
}

async function state<Group extends SettingGroup>(sql: Sql, group: Group) {
	const row = await readRow(sql, group);
	return {
		value: settingOf(group, row),
		version: versionOf(row),
		changedAt: row?.changedBy ? row.updatedAt.toISOString() : null,
		changedBy: row?.changedBy ?? null,
	};
}

function versionOf(row: { version: number } | undefined): string {
	return String(row?.version ?? 0);
}
