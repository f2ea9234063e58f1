import type { Settings, settingUpdateSchemas } from "@confiserie/domain/contract/medusa-admin";
import type { SettingGroup } from "@confiserie/domain/shop-settings";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { applySettings } from "../workflows/settings/apply-settings";
import { callerOf } from "./caller";
import { parseBody } from "./parse";

/** Replaces a group of settings by the body of a request. Answers all settings as they are then. */
export async function putSettings(
	group: SettingGroup,
	schema: (typeof settingUpdateSchemas)[SettingGroup],
	req: MedusaRequest,
	res: MedusaResponse<Settings>,
): Promise<void> {
	const { version, ...value } = parseBody(schema, req);
	res.json(await applySettings(req.scope, { group, value, version, actor: callerOf(req) }));
}
