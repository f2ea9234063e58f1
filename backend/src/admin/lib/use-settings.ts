import { auditParts } from "@confiserie/domain/audit-words";
import { changedFields } from "@confiserie/domain/changed-fields";
import { type Settings, settingsSchema } from "@confiserie/domain/contract/medusa-admin";
import { SETTING_BEGINS, SETTING_SCHEMAS, type SettingGroup } from "@confiserie/domain/shop-settings";
import { toast, usePrompt } from "@medusajs/ui";
import { useState } from "react";
import { AdminProblem, call, messageOf } from "./call";

/** The settings as they are now. */
export function readSettings(signal?: AbortSignal): Promise<Settings> {
	return call("/settings", settingsSchema, signal ? { signal } : {});
}

/** Saves a group, once what would change was shown and agreed to. What is wrong is said at once, by the very schema that the server uses. */
export function useSave<Group extends SettingGroup>(
	group: Group,
	{ value: before, version }: Settings[Group],
	onSettings: (settings: Settings) => void,
) {
	const confirm = usePrompt();
	const [problems, setProblems] = useState<Record<string, string>>({});
	const [isBusy, setBusy] = useState(false);
	const save = async (value: Record<string, unknown>) => {
		const parsed = SETTING_SCHEMAS[group].safeParse(value);
		setProblems(
			parsed.success
				? {}
				: Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])),
		);
		if (!parsed.success || isBusy) return;
		const changes = auditParts(changedFields<unknown>({ ...before }, { ...parsed.data }));
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
		if (!isAgreed) return;
		setBusy(true);
		try {
			const body = { ...parsed.data, version };
			onSettings(await call(`/settings/${group}`, settingsSchema, { method: "PUT", body }));
			toast.success("Réglages enregistrés", { description: "La boutique suit dans les secondes." });
		} catch (cause) {
			if (cause instanceof AdminProblem) setProblems(cause.fields);
			toast.error(messageOf(cause));
			if (cause instanceof AdminProblem && cause.code === "SETTINGS_CHANGED") onSettings(await readSettings());
		} finally {
			setBusy(false);
		}
	};
	return { problems, isBusy, save };
}
