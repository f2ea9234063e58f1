import type { SettingGroup, SettingValues } from "@confiserie/domain/shop/shop-settings";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { inTransaction } from "../../../lib/database/sql";
import { readSetting } from "./read-setting";
import { noteTerms } from "./terms";

export const SHOP_SETTINGS_MODULE = "shopSettings";

/**
 * The settings in force. Read by primary key each time, never from memory: money is decided with them, in several processes
 * at once.
 */
export default class ShopSettingsService {
	readonly database: Knex;
	/** Minutes for which an unpaid order holds its stock: the terms say it. */
	readonly holdMinutes: number;
	readonly __hooks = {
		// A release may bring other words.
		onApplicationStart: () => inTransaction(this.database, (sql) => noteTerms(sql, this.holdMinutes)),
	};

	constructor(
		container: Record<typeof ContainerRegistrationKeys.PG_CONNECTION, Knex>,
		options: { holdMinutes: number },
	) {
		this.database = container[ContainerRegistrationKeys.PG_CONNECTION];
		this.holdMinutes = options.holdMinutes;
	}

	async read<Group extends SettingGroup>(group: Group): Promise<SettingValues[Group]> {
		return readSetting(this.database, group);
	}
}
