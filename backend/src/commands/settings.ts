import { readFile } from "node:fs/promises";
import { settingUpdateSchemas } from "@confiserie/domain/contract/medusa-admin";
import {
	SETTING_GROUPS,
	SETTING_LABELS,
	SETTING_SCHEMAS,
	type SettingGroup,
} from "@confiserie/domain/shop/shop-settings";
import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { OPERATOR } from "../modules/foundations/audit";
import { readSettings, shopSettings } from "../modules/foundations/settings";
import { applySettings } from "../workflows/settings/apply-settings";
import { CommandFailure, say, shopCommand } from "./command";
import { explainFile, typedPath } from "./typed-path";

const fileSchema = z.partialRecord(z.enum(SETTING_GROUPS), z.record(z.string(), z.unknown()));

/**
 * `settings`: every setting as JSON; `settings <file>`: sets those that a file of the same form names, the others stay. For a
 * shop that is not to open before its company data is there, and to take settings from a trial to the real shop.
 */
export const settings = shopCommand({
	words: [0, 1],
	options: {},
	run: async ({ scope, words: [typed] }) => {
		if (typed === undefined) say(JSON.stringify(await valuesOf(scope), null, "\t"));
		else await apply(scope, await readGroups(typed));
		return 0;
	},
});

async function valuesOf(scope: MedusaContainer) {
	const { delivery, shipping, deposit, shop } = await readSettings(shopSettings(scope).database);
	return { delivery: delivery.value, shipping: shipping.value, deposit: deposit.value, shop: shop.value };
}

async function readGroups(typed: string): Promise<z.output<typeof fileSchema>> {
	const text = await readFile(typedPath(typed), "utf8").catch(explainFile(typed));
	try {
		return fileSchema.parse(JSON.parse(text));
	} catch {
		const groups = SETTING_GROUPS.map((group) => `"${group}"`).join(", ");
		throw new CommandFailure(`${typed} n'est pas un fichier JSON de réglages, avec les groupes ${groups}.`);
	}
}

/** Every group is checked before the first is written. */
async function apply(scope: MedusaContainer, given: z.output<typeof fileSchema>): Promise<void> {
	const before = await readSettings(shopSettings(scope).database);
	const changes = SETTING_GROUPS.flatMap((group) => {
		const fields = given[group];
		return fields ? [{ group, value: checked(group, { ...before[group].value, ...fields }) }] : [];
	});
	for (const { group, value } of changes) {
		const { version } = before[group];
		await applySettings(scope, { group, value, version, actor: OPERATOR });
		say(`✓ ${SETTING_LABELS[group]}`);
	}
}

function checked(group: SettingGroup, value: object) {
	const parsed = SETTING_SCHEMAS[group].strict().safeParse(value);
	const saved = parsed.success ? settingUpdateSchemas[group].safeParse({ ...parsed.data, version: "" }) : parsed;
	if (parsed.success && saved.success) return parsed.data;
	const faults = (saved.error?.issues ?? []).map(({ path, message }) => `${[group, ...path].join(".")} : ${message}`);
	throw new CommandFailure(faults.join("\n  "));
}
