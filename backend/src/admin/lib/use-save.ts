import { auditParts } from "@confiserie/domain/admin/audit-words";
import { changedFields } from "@confiserie/domain/admin/changed-fields";
import { type Settings, settingsSchema } from "@confiserie/domain/contract/medusa-admin";
import { SETTING_BEGINS, SETTING_SCHEMAS, type SettingGroup } from "@confiserie/domain/shop/shop-settings";
import { toast, usePrompt } from "@medusajs/ui";
import { useState } from "react";
import { call, useChange, useShop } from "./shop";

const SETTINGS = "/shop/settings";

export const useSettings = () => useShop(SETTINGS, settingsSchema);

/** Saves a group after a prompt that lists the changes. Checks with the server's own schema first. */
export function useSave<Group extends SettingGroup>(group: Group, { value: before, version }: Settings[Group]) {
	const confirm = usePrompt();
	const [problems, setProblems] = useState<Record<string, string>>({});
	const { mutate, isPending } = useChange({
		run: (body: Record<string, unknown>) => call(`${SETTINGS}/${group}`, settingsSchema, { method: "PUT", body }),
		path: SETTINGS,
		replaces: true,
		onDone: () => toast.success("Réglages enregistrés", { description: "La boutique suit dans les secondes." }),
	});
	const save = async (value: Record<string, unknown>) => {
		const parsed = SETTING_SCHEMAS[group].safeParse(value);
		setProblems(
			parsed.success
				? {}
				: Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])),
		);
		if (!parsed.success || isPending) return;
		const changes = auditParts(changedFields<unknown>({ ...before }, { ...parsed.data }), { ...before });
		if (changes.length === 0) return toast.info("Aucun changement à enregistrer");
		const isAgreed = await confirm({
			title: "Enregistrer ces réglages ?",
			description: [
				...changes.map(({ label, from, to }) => `${label}\u00a0: ${from} → ${to}`),
				SETTING_BEGINS[group],
			].join(" – "),
			confirmText: "Enregistrer",
			cancelText: "Annuler",
			variant: "confirmation",
		});
		if (isAgreed) mutate({ ...parsed.data, version });
	};
	return { problems, isBusy: isPending, save };
}
