import type { settingUpdateSchemas } from "@confiserie/domain/contract/medusa-admin";
import * as contract from "@confiserie/domain/contract/shop-settings";
import type { SettingGroup } from "@confiserie/domain/shop/shop-settings";
import type { z } from "@medusajs/framework/zod";
import type { Asked } from "../http/operations/asked";
import { serve } from "../http/operations/serve";
import { readSettings, shopSettings } from "../modules/foundations/settings";
import { applySettings } from "../workflows/settings/apply-settings";

type Change = Pick<Asked<typeof contract.changeShop>, "scope" | "caller"> & {
	body: z.output<(typeof settingUpdateSchemas)[SettingGroup]>;
};

/** Replaces a group of settings by the body of a request. */
const change =
	(group: SettingGroup) =>
	({ scope, caller, body: { version, ...value } }: Change) =>
		applySettings(scope, { group, value, version, actor: caller });

export default serve(contract, {
	readAdminSettings: ({ scope }) => readSettings(shopSettings(scope).database),
	changeDelivery: change("delivery"),
	changeShipping: change("shipping"),
	changeDeposit: change("deposit"),
	changeLotSettings: change("lots"),
	changeShop: change("shop"),
	changeHome: change("home"),
	changeNavigation: change("navigation"),
});
