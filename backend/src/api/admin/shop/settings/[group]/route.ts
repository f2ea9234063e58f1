import { type Settings, settingUpdateSchemas } from "@confiserie/domain/contract/medusa-admin";
import { SETTING_GROUPS } from "@confiserie/domain/shop/shop-settings";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../http/caller";
import { parseBody } from "../../../../../http/parse";
import { ApiFailure } from "../../../../../modules/foundations/failures";
import { applySettings } from "../../../../../workflows/settings/apply-settings";

/** PUT /admin/shop/settings/{delivery | deposit | shop}: replaces a group. Returns all settings as they are then. */
export async function PUT(req: MedusaRequest, res: MedusaResponse<Settings>): Promise<void> {
	const group = SETTING_GROUPS.find((known) => known === req.params.group);
	if (!group) throw new ApiFailure("NOT_FOUND");
	const { version, ...value } = parseBody(settingUpdateSchemas[group], req);
	res.json(await applySettings(req.scope, { group, value, version, actor: callerOf(req) }));
}
